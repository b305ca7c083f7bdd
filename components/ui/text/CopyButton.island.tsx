'use client';
import dynamic from 'next/dynamic';
// The styles are part of the document, because those of a lazy chunk would be a separate file that delays the first paint.
import '#components/ui/core/Button.module.css';
import './CopyButton.module.css';
import type { CopyButtonProps } from './CopyButton.client.tsx';

const Button = dynamic(() => import('./CopyButton.client.tsx').then((module) => module.CopyButton));

/** A button that copies the text of an element. */
export function CopyButton(props: CopyButtonProps) {
  return <Button {...props} />;
}

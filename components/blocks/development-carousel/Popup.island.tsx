'use client';
import dynamic from 'next/dynamic';
// The styles are part of the document, because those of a lazy chunk would be a separate file that delays the first paint.
import './Popup.module.css';
import type { PopupItemsProps } from './Popup.client.tsx';

const LazyPopupItems = dynamic(() => import('./Popup.client.tsx').then((module) => module.PopupItems));

/** The interactive part of a {@link Popup}: opens, closes and switches its items. */
export function PopupItems(props: PopupItemsProps) {
  return <LazyPopupItems {...props} />;
}

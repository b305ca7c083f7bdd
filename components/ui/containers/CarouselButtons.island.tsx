'use client';
import dynamic from 'next/dynamic';
// The styles are part of the document, because those of a lazy chunk would be a separate file that delays the first paint.
import './CarouselButtons.module.css';
import type { CarouselButtonsProps } from './CarouselButtons.client.tsx';

const Buttons = dynamic(() => import('./CarouselButtons.client.tsx').then((module) => module.CarouselButtons));

/** Previous and Next buttons for a list that scrolls horizontally, in browsers without native scroll buttons. */
export function CarouselButtons(props: CarouselButtonsProps) {
  return <Buttons {...props} />;
}

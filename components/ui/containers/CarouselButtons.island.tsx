'use client';
import dynamic from 'next/dynamic';
import type { CarouselProps } from './CarouselButtons.client.tsx';

const Buttons = dynamic(() => import('./CarouselButtons.client.tsx').then((module) => module.CarouselButtons));

/** Buttons for a list that scrolls sideways, in browsers that don't draw them themselves. */
export function CarouselButtons(props: CarouselProps) {
  return <Buttons {...props} />;
}

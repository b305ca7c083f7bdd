'use client';
import dynamic from 'next/dynamic';
import type { CarouselProps } from './Carousel.client.tsx';

const CarouselButtons = dynamic(() => import('./Carousel.client.tsx').then((module) => module.CarouselButtons));

/** Buttons for a list that scrolls sideways, in browsers that don't draw them themselves. */
export function Carousel(props: CarouselProps) {
  return <CarouselButtons {...props} />;
}

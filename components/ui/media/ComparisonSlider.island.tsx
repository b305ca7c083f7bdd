'use client';
import dynamic from 'next/dynamic';

const Range = dynamic(() => import('./ComparisonSlider.client.tsx').then((module) => module.ComparisonRange));

/** Moves the line between the two pictures of a `Compare`. */
export function ComparisonDivider() {
  return <Range />;
}

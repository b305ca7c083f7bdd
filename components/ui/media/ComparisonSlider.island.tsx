'use client';
import dynamic from 'next/dynamic';

const Range = dynamic(() => import('./ComparisonSlider.client.tsx').then((module) => module.ComparisonRange));

/** Lets visitors move the line between the two pictures of a `ComparisonSlider`. */
export function ComparisonDivider() {
  return <Range />;
}

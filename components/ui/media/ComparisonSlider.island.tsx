'use client';
import dynamic from 'next/dynamic';
// The styles are part of the document, because those of a lazy chunk would be a separate file that delays the first paint.
import './ComparisonSlider.module.css';

const Range = dynamic(() => import('./ComparisonSlider.client.tsx').then((module) => module.ComparisonRange));

/** Lets visitors move the line between the two pictures of a `ComparisonSlider`. */
export function ComparisonDivider() {
  return <Range />;
}

'use client';
import dynamic from 'next/dynamic';

const Range = dynamic(() => import('./Compare.client.tsx').then((module) => module.DividerRange));

/** Moves the line between the two pictures of a `Compare`. */
export function Divider() {
  return <Range />;
}

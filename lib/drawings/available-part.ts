import type { BuildingFacts } from './building-facts.ts';
import type { Box } from './geometry.ts';

/** Returns the part of a partly available building that can be leased: over its full depth, at the stated position, to scale. */
export function getAvailableBox(facts: BuildingFacts): Box | undefined {
  const { length, depth, totalSquareFeet, availableSquareFeet, availablePosition, floors } = facts;
  if (!length || !depth || !totalSquareFeet || !availableSquareFeet || !availablePosition || floors > 1) return undefined;
  const share = availableSquareFeet / totalSquareFeet;
  if (share >= 1) return undefined;
  const width = length * share;
  const x = { Left: 0, Center: (length - width) / 2, Right: length - width }[availablePosition];
  return { x, y: 0, width, height: depth };
}

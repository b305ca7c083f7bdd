import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import { createCompass } from '#lib/drawings/compass.ts';
import { DrawingSheets } from './DrawingSheets.tsx';

/** Direction and distance of the places around a building. The numbers are those of `getNumberedPlaces`. */
export function DistanceCompass({ facts }: { facts: BuildingFacts }) {
  const drawing = createCompass(facts);
  return drawing ? <DrawingSheets drawing={drawing} /> : null;
}

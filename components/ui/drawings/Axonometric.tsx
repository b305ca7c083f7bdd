import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import { createAxonometric } from '#lib/drawings/axonometric.ts';
import { DrawingSheets } from './DrawingSheets.tsx';

/** The building and its site seen from above, with its dimensions. Nothing is drawn without length, depth and clear height. */
export function Axonometric({ facts }: { facts: BuildingFacts }) {
  const drawing = createAxonometric(facts);
  return drawing ? <DrawingSheets drawing={drawing} /> : null;
}

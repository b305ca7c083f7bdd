import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import { createSection } from '#lib/drawings/section.ts';
import { DrawingSheets } from './DrawingSheets.tsx';

/** A section through the docks of a building, to scale. Nothing is drawn without a clear height. */
export function SectionDrawing({ facts }: { facts: BuildingFacts }) {
  const drawing = createSection(facts);
  return drawing ? <DrawingSheets drawing={drawing} /> : null;
}

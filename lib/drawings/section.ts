/** Section through the building at its docks, to scale: clear height, speed bay and typical bays, with a trailer and a person for size. */
import { formatWhole } from '#lib/format/number.ts';
import type { BuildingFacts } from './building-facts.ts';
import { type Drawing, sheetWidths } from './geometry.ts';
import { annotateSection } from './section-annotations.ts';
import { getBays, getLevels, type SectionContext } from './section-levels.ts';
import { drawSection } from './section-shapes.ts';

const UNKNOWN_BAYS_SHOWN = 120;
/** What is shown of the bay after the last column. */
const SHOWN_BEYOND = 16;

export function createSection(facts: BuildingFacts): Drawing | undefined {
  if (!facts.clearHeight) return undefined;
  const bays = getBays(facts);
  const end = bays.length > 0 ? (bays.at(-1) ?? 0) + SHOWN_BEYOND : UNKNOWN_BAYS_SHOWN;
  const context = { facts, levels: getLevels(facts), bays, end, clearHeight: facts.clearHeight };
  return {
    title: 'Cross section',
    description: describeSection(context),
    shapes: drawSection(context),
    wide: annotateSection(context, sheetWidths.wide),
    narrow: annotateSection(context, sheetWidths.narrow),
  };
}

function describeSection({ facts, levels, clearHeight }: SectionContext): string {
  const floors = levels.length > 1 ? `${levels.length} floors, each ` : '';
  const bays = facts.columnSpacingDepth ? ` Bays are ${formatWhole(facts.columnSpacingDepth)} feet deep` : '';
  const speedBay = bays && facts.speedBay ? `; the speed bay is ${formatWhole(facts.speedBay)} feet deep` : '';
  return `${floors}${formatWhole(clearHeight)} feet clear at the first column line.${bays}${speedBay}${bays ? '.' : ''}`;
}

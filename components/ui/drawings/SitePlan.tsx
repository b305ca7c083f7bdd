import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import { createSitePlan, getStreetName } from '#lib/drawings/site-plan.ts';
import { DrawingSheets } from './DrawingSheets.tsx';

type Props = {
  facts: BuildingFacts;
  /** The address of the building. Its street is named on the side of the site that the facts state. */
  address?: string | null | undefined;
};

/** The site plan of a building, to scale. Nothing is drawn without the building’s length and depth. */
export function SitePlan({ facts, address }: Props) {
  const drawing = createSitePlan(facts, { street: getStreetName(address) });
  return drawing ? <DrawingSheets drawing={drawing} /> : null;
}

/** How planned buildings, which have not been completed, are shown. */
import { type BuildingFacts, canDrawBuilding } from '#lib/drawings/building-facts.ts';

type Status = { readonly slug: string | null };

const isPlanned = (status: Status | null | undefined): boolean => status?.slug === 'under-construction';

/** Whether a card shows the building as a drawing even if it has a picture: it is planned, and its facts are enough for a drawing. */
export const isShownAsDrawing = (status: Status | null | undefined, facts: BuildingFacts | null | undefined): boolean =>
  isPlanned(status) && facts != null && canDrawBuilding(facts);

/** Returns the end of a picture caption: the year of completion, or that the building is planned. Undefined if the year is not known. */
export function describePicture(status: Status | null | undefined, yearBuilt: number | null | undefined): string | undefined {
  if (isPlanned(status)) return 'planned building';
  return yearBuilt ? `built ${yearBuilt}` : undefined;
}

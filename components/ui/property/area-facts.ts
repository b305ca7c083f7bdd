import { formatWhole } from '#lib/format/number.ts';

type Areas = { availableSquareFeet: number | null; totalSquareFeet: number | null };
type AreaFact = { label: string; value: string };

/**
 * Returns the areas of a building as facts: the space that can be leased, and the whole building if it is larger. A leased building has no available
 * space, so the two are never confused.
 */
export function listAreaFacts(areas: Areas | null | undefined): { available: AreaFact | null; building: AreaFact | null } {
  const { availableSquareFeet: available, totalSquareFeet: total } = areas ?? {};
  return {
    available: available ? { label: 'Available sq ft', value: formatWhole(available) } : null,
    building: total && total !== available ? { label: 'Building sq ft', value: formatWhole(total) } : null,
  };
}

type Areas = { availableSquareFeet: number | null; totalSquareFeet: number | null };

/**
 * Returns the label of the area on the card of a building. If only a part of the building is available, the label says so, because the other facts on
 * the card describe the whole building.
 */
export function getAreaLabel(facts: Areas | null | undefined): string {
  return facts?.availableSquareFeet && facts.availableSquareFeet !== facts.totalSquareFeet ? 'Sq ft available' : 'Square feet';
}

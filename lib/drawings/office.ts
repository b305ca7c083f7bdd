import type { BuildingFacts } from './building-facts.ts';
import type { Box } from './geometry.ts';

const MAX_DEPTH = 60;

/**
 * Returns the outline of the office on the ground floor: at its stated position, with its stated area. Its proportions are not a fact; it is at most
 * as deep as the usual first bay. Undefined if the position or the size is not known, or if it does not fit.
 */
export function getOfficeBox(facts: BuildingFacts): Box | undefined {
  const { length, depth, officeSquareFeet, officeFloors, officePosition } = facts;
  if (!length || !depth || !officeSquareFeet || !officePosition) return undefined;
  const area = officeSquareFeet / officeFloors;
  if (area > (length * depth) / 2) return undefined;
  let officeDepth = Math.min(MAX_DEPTH, depth / 2, Math.sqrt(area) * 0.75);
  if (area / officeDepth > length * 0.6) officeDepth = area / (length * 0.6);
  const width = area / officeDepth;
  const x = { 'Front left': 0, 'Front center': (length - width) / 2, 'Front right': length - width }[officePosition];
  return { x, y: depth - officeDepth, width, height: officeDepth };
}

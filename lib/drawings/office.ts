import type { BuildingFacts } from './building-facts.ts';
import type { Box } from './geometry.ts';
import { placeRooms } from './room-layout.ts';

const MAX_DEPTH = 60;
const MIN_DEPTH = 12;

/**
 * Returns the outline of the office on the ground floor: at its stated position, with its stated area. Its proportions are not a fact; it is at most
 * as deep as the usual first bay. Undefined if the position or the size is not known, or if it does not fit.
 */
export function getOfficeBox(facts: BuildingFacts): Box | undefined {
  const { length, depth, officeSquareFeet, officeFloors, officePosition } = facts;
  if (!length || !depth || !officeSquareFeet || !officePosition) return undefined;
  const area = officeSquareFeet / officeFloors;
  if (area > (length * depth) / 2) return undefined;
  const depthOfRooms = Math.max(0, ...placeRooms(facts).map(({ box }) => box.y + box.height));
  const freeDepth = depthOfRooms > 0 ? depth - depthOfRooms : depth / 2;
  const officeDepth = Math.min(freeDepth, Math.max(Math.min(MAX_DEPTH, Math.sqrt(area) * 0.75), area / (length * 0.6)));
  const width = area / officeDepth;
  if (officeDepth < MIN_DEPTH || width > length) return undefined;
  const x = { 'Front left': 0, 'Front center': (length - width) / 2, 'Front right': length - width }[officePosition];
  return { x, y: depth - officeDepth, width, height: officeDepth };
}

/** Column lines: numbers along the length, letters along the depth. */
import type { BuildingFacts } from './building-facts.ts';

export type ColumnGrid = {
  /** Positions of the numbered lines, from left to right. */
  x: readonly number[];
  /** Positions of the lettered lines, from rear to front. */
  y: readonly number[];
};

/** Returns the column lines, or undefined if the bay sizes are not known. Bays are exactly as stated; those at the ends take up the difference. */
export function getColumnGrid(facts: BuildingFacts): ColumnGrid | undefined {
  const { length, depth, columnSpacingLength, columnSpacingDepth } = facts;
  if (!length || !depth || !columnSpacingLength || !columnSpacingDepth) return undefined;
  return { x: divideIntoBays(0, length, columnSpacingLength), y: getLinesAlongDepth(facts, depth, columnSpacingDepth) };
}

function getLinesAlongDepth({ speedBay, sides }: BuildingFacts, depth: number, spacing: number): number[] {
  const hasSpeedBay = (side: 'Front' | 'Rear') => speedBay !== undefined && sides.some((item) => item.side === side && item.dockDoors > 0);
  const rear = hasSpeedBay('Rear') ? (speedBay ?? 0) : 0;
  const front = hasSpeedBay('Front') ? (speedBay ?? 0) : 0;
  if (depth - rear - front < spacing / 2) return divideIntoBays(0, depth, spacing);
  return [...(rear ? [0] : []), ...divideIntoBays(rear, depth - front, spacing), ...(front ? [depth] : [])];
}

function divideIntoBays(from: number, to: number, spacing: number): number[] {
  const length = to - from;
  const count = Math.max(1, Math.round(length / spacing));
  if (count < 3) return Array.from({ length: count + 1 }, (_, index) => from + (length * index) / count);
  const end = (length - (count - 2) * spacing) / 2;
  return [from, ...Array.from({ length: count - 1 }, (_, index) => from + end + index * spacing), to];
}

/** Structural drawings do not use I and O, because they look like 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `A` to `Z`, then `AA`, `AB`, and so on. */
export function getLineLetter(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : `${letters.charAt((Math.floor(index / letters.length) - 1) % letters.length)}${last}`;
}

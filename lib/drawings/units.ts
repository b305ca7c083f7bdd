import { formatArea } from '#lib/format/measure.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import type { Drawing } from './geometry.ts';
import { joinWords } from './words.ts';

/** `key` stands for the unit on the drawing. */
export type Unit = { key: string; name: string; squareFeet: number; dockDoors: number; driveInDoors: number };

export type UnitPlan = { units: readonly Unit[]; drawing: Drawing };

export function describeUnit({ name, squareFeet, dockDoors, driveInDoors }: Unit): string {
  const doors = [
    ...(dockDoors > 0 ? [pluralize(dockDoors, 'dock door')] : []),
    ...(driveInDoors > 0 ? [pluralize(driveInDoors, 'drive-in door')] : []),
  ];
  return `${name}: ${formatArea(squareFeet).us}${doors.length > 0 ? `, ${joinWords(doors)}` : ''}.`;
}

/** Which part of a list the address asks for: `?list=3&after=12` is what comes after the first twelve of the list that calls itself 3. */
import type { FieldSpecs } from '../../core/builder.ts';
import { type AddressParameter, parameterOf } from '../address-parameters.ts';

/** A part of a list, in numbers: positions can be counted, so that pages have numbers, which cursors have not. */
export type ListPart = {
  /** What the list is called in the address. */
  list: string;
  /** How many stand before the part. */
  position: number;
  /** How many one part holds. */
  size: number;
  /** How many the whole list holds. */
  total: number;
};

/** Further down a list nobody reads on by pages, and each page would cost all before it. */
const MAX_POSITION = 10_000;

/** @returns how many stand before the part that is asked for: always whole parts, 0 for what cannot be understood */
export function positionIn(list: string, size: number, parameters: readonly AddressParameter[] | null | undefined): number {
  if (parameterOf(parameters, 'list') !== list) return 0;
  const after = Number(parameterOf(parameters, 'after'));
  return Number.isInteger(after) && after > 0 && after <= MAX_POSITION ? after - (after % size) : 0;
}

export const listPartFields: FieldSpecs = {
  list: { type: 'String!', description: 'What the list is called in the address, as the parameter `list`.' },
  position: { type: 'Int!', description: 'How many stand before this part; the parameter `after` asks for another.' },
  size: { type: 'Int!', description: 'How many one part holds.' },
  total: { type: 'Int!', description: 'How many the whole list holds.' },
};

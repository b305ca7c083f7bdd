/** Shared by the functions that write the highlights of buildings. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import type { Building } from './building.ts';

export type Highlight = readonly [title: string, text: string];
/** Null if the building does not have what the highlight is about. */
export type DescribeHighlight = (item: Building) => Highlight | null;

export const getDetail = (item: Building, name: string): string => item.details.find(([title]) => title === name)?.[1] ?? '';

/** `CO₂ cascade, 1,150 tons` → `CO₂ cascade` and `1,150 tons` */
export const splitAtFirstComma = (text: string) => text.split(/, (.+)/, 2);

export const endWithPeriod = (text: string) => `${toUpperFirst(text)}.`;

/** Describes a detail that has no field of its own. */
export const describeDetail =
  (name: string, describe: (value: string) => Highlight): DescribeHighlight =>
  (item) => {
    const value = getDetail(item, name);
    return value ? describe(value) : null;
  };

/** Describes the power of a building under a title that says what it is for. */
export const describePowerAs =
  (title: string): DescribeHighlight =>
  ({ power, status }) => [title, `${power}, ${status === 'under-construction' ? 'included at delivery' : 'already in place'}.`];

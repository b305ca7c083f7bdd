/** What the functions that write highlights of buildings share. */
import type { Building } from './building.ts';

export type Highlight = readonly [title: string, text: string];
export type Describe = (item: Building) => Highlight | null;

export const getDetail = (item: Building, name: string): string => item.details.find(([title]) => title === name)?.[1] ?? '';

/** `CO₂ cascade, 1,150 tons` → `CO₂ cascade` and `1,150 tons` */
export const splitAtFirstComma = (text: string) => text.split(/, (.+)/, 2);

export const endWithPeriod = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A highlight from a detail that has no field of its own. */
export const fromDetail =
  (name: string, getTitle: (value: string) => Highlight): Describe =>
  (item) => {
    const value = getDetail(item, name);
    return value ? getTitle(value) : null;
  };

export const getPowerState = ({ status }: Building) => (status === 'under-construction' ? 'part of the delivery' : 'installed today');

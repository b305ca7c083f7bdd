import { expect, test } from 'vitest';
import { listAlternatives } from './text-alternatives.ts';
import type { InterpretedPart } from './text/interpret.ts';
import { neutral } from './text/segment.ts';

const near: InterpretedPart = {
  text: 'near reno',
  label: 'within 35 miles of Reno, NV',
  kind: 'near',
  condition: { near: { latitude: 39.5, longitude: -119.8, radiusMiles: 35 }, place: 'Reno, NV' },
};
const size: InterpretedPart = { text: '90k', label: 'about 90,000 sq ft', kind: 'size', condition: { facts: {}, aboutSquareFeet: 90_000 } };
const date: InterpretedPart = {
  text: 'by 2027',
  label: 'available by 2027',
  kind: 'date',
  condition: { facts: { availableBy: '2027-12-31' } },
};
const buildToSuit: InterpretedPart = {
  text: 'bts',
  label: 'Under construction',
  kind: 'status',
  isEssential: true,
  condition: { queries: neutral("'value:under construction'") },
};
const rail: InterpretedPart = { text: 'rail', label: 'Rail-served', kind: 'feature', condition: { features: ['rail'] } };

test.each([
  ['a place and a part that is essential', [near, buildToSuit]],
  ['a size and a feature', [size, rail]],
  ['a date, a size and a feature', [date, size, rail]],
  ['a size and parts without a place', [date, size, rail, buildToSuit]],
  ['all kinds', [date, size, rail, near, buildToSuit]],
])('the alternatives of %s are different', (_name, parts) => {
  const labels = listAlternatives(parts)
    // A part alone can be what another alternative leaves.
    .filter(({ length }) => length > 1)
    .map((alternative) =>
      alternative
        .map(({ label }) => label)
        .toSorted()
        .join(' + '),
    );
  expect(labels).toEqual([...new Set(labels)]);
});

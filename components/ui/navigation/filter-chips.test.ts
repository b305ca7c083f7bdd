import { expect, test } from 'vitest';
import { listFilterChips } from './filter-chips.ts';

const filter = {
  uri: '/team/',
  name: 'department',
  allLabel: 'Everyone',
  options: [
    { value: 'leasing', label: 'Leasing', count: 2 },
    { value: 'research', label: 'Research', count: 0 },
  ],
  value: null,
  kept: [],
} as const;

test('links to each choice and leaves out those that show nothing', () => {
  expect(listFilterChips(filter)).toEqual([
    { href: '/team/', title: 'Everyone', current: true },
    { href: '/team/?department=leasing', title: 'Leasing (2)', current: false },
  ]);
});

test('keeps the other filters, in canonical order, and the current choice', () => {
  expect(
    listFilterChips({
      ...filter,
      value: 'research',
      kept: [
        { name: 'sort', value: 'name' },
        { name: 'region', value: 'texas' },
      ],
    }),
  ).toEqual([
    { href: '/team/?region=texas&sort=name', title: 'Everyone', current: false },
    { href: '/team/?region=texas&sort=name&department=leasing', title: 'Leasing (2)', current: false },
    { href: '/team/?region=texas&sort=name&department=research', title: 'Research (0)', current: true },
  ]);
});

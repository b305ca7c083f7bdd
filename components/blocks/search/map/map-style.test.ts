import { expect, test } from 'vitest';
import { createMapStyle } from './map-style.ts';

test('the map names the source of its states, roads and cities', () => {
  const colors = { water: '#000', land: '#111', border: '#222', road: '#333', text: '#fff', quietText: '#ccc' };
  const { sources } = createMapStyle(colors);
  const attributions = Object.values(sources).map((source) => ('attribution' in source ? source.attribution : undefined));
  expect(attributions).toEqual([
    'States: US Census Bureau',
    'Interstates: simplified routes',
    expect.stringMatching(/^Cities: .*GeoNames/),
  ]);
});

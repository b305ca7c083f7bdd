import { expect, test } from 'vitest';
import { createEmptyStyle, listMapParts } from './map-style.ts';

const colors = { water: '#000', land: '#111', border: '#222', road: '#333', text: '#fff', quietText: '#ccc' };

test('the map names the source of its states, roads and cities', () => {
  const sources = listMapParts(colors).flatMap(({ createSource }) => createSource?.() ?? []);
  expect(sources.map(({ attribution }) => attribution)).toEqual([
    'States: US Census Bureau',
    'Interstates: simplified routes',
    expect.stringMatching(/^Cities: .*GeoNames/),
  ]);
});

test('each part is added after the source that its layers draw, and each layer once', () => {
  const added = new Set<string>();
  const ids = createEmptyStyle(colors).layers.map(({ id }) => id);
  for (const { source, createSource, layers } of listMapParts(colors)) {
    if (createSource) added.add(source);
    expect(added).toContain(source);
    for (const layer of layers) expect([layer.id, 'source' in layer && layer.source]).toEqual([layer.id, source]);
    ids.push(...layers.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(8);
});

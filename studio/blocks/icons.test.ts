import { expect, test } from 'vitest';
import { siteBlocks } from './declaration.ts';
import { getIcon } from './icons.ts';

test('the icon of every block has a drawing', () => {
  expect([...siteBlocks.values()].filter(({ icon }) => !getIcon(icon)).map(({ name, icon }) => `${name}: ${icon}`)).toEqual([]);
});

test('an unknown icon has none', () => {
  expect(getIcon('carrot')).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { ContentStore } from '../../store/content-store.ts';
import { fillPattern } from './title-patterns.ts';

const store = { option: async () => ({ title: 'Causeway' }) } as unknown as ContentStore;

test.each(['constructor', '__proto__', 'toString', 'unknown'])('the unknown variable %s is removed', async (name) => {
  expect(await fillPattern(`%%title%% %%${name}%% %%sep%% %%sitename%%`, { title: 'News' }, { store })).toBe('News | Causeway');
});

test.each([
  ['%%title%% %%page%% %%sep%% %%sitename%%', 'sc-dash', 'News - Causeway'],
  ['%%sep%% %%title%% %%sep%%', '', 'News'],
  ['%%cf_subtitle%% %%title%%', '', 'News'],
  ['%%term-custom%%', '', ''],
  ['No variables  here', '', 'No variables  here'],
])('the pattern %j with the separator %j becomes %j', async (pattern, separator, expected) => {
  const withSeparator = {
    option: async (name: string) => (name === 'seo' ? { meta: { config: { separator } } } : { title: 'Causeway' }),
  } as unknown as ContentStore;
  expect(await fillPattern(pattern, { title: 'News' }, { store: withSeparator })).toBe(expected);
});

test('a value is computed only for a pattern that contains its variable', async () => {
  let calls = 0;
  const variables = { title: 'News', category: () => `Category ${++calls}` };
  await fillPattern('%%title%%', variables, { store });
  expect(calls).toBe(0);
  expect(await fillPattern('%%category%% and %%category%%', variables, { store })).toBe('Category 1 and Category 1');
});

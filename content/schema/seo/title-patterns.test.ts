import { expect, test } from 'vitest';
import type { ContentStore } from '../../store/content-store.ts';
import { fillPattern } from './title-patterns.ts';

const store = { option: async () => ({ title: 'Causeway' }) } as unknown as ContentStore;

test.each(['constructor', '__proto__', 'toString', 'unknown'])('the unknown variable %s is removed', async (name) => {
  expect(await fillPattern(`%%title%% %%${name}%% %%sep%% %%sitename%%`, { title: 'News' }, { store })).toBe('News | Causeway');
});

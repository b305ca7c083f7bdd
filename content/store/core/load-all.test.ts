import DataLoader from 'dataloader';
import { expect, test } from 'vitest';
import { loadAll } from './load-all.ts';

test('loads the values in one batch, in the order of their keys', async () => {
  const batches: (readonly number[])[] = [];
  const loader = new DataLoader<number, string>(async (keys) => {
    batches.push(keys);
    return keys.map((key) => `value ${key}`);
  });
  expect(await loadAll(loader, [2, 1])).toEqual(['value 2', 'value 1']);
  expect(batches).toEqual([[2, 1]]);
});

test('a failed statement is an error, not a list without values', async () => {
  const loader = new DataLoader<number, string>(() => Promise.reject(new Error('The connection was lost.')));
  await expect(loadAll(loader, [1, 2])).rejects.toThrow('The connection was lost.');
});

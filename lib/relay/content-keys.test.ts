import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ANY_KEY, collectContentKeys, recordContentKeys } from './content-keys.ts';

const respond = (keys: string) => new Headers({ 'x-graphql-keys': keys });

async function render(responses: readonly Headers[]): Promise<string[]> {
  const keys = new Set<string>();
  await collectContentKeys(keys, async () => {
    await Promise.all(
      responses.map(async (headers) => {
        await sleep(1);
        recordContentKeys(headers);
      }),
    );
  });
  return [...keys];
}

test('a render collects the keys of all its responses, once each', async () => {
  expect(await render([respond('a b'), respond(' b  c ')])).toEqual(['a', 'b', 'c']);
});

test('renders at the same time do not mix their keys', async () => {
  const renders = Array.from({ length: 50 }, (_, index) => render([respond(`a${index}`), respond(`b${index}`)]));
  expect(await Promise.all(renders)).toEqual(Array.from({ length: 50 }, (_, index) => [`a${index}`, `b${index}`]));
});

test('a response without keys may depend on anything', async () => {
  expect(await render([respond('a'), new Headers()])).toEqual(['a', ANY_KEY]);
});

test('a copy of this module, such as the one in the build, records keys for the same render', async () => {
  const copyUrl = './content-keys.ts?copy';
  const copy = (await import(/* @vite-ignore */ copyUrl)) as { recordContentKeys: typeof recordContentKeys };
  expect(copy.recordContentKeys).not.toBe(recordContentKeys);
  const keys = new Set<string>();
  collectContentKeys(keys, () => copy.recordContentKeys(respond('a')));
  expect([...keys]).toEqual(['a']);
});

test('nothing is recorded outside of a render', () => {
  expect(() => recordContentKeys(respond('a'))).not.toThrow();
});

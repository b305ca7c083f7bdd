import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CanvasDocument, createBlockRenderer, type BlockToRender } from './block-renderer.ts';

type Call = {
  blocks: readonly BlockToRender[];
  signal: AbortSignal;
  post: number | undefined;
  respond: (document?: Partial<CanvasDocument>) => Promise<void>;
  fail: () => Promise<void>;
};

function createHarness() {
  const calls: Call[] = [];
  const renderer = createBlockRenderer({
    send: (blocks, signal, post) => {
      const { promise, resolve, reject } = Promise.withResolvers<CanvasDocument>();
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      const settle = async (action: () => void) => {
        action();
        await vi.advanceTimersByTimeAsync(0);
      };
      calls.push({
        blocks,
        signal,
        post,
        respond: (document = {}) =>
          settle(() =>
            resolve({
              stylesheets: [],
              styles: '',
              symbols: '',
              blocks: Object.fromEntries(blocks.map(({ clientId, markup }) => [clientId, `<p>${markup}</p>`])),
              ...document,
            }),
          ),
        fail: () => settle(() => reject(new Error('The site is away.'))),
      });
      return promise;
    },
  });
  const show = (clientId: string, markup: string) => renderer.update({ clientId, markup, isFirst: false });
  return { calls, renderer, show };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('blocks that change together are sent in one request', async () => {
  const { calls, renderer, show } = createHarness();
  show('a', '1');
  show('b', '2');
  await wait(50);
  expect(calls.map(({ blocks }) => blocks.map(({ clientId }) => clientId))).toEqual([['a', 'b']]);
  await calls[0]?.respond();
  expect(renderer.get('a')).toEqual({ html: '<p>1</p>', isLoading: false, error: null });
});

test('a change is sent after a pause, and the last rendering stays until the next one has arrived', async () => {
  const { calls, renderer, show } = createHarness();
  show('a', '1');
  await wait(50);
  await calls[0]?.respond();
  for (const markup of ['12', '123', '1234']) {
    show('a', markup);
    await wait(60);
  }
  expect(calls).toHaveLength(1);
  await wait(150);
  expect(calls[1]?.blocks.map(({ markup }) => markup)).toEqual(['1234']);
  expect(renderer.get('a')).toEqual({ html: '<p>1</p>', isLoading: true, error: null });
  await calls[1]?.respond();
  expect(renderer.get('a').html).toBe('<p>1234</p>');
});

test('a request is aborted when all its blocks have changed since, and a late response is ignored', async () => {
  const { calls, renderer, show } = createHarness();
  show('a', '1');
  show('b', '1');
  await wait(50);
  show('a', '2');
  expect(calls[0]?.signal.aborted).toBe(false);
  show('b', '2');
  expect(calls[0]?.signal.aborted).toBe(true);
  await wait(200);
  await calls[1]?.respond();
  expect([renderer.get('a').html, renderer.get('b').html]).toEqual(['<p>2</p>', '<p>2</p>']);
});

test('the rendering of an earlier version comes from the cache', async () => {
  const { calls, renderer, show } = createHarness();
  show('a', '1');
  await wait(50);
  await calls[0]?.respond();
  show('a', '2');
  await wait(200);
  await calls[1]?.respond();
  show('a', '1');
  expect(renderer.get('a')).toEqual({ html: '<p>1</p>', isLoading: false, error: null });
  await wait(500);
  expect(calls).toHaveLength(2);
});

test('while the site cannot be reached, the last rendering stays with the reason, and the request is repeated', async () => {
  const { calls, renderer, show } = createHarness();
  show('a', '1');
  await wait(50);
  await calls[0]?.respond();
  show('a', '2');
  await wait(200);
  await calls[1]?.fail();
  expect(renderer.get('a')).toEqual({ html: '<p>1</p>', isLoading: false, error: 'The site is away.' });
  await wait(1_100);
  // Later attempts are less frequent.
  await calls[2]?.fail();
  await wait(1_100);
  expect(calls).toHaveLength(3);
  await wait(1_000);
  await calls[3]?.respond();
  expect(renderer.get('a')).toEqual({ html: '<p>2</p>', isLoading: false, error: null });
});

test('many blocks are sent in several requests', async () => {
  const { calls, show } = createHarness();
  for (let index = 0; index < 60; index += 1) show(`block-${index}`, String(index));
  await wait(50);
  expect(calls.map(({ blocks }) => blocks.length)).toEqual([25, 25, 10]);
});

test('a removed block ends its request', async () => {
  const { calls, renderer, show } = createHarness();
  show('a', '1');
  await wait(50);
  renderer.remove('a');
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('a block that is preloaded is not requested again when it is shown', async () => {
  const { calls, renderer, show } = createHarness();
  renderer.preload(7, [{ markup: '1', isFirst: false }]);
  expect(calls[0]?.post).toBe(7);
  show('a', '1');
  await wait(500);
  expect(calls).toHaveLength(1);
  expect(renderer.get('a').isLoading).toBe(true);
  await calls[0]?.respond();
  expect(renderer.get('a')).toEqual({ html: '<p>1</p>', isLoading: false, error: null });
});

test('a block whose preloading fails is requested as any other', async () => {
  const { calls, renderer, show } = createHarness();
  renderer.preload(7, [{ markup: '1', isFirst: false }]);
  show('a', '1');
  await calls[0]?.fail();
  await wait(50);
  expect(calls.map(({ post }) => post)).toEqual([7, undefined]);
  await calls[1]?.respond();
  expect(renderer.get('a').html).toBe('<p>1</p>');
});

test('a block that has changed before its preloaded rendering arrives shows the change', async () => {
  const { calls, renderer, show } = createHarness();
  renderer.preload(7, [{ markup: '1', isFirst: false }]);
  show('a', '1');
  show('a', '12');
  await wait(500);
  expect(calls[1]?.blocks.map(({ markup }) => markup)).toEqual(['12']);
  await calls[1]?.respond();
  await calls[0]?.respond();
  expect(renderer.get('a').html).toBe('<p>12</p>');
});

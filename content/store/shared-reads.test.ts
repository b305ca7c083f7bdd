import { expect, test, vi } from 'vitest';
import { mapRead } from './core/read-result.ts';
import { createSharedReads } from './shared-reads.ts';
import type { Readers } from './track-reads.ts';

type Read = (...args: unknown[]) => Promise<unknown>;

/** Readers whose only methods are `nodeById` and `getBlocks`. */
function createReaders(read: Read) {
  const readers = { nodeById: vi.fn<Read>(read), getBlocks: vi.fn<Read>(read) };
  return { ...readers, readers: readers as unknown as Readers };
}

test('requests at the same content version share a read', async () => {
  const shared = createSharedReads(100_000);
  const { readers, nodeById } = createReaders(async (id) => ({ id }));
  const first = await shared.share(readers, 1).nodeById(7);
  expect(await shared.share(readers, 1).nodeById(7)).toBe(first);
  expect(await shared.share(readers, 1).nodeById(8)).toEqual({ id: 8 });
  expect(nodeById).toHaveBeenCalledTimes(2);
});

test('after a change, the same read runs again, and a request that began earlier does not bring the old result back', async () => {
  const shared = createSharedReads(100_000);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const before = shared.share(createReaders(() => promise).readers, 1).nodeById(7);
  expect(await shared.share(createReaders(async () => 'new').readers, 2).nodeById(7)).toBe('new');
  resolve('old');
  expect(await before).toBe('old');
  const { readers, nodeById } = createReaders(async () => 'newest');
  expect(await shared.share(readers, 2).nodeById(7)).toBe('new');
  expect(nodeById).not.toHaveBeenCalled();
});

test('a failed read is not shared', async () => {
  const shared = createSharedReads(100_000);
  await expect(shared.share(createReaders(() => Promise.reject(new Error('no'))).readers, 1).nodeById(7)).rejects.toThrow('no');
  expect(await shared.share(createReaders(async () => 'yes').readers, 1).nodeById(7)).toBe('yes');
});

test('a row among the arguments is identified by its id, and by whether the visitor may see its content', async () => {
  const shared = createSharedReads(100_000);
  const { readers, getBlocks } = createReaders(async () => []);
  const read = async (row: object) => await shared.share(readers, 1).getBlocks(row as Parameters<Readers['getBlocks']>[0]);
  const node = { kind: 'node', id: 7, restricted: false, content: 'text' };
  await read(node);
  await read({ ...node });
  expect(getBlocks).toHaveBeenCalledTimes(1);
  await read({ ...node, restricted: true });
  await read({ ...node, id: 8 });
  await read({ ...node, kind: 'term' });
  expect(getBlocks).toHaveBeenCalledTimes(4);
});

test('what a preview link shows is not shared', async () => {
  const shared = createSharedReads(100_000);
  const { readers, getBlocks } = createReaders(async (row) => [
    (row as { unsavedBlocks?: unknown }).unsavedBlocks ? 'unsaved' : 'published',
  ]);
  const read = async (row: object) => await shared.share(readers, 1).getBlocks(row as Parameters<Readers['getBlocks']>[0]);
  const node = { kind: 'node', id: 7, restricted: false, revisionOf: null };
  const preview = { ...node, unsavedBlocks: { kind: 'node', id: 8 } };
  expect(await read(preview)).toEqual(['unsaved']);
  expect(await read(node)).toEqual(['published']);
  expect(await read(preview)).toEqual(['unsaved']);
  await read({ ...node, id: 9, revisionOf: 7 });
  await read({ ...node, id: 9, revisionOf: 7 });
  expect(getBlocks).toHaveBeenCalledTimes(5);
});

test('a shared result cannot be changed', async () => {
  const shared = createSharedReads(100_000);
  const { readers } = createReaders(async () => ({ fields: { list: [{ a: 1 }] } }));
  const result = (await shared.share(readers, 1).nodeById(7)) as unknown as { fields: { list: { a: number }[] } };
  expect(() => result.fields.list.push({ a: 2 })).toThrow(TypeError);
});

test('the memory of results is limited', async () => {
  const shared = createSharedReads(10_000);
  const { readers, nodeById } = createReaders(async (id) => `${String(id)} ${'x'.repeat(1_000)}`);
  for (let id = 0; id < 20; id += 1) await shared.share(readers, 1).nodeById(id);
  await shared.share(readers, 1).nodeById(19);
  expect(nodeById).toHaveBeenCalledTimes(20);
  await shared.share(readers, 1).nodeById(0);
  expect(nodeById).toHaveBeenCalledTimes(21);
});

test('a shared result is mapped at once, and a failed one rejects', async () => {
  const shared = createSharedReads(100_000);
  const { readers } = createReaders(async () => 7);
  const read = shared.share(readers, 1).nodeById(7);
  expect(mapRead(read, String)).toBeInstanceOf(Promise);
  await read;
  expect(mapRead(shared.share(readers, 1).nodeById(7), String)).toBe('7');
  await expect(mapRead(Promise.reject(new Error('no')), String)).rejects.toThrow('no');
});

import { expect, test, vi } from 'vitest';
import { compressPage, type Page } from '../pages/page.ts';
import * as pages from '../pages/page.ts';
import { createDecompressedBodies, type DecompressedBodies, type TakenBody } from './decompressed-bodies.ts';

const create = async (text: string, cacheControl = 'public, max-age=0'): Promise<Page> =>
  await compressPage({ status: 200, headers: ['cache-control', cacheControl], body: Buffer.from(text), freshUntil: 0 }, 5);

vi.mock('../pages/page.ts', { spy: true });

const spyOnDecompression = () => vi.mocked(pages.decompressBody).mockClear();

function take(bodies: DecompressedBodies, page: Page): TakenBody {
  const body = bodies.take(page);
  if (body === null) throw new Error('The body was refused.');
  return body;
}

test('all requests for a page share one decompression and one body', async () => {
  const [bodies, page, decompress] = [createDecompressedBodies(), await create('x'.repeat(1000)), spyOnDecompression()];
  const taken = Array.from({ length: 100 }, () => take(bodies, page));
  const buffers = new Set(await Promise.all(taken.map(({ bytes }) => bytes)));
  expect([buffers.size, [...buffers][0]?.toString()]).toEqual([1, 'x'.repeat(1000)]);
  for (const { release } of taken) release();
  const [buffer] = buffers;
  expect(await take(bodies, page).bytes).toBe(buffer);
  expect(decompress).toHaveBeenCalledTimes(1);
});

test('bodies that are being sent are limited in bytes', async () => {
  const bodies = createDecompressedBodies({ maxBytesInUse: 2000 });
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(async (text) => await create(text.repeat(900))));
  if (!a || !b || !c) throw new Error('A page is missing.');
  const first = take(bodies, a);
  take(bodies, b);
  expect(bodies.take(c)).toBeNull();
  // One more response with the same body needs no more memory.
  expect(bodies.take(a)).not.toBeNull();
  first.release();
  // Releasing it twice has no effect: another response still uses the body.
  first.release();
  await new Promise(setImmediate);
  expect(bodies.take(c)).toBeNull();
});

test('a body larger than the limit is sent if it is the only one', async () => {
  const bodies = createDecompressedBodies({ maxBytesInUse: 10 });
  expect((await take(bodies, await create('x'.repeat(100))).bytes).length).toBe(100);
});

test('the body of a private page is deleted after it has been sent', async () => {
  const [bodies, page, decompress] = [createDecompressedBodies(), await create('secret', 'private, no-store'), spyOnDecompression()];
  for (let count = 1; count <= 2; count++) {
    const body = take(bodies, page);
    await body.bytes;
    body.release();
    await new Promise(setImmediate);
    expect(decompress).toHaveBeenCalledTimes(count);
  }
});

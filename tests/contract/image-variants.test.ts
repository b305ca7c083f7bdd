/** Variants of images that were stored without them, as the seed and imports store images: created on request and in the background. */
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createMissingVariants, createRequestedVariant } from '../../content/commands/media/create-variants.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

const original = resolve('content/seed/media/ext-dock-row.jpg');
const folder = '2024/02';

let content: WritableSite;
let mediaDir: string;
let warnings: string[];

beforeAll(async () => {
  content = await createWritableSite();
});
afterAll(async () => {
  await content.drop();
});
beforeEach(async () => {
  warnings = [];
  mediaDir = await mkdtemp(join(tmpdir(), 'variants-'));
  await mkdir(join(mediaDir, folder), { recursive: true });
});
afterEach(async () => {
  await rm(mediaDir, { recursive: true });
});

const getServices = () => ({ db: content.db, mediaDir, log: (_level: string, message: string) => void warnings.push(message) });
const listVariants = async () => (await readdir(join(mediaDir, folder))).filter((name) => /\.(?:avif|webp)$/.test(name)).toSorted();

test('all variants are created in the background, and images that were checked are not checked again', async () => {
  await copyFile(original, join(mediaDir, folder, 'dock.jpg'));
  const last = await createMissingVariants(getServices(), 0);
  const variants = await listVariants();
  expect(variants).toEqual(expect.arrayContaining(['dock-480.avif', 'dock-480.webp', 'dock-1440.avif', 'dock-1440.webp']));
  for (const name of variants) await rm(join(mediaDir, folder, name));
  expect(await createMissingVariants(getServices(), last)).toBe(last);
  expect(await listVariants()).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a variant is created when it is requested', async () => {
  await copyFile(original, join(mediaDir, folder, 'dock.jpg'));
  expect(await createRequestedVariant(getServices(), `${folder}/dock-960.avif`)).toBe(true);
  expect(await listVariants()).toEqual(['dock-960.avif']);
});

test.each([
  'dock-961.avif',
  'dock-960.jpg',
  'deck-960.avif',
  'dock.avif',
  'dock-960.avif/..',
  'dock-999999999999.webp',
  '../dock-960.avif',
])('%s is no variant', async (name) => {
  await copyFile(original, join(mediaDir, folder, 'dock.jpg'));
  expect(await createRequestedVariant(getServices(), `${folder}/${name}`)).toBe(false);
  expect(await listVariants()).toEqual([]);
});

test('a missing original has no variants, and a damaged one is logged for each', async () => {
  expect(await createRequestedVariant(getServices(), `${folder}/dock-960.avif`)).toBe(false);
  await createMissingVariants(getServices(), 0);
  expect(warnings).toEqual([]);
  await writeFile(join(mediaDir, folder, 'dock.jpg'), 'no image');
  expect(await createRequestedVariant(getServices(), `${folder}/dock-960.avif`)).toBe(false);
  await createMissingVariants(getServices(), 0);
  expect(warnings).toContain('A variant of an image could not be created');
  expect(await listVariants()).toEqual([]);
});

test('a variant of an image that is deleted meanwhile does not stay', async () => {
  await copyFile(original, join(mediaDir, folder, 'dock.jpg'));
  const creation = createRequestedVariant(getServices(), `${folder}/dock-1440.avif`);
  await content.db.updateTable('media_item').set({ file: '2024/02/deck.jpg' }).where('file', '=', `${folder}/dock.jpg`).execute();
  expect(await creation).toBe(false);
  expect(await listVariants()).toEqual([]);
});

test('the service sends a variant that did not exist', async () => {
  const file = join('node_modules/.cache/media', folder, 'dock-960.webp');
  await rm(file, { force: true });
  const get = (method: string, name: string) => fetch(`${inject('contentUrl')}/media/${folder}/${name}`, { method });
  const responses = await Promise.all([get('GET', 'dock-960.webp'), get('HEAD', 'dock-960.webp'), get('GET', 'dock-960.webp')]);
  expect(responses.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)).toEqual(
    Array.from({ length: 3 }, () => '200 image/webp'),
  );
  expect((await get('GET', 'dock-961.webp')).status).toBe(404);
});

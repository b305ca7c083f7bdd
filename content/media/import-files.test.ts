import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureVariant, listVariants } from './image-variants.ts';
import { importFile, importFiles, listFiles, listStoredFiles } from './import-files.ts';
import { UnsupportedMedia } from './process-image.ts';

let folder: string;
const date = new Date('2026-11-05T12:00:00Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function createSource(name: string, bytes: Buffer | string): Promise<{ path: string; name: string; date: Date }> {
  const path = join(folder, `given-${name}`);
  await writeFile(path, bytes);
  return { path, name: name.replace(/\..*/, ''), date };
}

const createImage = (width: number, height: number, background = '#3366cc') =>
  sharp({ create: { width, height, channels: 3, background } });
const media = () => join(folder, 'media');

describe('an image', () => {
  test('gets WordPress’s sizes and modern formats in a folder for its year and month', async () => {
    const { media: imported } = await importFile(media(), await createSource('dock.jpg', await createImage(1000, 500).jpeg().toBuffer()));
    expect(imported).toMatchObject({ file: '2026/11/dock.jpg', mimeType: 'image/jpeg', width: 1000, height: 500 });
    expect(imported.placeholderColor).toMatch(/^#3[23456]6[4567]c[abcde]$/);
    expect(imported.sizes.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      'thumbnail 150x150',
      'medium 300x150',
      'medium_large 768x384',
    ]);
    expect(imported.sources.map(({ mimeType, variants }) => [mimeType, ...variants.map(({ width }) => width)])).toEqual([
      ['image/avif', 480, 960, 1000],
      ['image/webp', 480, 960, 1000],
    ]);
    for (const file of listStoredFiles(imported)) expect((await stat(join(media(), file))).size).toBeGreaterThan(0);
  });

  test('gets each variant when it is needed, and is encoded once for many requests', async () => {
    const { media: imported } = await importFile(media(), await createSource('dock.jpg', await createImage(1000, 500).jpeg().toBuffer()));
    const variant = join(media(), '2026/11/dock-480.avif');
    await expect(stat(variant)).rejects.toThrow('ENOENT');
    const requests = Array.from({ length: 3 }, () => ensureVariant(media(), imported, '2026/11/dock-480.avif'));
    expect(await Promise.all(requests)).toEqual([true, true, true]);
    const { mtimeMs } = await stat(variant);
    expect(await sharp(variant).metadata()).toMatchObject({ format: 'heif', width: 480, height: 240 });
    expect(await ensureVariant(media(), imported, '2026/11/dock-480.avif')).toBe(true);
    expect((await stat(variant)).mtimeMs).toBe(mtimeMs);
    expect(await readdir(join(media(), '.incoming'))).toEqual([]);

    expect(await ensureVariant(media(), imported, '2026/11/dock-481.avif')).toBe(false);
    await rm(join(media(), imported.file));
    expect(await ensureVariant(media(), imported, '2026/11/dock-480.webp')).toBe(false);
  });

  test('loses the variants of an older version of its file', async () => {
    const source = await createSource('dock.jpg', await createImage(1000, 500).jpeg().toBuffer());
    const { media: imported } = await importFile(media(), source);
    await ensureVariant(media(), imported, '2026/11/dock-480.avif');
    await rm(join(media(), '2026/11/dock-300x150.jpg'));
    expect((await importFile(media(), source)).isNew).toBe(true);
    await expect(stat(join(media(), '2026/11/dock-480.avif'))).rejects.toThrow('ENOENT');
  });

  test('is never scaled up', async () => {
    const { media: imported } = await importFile(media(), await createSource('small.png', await createImage(120, 90).png().toBuffer()));
    expect(imported.sizes).toEqual([]);
    expect(imported.sources[0]?.variants.map(({ width }) => width)).toEqual([120]);
  });

  test('loses its metadata, and is stored upright', async () => {
    const withExif = await createImage(400, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Jo Doe' }, IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(withExif).metadata()).exif).toBeDefined();
    const { media: imported } = await importFile(media(), await createSource('turned.jpg', withExif));
    expect([imported.width, imported.height]).toEqual([200, 400]);
    for (const file of listVariants(imported)) await ensureVariant(media(), imported, file);
    for (const file of listFiles(imported)) expect((await sharp(join(media(), file)).metadata()).exif).toBeUndefined();
  });

  test('is processed once, even if the database is lost', async () => {
    const source = await createSource('once.jpg', await createImage(300, 300).jpeg().toBuffer());
    const first = await importFile(media(), source);
    expect(first.isNew).toBe(true);
    expect(await importFile(media(), source)).toEqual({ media: first.media, isNew: false });
    await rm(join(media(), '2026/11/once-150x150.jpg'));
    expect((await importFile(media(), source)).isNew).toBe(true);
  });

  test('never gets the URL of another', async () => {
    const first = await importFile(media(), await createSource('same.jpg', await createImage(200, 200).jpeg().toBuffer()));
    const second = await importFile(media(), await createSource('same.jpg', await createImage(200, 200, '#ffffff').jpeg().toBuffer()));
    expect([first.media.file, second.media.file]).toEqual(['2026/11/same.jpg', '2026/11/same-1.jpg']);
  });
});

describe('other files', () => {
  test('a PDF is stored unchanged', async () => {
    const { media: imported } = await importFile(media(), await createSource('brochure.pdf', '%PDF-1.7\n%%EOF\n'));
    expect(imported).toMatchObject({
      file: '2026/11/brochure.pdf',
      mimeType: 'application/pdf',
      fileSize: 15,
      width: null,
      sizes: [],
      sources: [],
    });
    expect(await readFile(join(media(), imported.file), 'latin1')).toBe('%PDF-1.7\n%%EOF\n');
  });

  test.each([
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    // The extension does not matter.
    ['drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['page.png', '<!doctype html><script>alert(1)</script>'],
    ['empty.jpg', ''],
    ['cut.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('%s is rejected and leaves no files behind', async (name, bytes) => {
    await expect(importFiles(media(), [await createSource(name, bytes)], () => {})).rejects.toThrow(UnsupportedMedia);
    await expect(readdir(media())).rejects.toThrow('ENOENT');
  });
});

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf, keepFile, keepFiles } from './library.ts';
import { UnsupportedMedia } from './picture.ts';

let folder: string;
const date = new Date('2026-11-05T12:00:00Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function given(name: string, bytes: Buffer | string): Promise<{ path: string; name: string; date: Date }> {
  const path = join(folder, `given-${name}`);
  await writeFile(path, bytes);
  return { path, name: name.replace(/\..*/, ''), date };
}

const picture = (width: number, height: number, background = '#3366cc') => sharp({ create: { width, height, channels: 3, background } });
const media = () => join(folder, 'media');

describe('a picture', () => {
  test('gets WordPress’s sizes and modern formats below its year and month', async () => {
    const { media: kept } = await keepFile(media(), await given('dock.jpg', await picture(1000, 500).jpeg().toBuffer()));
    expect(kept).toMatchObject({ file: '2026/11/dock.jpg', mimeType: 'image/jpeg', width: 1000, height: 500 });
    expect(kept.placeholderColor).toMatch(/^#3[23456]6[4567]c[abcde]$/);
    expect(kept.sizes.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      'thumbnail 150x150',
      'medium 300x150',
      'medium_large 768x384',
    ]);
    expect(kept.sources.map(({ mimeType, variants }) => [mimeType, ...variants.map(({ width }) => width)])).toEqual([
      ['image/avif', 480, 960, 1000],
      ['image/webp', 480, 960, 1000],
    ]);
    for (const file of filesOf(kept)) expect((await stat(join(media(), file))).size).toBeGreaterThan(0);
    const avif = await sharp(join(media(), '2026/11/dock-480.avif')).metadata();
    expect([avif.width, avif.height]).toEqual([480, 240]);
  });

  test('is never made larger than it is', async () => {
    const { media: kept } = await keepFile(media(), await given('small.png', await picture(120, 90).png().toBuffer()));
    expect(kept.sizes).toEqual([]);
    expect(kept.sources[0]?.variants.map(({ width }) => width)).toEqual([120]);
  });

  test('loses what its camera noted, and stands upright', async () => {
    const withExif = await picture(400, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Jo Doe' }, IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(withExif).metadata()).exif).toBeDefined();
    const { media: kept } = await keepFile(media(), await given('turned.jpg', withExif));
    expect([kept.width, kept.height]).toEqual([200, 400]);
    for (const file of filesOf(kept)) expect((await sharp(join(media(), file)).metadata()).exif).toBeUndefined();
  });

  test('is processed once, whatever becomes of the database', async () => {
    const source = await given('once.jpg', await picture(300, 300).jpeg().toBuffer());
    const first = await keepFile(media(), source);
    expect(first.made).toBe(true);
    expect(await keepFile(media(), source)).toEqual({ media: first.media, made: false });
    await rm(join(media(), '2026/11/once-300.avif'));
    expect((await keepFile(media(), source)).made).toBe(true);
  });

  test('never takes the address of another', async () => {
    const first = await keepFile(media(), await given('same.jpg', await picture(200, 200).jpeg().toBuffer()));
    const second = await keepFile(media(), await given('same.jpg', await picture(200, 200, '#ffffff').jpeg().toBuffer()));
    expect([first.media.file, second.media.file]).toEqual(['2026/11/same.jpg', '2026/11/same-1.jpg']);
  });
});

describe('other files', () => {
  test('a PDF is kept as it is', async () => {
    const { media: kept } = await keepFile(media(), await given('brochure.pdf', '%PDF-1.7\n%%EOF\n'));
    expect(kept).toMatchObject({
      file: '2026/11/brochure.pdf',
      mimeType: 'application/pdf',
      fileSize: 15,
      width: null,
      sizes: [],
      sources: [],
    });
    expect(await readFile(join(media(), kept.file), 'latin1')).toBe('%PDF-1.7\n%%EOF\n');
  });

  test.each([
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    // A name says nothing about what is in a file.
    ['drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['page.png', '<!doctype html><script>alert(1)</script>'],
    ['empty.jpg', ''],
    ['cut.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('%s is refused and leaves nothing behind', async (name, bytes) => {
    await expect(keepFiles(media(), [await given(name, bytes)], () => {})).rejects.toThrow(UnsupportedMedia);
    await expect(readdir(media())).rejects.toThrow('ENOENT');
  });
});

import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import exif from 'exif-reader';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readImageMeta } from './image-meta.ts';
import { listFiles, importFile } from './import-files.ts';
import { getManifestPathForFile } from './media-manifest.ts';
import { defaultRules, UploadError, type UploadRules } from './upload-rules.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { receiveUpload, type ClaimedFile } from './receive-upload.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

let folder: string;
const date = new Date('2026-11-05T12:00:00Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const receive = (bytes: Buffer | string, claimed: ClaimedFile | string, rules: Partial<UploadRules> = {}) =>
  receiveUpload(
    folder,
    Readable.from([Buffer.from(bytes)]),
    typeof claimed === 'string' ? { name: claimed } : claimed,
    { ...defaultRules, ...rules },
    date,
  );

const createImage = (width = 400, height = 200) => sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** All files in the media folder except manifests. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.made'))
    .toSorted();
}

async function getRejection(bytes: Buffer | string, claimed: ClaimedFile | string, rules: Partial<UploadRules> = {}): Promise<string> {
  const error: unknown = await receive(bytes, claimed, rules).then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UploadError);
  expect(await files()).toEqual([]);
  return (error as Error).message;
}

/** Adds IPTC-IIM in a Photoshop resource, as photo agencies do. */
function withIptc(jpeg: Buffer, words: Record<number, string[]>): Buffer {
  const sets = Object.entries(words).flatMap(([dataset, values]) =>
    values.map((value) => {
      const text = Buffer.from(value);
      return Buffer.concat([Buffer.from([0x1c, 2, Number(dataset), text.length >> 8, text.length & 0xff]), text]);
    }),
  );
  const iim = Buffer.concat(sets);
  const head = Buffer.alloc(12);
  head.write('8BIM', 0, 'latin1');
  head.writeUInt16BE(0x0404, 4);
  head.writeUInt32BE(iim.length, 8);
  const segment = Buffer.concat([Buffer.from('Photoshop 3.0\0'), head, iim, Buffer.alloc(iim.length % 2)]);
  const marker = Buffer.from([0xff, 0xed, (segment.length + 2) >> 8, (segment.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, segment, jpeg.subarray(2)]);
}

const camera = {
  IFD0: { Make: 'Test', Model: 'Test 5D', Copyright: 'Causeway', Artist: 'Jo Doe', ImageDescription: 'Docks at dusk' },
  IFD2: {
    FNumber: '56/10',
    ExposureTime: '1/250',
    ISOSpeedRatings: '200',
    FocalLength: '35/1',
    DateTimeDigitized: '2024:05:06 07:08:09',
    BodySerialNumber: 'SN-123456',
    LensSerialNumber: 'LN-987654',
  },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '122/1 16/1 0/1' },
};

/** The kinds of private metadata in a file. */
async function findPrivateData(name: string): Promise<string[]> {
  const bytes = await readFile(join(folder, name));
  const metadata = await sharp(bytes).metadata();
  return [
    ...(metadata.exif && exif(metadata.exif).GPSInfo ? ['GPS'] : []),
    ...(metadata.exif ? ['EXIF'] : []),
    ...(metadata.xmp ? ['XMP'] : []),
    ...(metadata.iptc ? ['IPTC'] : []),
    ...(bytes.includes('SN-123456') || bytes.includes('LN-987654') ? ['serial number'] : []),
    ...(bytes.includes('secret note') ? ['note'] : []),
  ];
}

describe('camera metadata', () => {
  test('is in the test image', async () => {
    const original = await createImage().jpeg().withExif(camera).toBuffer();
    const metadata = await sharp(original).metadata();
    expect(exif(metadata.exif as Buffer).GPSInfo).toMatchObject({ GPSLatitudeRef: 'N' });
    expect(original.includes('SN-123456')).toBe(true);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is removed from all files of a %s image, including the original', async (format) => {
    const original = await createImage(1200, 600)
      .withExif(camera)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret note</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { media } = await receive(original, `dock.${format}`);
    expect(listFiles(media).length).toBeGreaterThan(4);
    expect(await files()).toEqual(listFiles(media).toSorted());
    for (const file of listFiles(media)) expect(await findPrivateData(file)).toEqual([]);
  });

  test('is removed from comments and after the end of the image', async () => {
    const jpeg = await createImage().jpeg().toBuffer();
    const comment = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 13]), Buffer.from('secret note'), jpeg.subarray(2)]);
    const behind = Buffer.concat([jpeg, Buffer.from('secret note')]);
    const png = await createImage().png().toBuffer();
    for (const [bytes, name] of [
      [comment, 'comment.jpg'],
      [behind, 'behind.jpg'],
      [Buffer.concat([png, Buffer.from('secret note')]), 'behind.png'],
    ] as const) {
      const { media } = await receive(bytes, name);
      for (const file of listFiles(media)) expect(await findPrivateData(file)).toEqual([]);
    }
  });

  test('is stored if it is public', async () => {
    const { media } = await receive(await createImage().jpeg().withExif(camera).toBuffer(), 'dock.jpg');
    expect(media.meta).toEqual({
      aperture: 5.6,
      camera: 'Test 5D',
      caption: '',
      copyright: 'Causeway',
      createdTimestamp: Date.parse('2024-05-06T07:08:09Z') / 1000,
      credit: 'Jo Doe',
      focalLength: 35,
      iso: 200,
      keywords: [],
      orientation: '1',
      shutterSpeed: 0.004,
      title: 'Docks at dusk',
    });
  });

  test('is overridden by IPTC text', async () => {
    const jpeg = await createImage().jpeg().withExif(camera).toBuffer();
    const original = withIptc(jpeg, { 5: ['Dusk'], 25: ['docks', 'dämmerung'], 110: ['Agency'], 116: ['© Agency'], 120: ['Trucks wait.'] });
    const { media } = await receive(original, 'dock.jpg');
    expect(media.meta).toMatchObject({
      title: 'Dusk',
      keywords: ['docks', 'dämmerung'],
      credit: 'Agency',
      copyright: '© Agency',
      caption: 'Trucks wait.',
    });
    for (const file of listFiles(media)) expect(await findPrivateData(file)).toEqual([]);
  });

  test('does not prevent an upload if it is damaged', async () => {
    const jpeg = await createImage().jpeg().withExif(camera).toBuffer();
    const at = jpeg.indexOf('Exif\0\0') + 6;
    jpeg.fill(0xff, at + 4, at + 40);
    expect((await receive(jpeg, 'dock.jpg')).media.meta).toMatchObject({ camera: '', iso: 0 });
  });
});

test('reads EXIF that claims to contain gigabytes quickly', async () => {
  const bytes = Buffer.alloc(65_000);
  bytes.write('Exif\0\0II*\0', 'latin1');
  bytes.writeUInt32LE(8, 10);
  bytes.writeUInt16LE(5_000, 14);
  for (let entry = 0; entry < 5_000; entry += 1) {
    const at = 16 + entry * 12;
    bytes.writeUInt16LE(entry % 2 ? 0x0110 : 0x9000 + entry, at);
    bytes.writeUInt16LE(entry % 3 ? 1 : 2, at + 2);
    bytes.writeUInt32LE(60_000, at + 4);
    bytes.writeUInt32LE(10, at + 8);
  }
  const startedAt = performance.now();
  expect(readImageMeta({ exif: bytes }).camera.length).toBeLessThanOrEqual(2_000);
  expect(performance.now() - startedAt).toBeLessThan(scaleToMachine(200));
});

describe('an image', () => {
  test('is stored upright', async () => {
    const { media } = await receive(await createImage(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'turned.jpg');
    const stored = await sharp(join(folder, media.file)).metadata();
    expect([stored.width, stored.height, stored.orientation ?? 1]).toEqual([200, 400, 1]);
    expect(media.meta).toMatchObject({ orientation: '1' });
  });

  test('keeps its colors and its color profile', async () => {
    const original = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .withIccProfile('p3')
      .withExif(camera)
      .toBuffer();
    const { media } = await receive(original, 'red.png');
    const stored = await readFile(join(folder, media.file));
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(original).metadata()).icc);
    const shown = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    const [before, after] = [await shown(original), await shown(stored)];
    for (const [index, value] of before.entries()) expect(Math.abs(value - (after[index] ?? 0))).toBeLessThan(4);
  });

  test('without private data is stored unchanged', async () => {
    const original = await createImage().jpeg().withIccProfile('p3').toBuffer();
    const { media } = await receive(original, 'plain.jpg');
    expect((await readFile(join(folder, media.file))).equals(original)).toBe(true);
  });

  test('stays animated, and gets no still variants', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 200, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { media } = await receive(gif, 'moving.gif');
    expect(media).toMatchObject({ mimeType: 'image/gif', sources: [] });
    expect((await sharp(join(folder, media.file)).metadata()).pages).toBe(2);
  });

  test('gets every size that is smaller than it', async () => {
    const { media } = await receive(await createImage(3000, 1500).jpeg().toBuffer(), 'wide.jpg');
    expect([media.width, media.height]).toEqual([2880, 1440]);
    expect(media.sizes.map(({ name, width }) => `${name} ${width}`)).toEqual([
      'thumbnail 150',
      'medium 300',
      'medium_large 768',
      'large 1024',
      '1536x1536 1536',
      '2048x2048 2048',
    ]);
    expect(media.sources.map(({ variants }) => variants.map(({ width }) => width))).toEqual([
      [480, 960, 1440, 1920, 2880],
      [480, 960, 1440, 1920, 2880],
    ]);
  });
});

/** A frame of MPEG audio, layer III. */
const mpegFrame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(1_000)]);

/** A box of an MP4 file. */
const box = (type: string, content: Buffer | string): Buffer => {
  const body = Buffer.from(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

describe('a video', () => {
  const place = Buffer.from('+37.8000-122.2667/');
  const video = Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isom'),
    box(
      'moov',
      Buffer.concat([
        box('mvhd', 'head'),
        box('trak', Buffer.concat([box('tkhd', 'track'), box('udta', box('©xyz', place))])),
        box('meta', Buffer.concat([Buffer.from('location'), place])),
        box('udta', box('©xyz', place)),
      ]),
    ),
    box('uuid', Buffer.concat([Buffer.alloc(16, 7), place])),
    box('mdat', Buffer.alloc(200_000, 5)),
  ]);

  test('loses its location, and its other data stays in place', async () => {
    expect(video.includes(place)).toBe(true);
    const { media } = await receive(video, 'tour.mp4');
    const stored = await readFile(join(folder, media.file));
    expect(stored.length).toBe(video.length);
    expect(stored.includes(place)).toBe(false);
    for (const type of ['mvhd', 'tkhd', 'mdat']) expect(stored.indexOf(type)).toBe(video.indexOf(type));
    expect(stored.subarray(-200_000).equals(video.subarray(-200_000))).toBe(true);
  });

  test('is rejected if it is incomplete', async () => {
    expect(await getRejection(video.subarray(0, video.length - 9), 'tour.mp4')).toBe(
      'The file "tour.mp4" was rejected. The video is damaged or incomplete. Export it again.',
    );
  });

  test('is rejected if its brand is unknown', async () => {
    expect(await getRejection(box('ftyp', 'zzzz\0\0\0\0isom'), 'tour.mp4')).toContain('its type is not allowed');
  });
});

describe('other types', () => {
  test.each([
    ['brochure.pdf', '%PDF-1.7\n%%EOF\n', 'application/pdf'],
    ['tour.mp4', box('ftyp', 'isom\0\0\0\0isom'), 'video/mp4'],
    ['tour.webm', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87]), Buffer.from('\x42\x82\x84webm', 'latin1')]), 'video/webm'],
    ['talk.mp3', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), mpegFrame]), 'audio/mpeg'],
    ['cover-art.mp3', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x7f\x7f', 'latin1'), Buffer.alloc(16_383), mpegFrame]), 'audio/mpeg'],
    ['frames.mp3', mpegFrame, 'audio/mpeg'],
    ['tour.m4v', box('ftyp', 'M4V \0\0\0\0M4V '), 'video/mp4'],
    ['plans.zip', zip(['plan.txt']), 'application/zip'],
    [
      'letter.docx',
      zip(['[Content_Types].xml', 'word/document.xml']),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['rents.xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml']), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s is detected by its content and stored unchanged', async (name, bytes, mimeType) => {
    const { media } = await receive(bytes, { name, type: mimeType });
    expect(media).toMatchObject({ file: `2026/11/${name.replace('.m4v', '.mp4')}`, mimeType, sizes: [], sources: [] });
    expect((await readFile(join(folder, media.file))).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe('is rejected, and leaves no files behind:', () => {
  test('an HTML page named as an image', async () => {
    expect(await getRejection('<!doctype html><script>alert(1)</script>', 'cat.jpg')).toBe(
      'The file "cat.jpg" is damaged, or its type is not allowed. Allowed types: JPEG, PNG, GIF, WebP, AVIF, PDF, MP4, WebM, MP3, DOC, DOCX, XLSX, PPTX, ZIP.',
    );
  });
  test('a PDF named as an image', async () => {
    expect(await getRejection('%PDF-1.7\n', 'cat.jpg')).toBe(
      'The file "cat.jpg" contains PDF data, which does not match its extension. Rename it so that it ends in .pdf.',
    );
  });
  test('an image named as a program', async () => {
    expect(await getRejection(await createImage().jpeg().toBuffer(), 'cat.php')).toContain('Rename it so that it ends in .jpg.');
  });
  test('an image sent as an HTML page', async () => {
    expect(await getRejection(await createImage().jpeg().toBuffer(), { name: 'cat.jpg', type: 'text/html; charset=utf-8' })).toBe(
      'The file "cat.jpg" was sent as text/html but contains JPEG data. Send it as image/jpeg.',
    );
  });
  test.each([
    ['with an XML declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['without one', '\ufeff  <svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['behind a long comment', `<!-- ${'x'.repeat(3_000)} --><svg xmlns="http://www.w3.org/2000/svg"/>`],
  ])('an SVG drawing %s', async (_name, svg) => {
    expect(await getRejection(svg, 'plan.svg')).toBe('The file "plan.svg" is an SVG drawing, which can contain scripts. Save it as PNG.');
  });
  test.each(['heic', 'heix', 'mif1', 'hevc'])('a HEIC image with the brand %s', async (brand) => {
    expect(await getRejection(box('ftyp', `${brand}\0\0\0\0mif1`), 'cat.heic')).toContain('is a HEIC image, which browsers do not show.');
  });
  test.each([
    ['a Windows program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'tool.exe'],
    ['a Java program', zip(['META-INF/MANIFEST.MF', 'Main.class']), 'tool.zip'],
    ['an Android program', zip(['AndroidManifest.xml']), 'tool.zip'],
    ['a QuickTime video', box('ftyp', 'qt  \0\0\0\0qt  '), 'tour.mov'],
    ['an AAC audio file', box('ftyp', 'M4A \0\0\0\0M4A '), 'talk.m4a'],
    ['MPEG audio of layer II', Buffer.concat([Buffer.from([0xff, 0xfd, 0x90, 0]), Buffer.alloc(1_000)]), 'talk.mp3'],
    ['an XML document', '<?xml version="1.0"?><feed/>', 'feed.xml'],
  ])('%s', async (_name, bytes, name) => {
    expect(await getRejection(bytes, name)).toMatch(/its type is not allowed|Programs are not allowed/);
  });
  test('an Office document whose first entries hide what its directory lists', async () => {
    const document = zip(['word/document.xml']);
    const archive = Buffer.concat([zip(['[Content_Types].xml', 'xl/workbook.xml']).subarray(0, 80), document]);
    archive.writeUInt32LE(archive.length - 22 - (46 + 17), archive.length - 22 + 16);
    expect(await getRejection(archive, 'rents.xlsx')).toContain('contains DOCX data');
  });
  test('macros', async () => {
    expect(await getRejection(zip(['word/document.xml', 'word/vbaProject.bin']), 'letter.docx')).toContain('contains macros');
  });
  test('an incomplete archive', async () => {
    expect(await getRejection(zip(['plan.txt']).subarray(0, 40), 'plans.zip')).toContain('damaged or incomplete');
  });
  test('an incomplete image', async () => {
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#123456', noise: { type: 'gaussian', mean: 100, sigma: 60 } },
    })
      .jpeg()
      .toBuffer();
    expect(await getRejection(whole.subarray(0, whole.length / 2), 'half.jpg')).toBe(
      'The file "half.jpg" was rejected. The image is damaged or incomplete. Save it again.',
    );
  });
  test('a small file with too many pixels', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await getRejection(bomb, 'bomb.png')).toBe(
      'The file "bomb.png" was rejected. The image has too many pixels. Images are limited to 100 megapixels. Choose a smaller image.',
    );
  });
  test('an empty file', async () => {
    expect(await getRejection('', 'empty.jpg')).toBe('The file "empty.jpg" is empty. Choose another file.');
  });
  test('a file that is too large, before it has arrived completely', async () => {
    let sent = 0;
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          sent += 1;
          yield Buffer.alloc(65_536);
        }
      })(),
    );
    const limited = receiveUpload(folder, endless, { name: 'long.mp4' }, { ...defaultRules, maxBytes: 1024 * 1024 }, date);
    await expect(limited).rejects.toThrow('The file "long.mp4" is too large. Files are limited to 1 MB. Choose a smaller file.');
    expect(sent).toBeLessThan(64);
    expect(await files()).toEqual([]);
  });
  test('a file whose client disconnects', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-1.7');
        throw new Error('gone');
      })(),
    );
    await expect(receiveUpload(folder, broken, { name: 'a.pdf' }, defaultRules, date)).rejects.toThrow('gone');
    expect(await files()).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    [String.raw`C:\plans\Site plan (3).pdf`, 'Site-plan-3.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['Grundriß – Süd.pdf', 'Grundriß-Süd.pdf'],
    ['a\0b\r\n.pdf', 'a-b.pdf'],
    ['con.pdf', 'file-con.pdf'],
    ['…….pdf', 'file.pdf'],
    [`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(60)}.pdf`],
  ])('%j becomes %s', async (original, name) => {
    expect((await receive('%PDF-1.7\n', original)).media.file).toBe(`2026/11/${name}`);
  });

  test('are unique, even among the sizes of other images and the images of the seed', async () => {
    const seeded = join(folder, 'seeded');
    await writeFile(seeded, await createImage().jpeg().toBuffer());
    await importFile(folder, { path: seeded, name: 'dock', date });
    await rm(seeded);
    const upload = async (name: string, bytes: Buffer) => (await receive(bytes, name)).media.file;
    expect(await upload('dock.jpg', await createImage().jpeg().toBuffer())).toBe('2026/11/dock-1.jpg');
    expect(await upload('dock.jpg', await createImage().jpeg().toBuffer())).toBe('2026/11/dock-2.jpg');
    expect(await upload('dock-300x150.jpg', await createImage().jpeg().toBuffer())).toBe('2026/11/dock-300x150-1.jpg');
    expect(await upload('dock-400.webp', await createImage(50, 50).webp().toBuffer())).toBe('2026/11/dock-400-1.webp');
  });

  test('are unique for uploads at the same time', async () => {
    const bytes = await createImage().jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 4 }, () => receive(bytes, 'same.jpg')));
    expect(all.map(({ media }) => media.file).toSorted()).toEqual(['', '-1', '-2', '-3'].map((end) => `2026/11/same${end}.jpg`).toSorted());
    expect(await files()).toEqual(all.flatMap(({ media }) => listFiles(media)).toSorted());
  });
});

describe('deleting', () => {
  test('removes a file with all its sizes', async () => {
    const { discard } = await receive(await createImage().jpeg().toBuffer(), 'dock.jpg');
    expect((await files()).length).toBeGreaterThan(3);
    await discard();
    expect(await files()).toEqual([]);
  });

  test('removes files that are not in the database because of a crash, and no others', async () => {
    const [lost, known, committed] = [
      await receive('%PDF-1.7\n', 'lost.pdf'),
      await receive('%PDF-1.7\n', 'known.pdf'),
      await receive('%PDF-1.7\n', 'committed.pdf'),
    ];
    await committed.commit();
    await writeFile(join(folder, '.made/half.json'), '{"pipel');
    const sweep = (at: Date) => sweepUploads(folder, at, async () => new Set([known.media.file]));
    expect(await sweep(new Date())).toBe(0);
    for (const { media } of [lost, known, committed]) await utimes(getManifestPathForFile(folder, media), new Date(0), new Date(0));
    expect(await sweep(new Date())).toBe(1);
    expect(await files()).toEqual(['2026/11/committed.pdf', '2026/11/known.pdf']);
  });
});

/** An archive of empty entries. */
function zip(names: readonly string[]): Buffer {
  const entry = (name: string, signature: number, length: number) => {
    const head = Buffer.alloc(length);
    head.writeUInt32LE(signature);
    head.writeUInt16LE(Buffer.byteLength(name), length === 30 ? 26 : 28);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const local = Buffer.concat(names.map((name) => entry(name, 0x04034b50, 30)));
  const directory = Buffer.concat(names.map((name) => entry(name, 0x02014b50, 46)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

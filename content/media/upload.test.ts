import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import exif from 'exif-reader';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPictureMeta } from './exif.ts';
import { filesOf, keepFile } from './library.ts';
import { noteOf } from './notes.ts';
import { defaultRules, RefusedUpload, type UploadRules } from './rules.ts';
import { sweepUploads } from './sweep.ts';
import { receiveUpload, type Claimed } from './upload.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

let folder: string;
const date = new Date('2026-11-05T12:00:00Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const receive = (bytes: Buffer | string, claimed: Claimed | string, rules: Partial<UploadRules> = {}) =>
  receiveUpload(
    folder,
    Readable.from([Buffer.from(bytes)]),
    typeof claimed === 'string' ? { name: claimed } : claimed,
    { ...defaultRules, ...rules },
    date,
  );

const picture = (width = 400, height = 200) => sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** Everything in the media folder that is not a note. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.made'))
    .toSorted();
}

async function refusal(bytes: Buffer | string, claimed: Claimed | string, rules: Partial<UploadRules> = {}): Promise<string> {
  const error: unknown = await receive(bytes, claimed, rules).then(
    () => 'was taken',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RefusedUpload);
  expect(await files()).toEqual([]);
  return (error as Error).message;
}

/** IPTC-IIM within a Photoshop resource, as picture desks write it. */
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

/** Signs that the place and the camera’s number can be told from a file. */
async function tracesIn(name: string): Promise<string[]> {
  const bytes = await readFile(join(folder, name));
  const found = await sharp(bytes).metadata();
  return [
    ...(found.exif && exif(found.exif).GPSInfo ? ['GPS'] : []),
    ...(found.exif ? ['EXIF'] : []),
    ...(found.xmp ? ['XMP'] : []),
    ...(found.iptc ? ['IPTC'] : []),
    ...(bytes.includes('SN-123456') || bytes.includes('LN-987654') ? ['serial number'] : []),
    ...(bytes.includes('secret note') ? ['note'] : []),
  ];
}

describe('what the camera noted', () => {
  test('the given picture says where it was taken', async () => {
    const given = await picture().jpeg().withExif(camera).toBuffer();
    const found = await sharp(given).metadata();
    expect(exif(found.exif as Buffer).GPSInfo).toMatchObject({ GPSLatitudeRef: 'N' });
    expect(given.includes('SN-123456')).toBe(true);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is in no stored file of a %s picture, the original included', async (format) => {
    const given = await picture(1200, 600)
      .withExif(camera)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret note</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { media } = await receive(given, `dock.${format}`);
    expect(filesOf(media).length).toBeGreaterThan(4);
    expect(await files()).toEqual(filesOf(media).toSorted());
    for (const file of filesOf(media)) expect(await tracesIn(file)).toEqual([]);
  });

  test('in a comment, or behind the end of the picture, goes too', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const comment = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 13]), Buffer.from('secret note'), jpeg.subarray(2)]);
    const behind = Buffer.concat([jpeg, Buffer.from('secret note')]);
    const png = await picture().png().toBuffer();
    for (const [bytes, name] of [
      [comment, 'comment.jpg'],
      [behind, 'behind.jpg'],
      [Buffer.concat([png, Buffer.from('secret note')]), 'behind.png'],
    ] as const) {
      const { media } = await receive(bytes, name);
      for (const file of filesOf(media)) expect(await tracesIn(file)).toEqual([]);
    }
  });

  test('is read as far as visitors may know it', async () => {
    const { media } = await receive(await picture().jpeg().withExif(camera).toBuffer(), 'dock.jpg');
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

  test('gives way to the words of the picture desk', async () => {
    const jpeg = await picture().jpeg().withExif(camera).toBuffer();
    const given = withIptc(jpeg, { 5: ['Dusk'], 25: ['docks', 'dämmerung'], 110: ['Agency'], 116: ['© Agency'], 120: ['Trucks wait.'] });
    const { media } = await receive(given, 'dock.jpg');
    expect(media.meta).toMatchObject({
      title: 'Dusk',
      keywords: ['docks', 'dämmerung'],
      credit: 'Agency',
      copyright: '© Agency',
      caption: 'Trucks wait.',
    });
    for (const file of filesOf(media)) expect(await tracesIn(file)).toEqual([]);
  });

  test('that can’t be read does not keep a picture out', async () => {
    const jpeg = await picture().jpeg().withExif(camera).toBuffer();
    const at = jpeg.indexOf('Exif\0\0') + 6;
    jpeg.fill(0xff, at + 4, at + 40);
    expect((await receive(jpeg, 'dock.jpg')).media.meta).toMatchObject({ camera: '', iso: 0 });
  });
});

test('EXIF that claims gigabytes is read in no time', async () => {
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
  const began = performance.now();
  expect(readPictureMeta({ exif: bytes }).camera.length).toBeLessThanOrEqual(2_000);
  expect(performance.now() - began).toBeLessThan(scaleToMachine(200));
});

describe('a picture', () => {
  test('stands upright', async () => {
    const { media } = await receive(await picture(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'turned.jpg');
    const stored = await sharp(join(folder, media.file)).metadata();
    expect([stored.width, stored.height, stored.orientation ?? 1]).toEqual([200, 400, 1]);
    expect(media.meta).toMatchObject({ orientation: '1' });
  });

  test('keeps its colours: the profile of the original stays with its numbers', async () => {
    const given = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .withIccProfile('p3')
      .withExif(camera)
      .toBuffer();
    const { media } = await receive(given, 'red.png');
    const stored = await readFile(join(folder, media.file));
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(given).metadata()).icc);
    const shown = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    const [before, after] = [await shown(given), await shown(stored)];
    for (const [index, value] of before.entries()) expect(Math.abs(value - (after[index] ?? 0))).toBeLessThan(4);
  });

  test('without anything private stays byte for byte as it is', async () => {
    const given = await picture().jpeg().withIccProfile('p3').toBuffer();
    const { media } = await receive(given, 'plain.jpg');
    expect((await readFile(join(folder, media.file))).equals(given)).toBe(true);
  });

  test('that moves goes on moving, and has no still ones in its place', async () => {
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

  test('gets every size it is large enough for', async () => {
    const { media } = await receive(await picture(3000, 1500).jpeg().toBuffer(), 'wide.jpg');
    expect([media.width, media.height]).toEqual([2560, 1280]);
    expect(media.sizes.map(({ name, width }) => `${name} ${width}`)).toEqual([
      'thumbnail 150',
      'medium 300',
      'medium_large 768',
      'large 1024',
      '1536x1536 1536',
      '2048x2048 2048',
    ]);
  });
});

/** A box of an MP4 file. */
const box = (type: string, content: Buffer | string): Buffer => {
  const body = Buffer.from(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

describe('a film', () => {
  const place = Buffer.from('+37.8000-122.2667/');
  const film = Buffer.concat([
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

  test('loses where it was taken, and nothing moves', async () => {
    expect(film.includes(place)).toBe(true);
    const { media } = await receive(film, 'tour.mp4');
    const stored = await readFile(join(folder, media.file));
    expect(stored.length).toBe(film.length);
    expect(stored.includes(place)).toBe(false);
    for (const kept of ['mvhd', 'tkhd', 'mdat']) expect(stored.indexOf(kept)).toBe(film.indexOf(kept));
    expect(stored.subarray(-200_000).equals(film.subarray(-200_000))).toBe(true);
  });

  test('that is cut off is refused', async () => {
    expect(await refusal(film.subarray(0, film.length - 9), 'tour.mp4')).toBe(
      'The file "tour.mp4" is not taken. The film is broken or cut off. Save it anew.',
    );
  });
});

describe('other kinds', () => {
  test.each([
    ['brochure.pdf', '%PDF-1.7\n%%EOF\n', 'application/pdf'],
    ['tour.mp4', box('ftyp', 'isom\0\0\0\0isom'), 'video/mp4'],
    ['tour.webm', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('\x42\x82\x84webm', 'latin1')]), 'video/webm'],
    ['talk.mp3', 'ID3\x04\0\0\0\0\0\0', 'audio/mpeg'],
    ['plans.zip', zip(['plan.txt']), 'application/zip'],
    [
      'letter.docx',
      zip(['[Content_Types].xml', 'word/document.xml']),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['rents.xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml']), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s is known by its content and kept as it is', async (name, bytes, mimeType) => {
    const { media } = await receive(bytes, { name, type: mimeType });
    expect(media).toMatchObject({ file: `2026/11/${name}`, mimeType, sizes: [], sources: [] });
    expect((await readFile(join(folder, media.file))).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe('refused, and nothing of it stays:', () => {
  test('a page called a picture', async () => {
    expect(await refusal('<!doctype html><script>alert(1)</script>', 'cat.jpg')).toBe(
      'The file "cat.jpg" is of no kind that is taken, or is broken. Give one of: JPEG, PNG, GIF, WebP, AVIF, PDF, MP4, WebM, MP3, DOCX, XLSX, PPTX, ZIP.',
    );
  });
  test('a PDF called a picture', async () => {
    expect(await refusal('%PDF-1.7\n', 'cat.jpg')).toBe(
      'The file "cat.jpg" is a PDF file by its content, which its name does not say. Let the name end in .pdf.',
    );
  });
  test('a picture called a program', async () => {
    expect(await refusal(await picture().jpeg().toBuffer(), 'cat.php')).toContain('Let the name end in .jpg.');
  });
  test('a picture sent as a page', async () => {
    expect(await refusal(await picture().jpeg().toBuffer(), { name: 'cat.jpg', type: 'text/html; charset=utf-8' })).toBe(
      'The file "cat.jpg" was sent as text/html, but is a JPEG file by its content. Send it as image/jpeg.',
    );
  });
  test('a drawing that can hold script', async () => {
    const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refusal(svg, 'plan.svg')).toBe('The file "plan.svg" is an SVG drawing, which can hold script. Save it as PNG.');
  });
  test('macros', async () => {
    expect(await refusal(zip(['word/document.xml', 'word/vbaProject.bin']), 'letter.docx')).toContain('holds macros');
  });
  test('an archive that is cut off', async () => {
    expect(await refusal(zip(['plan.txt']).subarray(0, 40), 'plans.zip')).toContain('broken or cut off');
  });
  test('a picture that is cut off', async () => {
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#123456', noise: { type: 'gaussian', mean: 100, sigma: 60 } },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2), 'half.jpg')).toBe(
      'The file "half.jpg" is not taken. The picture is broken or cut off. Save it anew.',
    );
  });
  test('a small file with more pixels than fit into memory', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb, 'bomb.png')).toBe(
      'The file "bomb.png" is not taken. The picture has more than 100 million pixels. Make it smaller.',
    );
  });
  test('nothing', async () => {
    expect(await refusal('', 'empty.jpg')).toBe('The file "empty.jpg" is empty. Choose it again.');
  });
  test('more than fits, before all of it has come', async () => {
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
    await expect(limited).rejects.toThrow('The file "long.mp4" is too large. Files may have up to 1 MB: make it smaller.');
    expect(sent).toBeLessThan(64);
    expect(await files()).toEqual([]);
  });
  test('a caller who goes away', async () => {
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
  ])('%j becomes %s', async (given, name) => {
    expect((await receive('%PDF-1.7\n', given)).media.file).toBe(`2026/11/${name}`);
  });

  test('are never shared, not even with a size of another picture or a picture of the seed', async () => {
    const seeded = join(folder, 'seeded');
    await writeFile(seeded, await picture().jpeg().toBuffer());
    await keepFile(folder, { path: seeded, name: 'dock', date });
    await rm(seeded);
    const upload = async (name: string, bytes: Buffer) => (await receive(bytes, name)).media.file;
    expect(await upload('dock.jpg', await picture().jpeg().toBuffer())).toBe('2026/11/dock-1.jpg');
    expect(await upload('dock.jpg', await picture().jpeg().toBuffer())).toBe('2026/11/dock-2.jpg');
    expect(await upload('dock-300x150.jpg', await picture().jpeg().toBuffer())).toBe('2026/11/dock-300x150-1.jpg');
    expect(await upload('dock-400.webp', await picture(50, 50).webp().toBuffer())).toBe('2026/11/dock-400-1.webp');
  });

  test('are not shared by uploads of the same moment', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 4 }, () => receive(bytes, 'same.jpg')));
    expect(all.map(({ media }) => media.file).toSorted()).toEqual(['', '-1', '-2', '-3'].map((end) => `2026/11/same${end}.jpg`).toSorted());
    expect(await files()).toEqual(all.flatMap(({ media }) => filesOf(media)).toSorted());
  });
});

describe('what is not wanted any more', () => {
  test('goes with all its sizes', async () => {
    const { discard } = await receive(await picture().jpeg().toBuffer(), 'dock.jpg');
    expect((await files()).length).toBeGreaterThan(3);
    await discard();
    expect(await files()).toEqual([]);
  });

  test('goes when a crash came between the files and the database, and only then', async () => {
    const [lost, known, kept] = [
      await receive('%PDF-1.7\n', 'lost.pdf'),
      await receive('%PDF-1.7\n', 'known.pdf'),
      await receive('%PDF-1.7\n', 'kept.pdf'),
    ];
    await kept.keep();
    await writeFile(join(folder, '.made/half.json'), '{"pipel');
    const sweep = (at: Date) => sweepUploads(folder, at, async () => new Set([known.media.file]));
    expect(await sweep(new Date())).toBe(0);
    for (const { media } of [lost, known, kept]) await utimes(noteOf(folder, media), new Date(0), new Date(0));
    expect(await sweep(new Date())).toBe(1);
    expect(await files()).toEqual(['2026/11/kept.pdf', '2026/11/known.pdf']);
  });
});

/** An archive of empty files. */
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

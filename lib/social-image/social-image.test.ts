import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_IMAGE_SIZE } from './size.ts';
import { createSocialImage, type SocialImage } from './social-image.ts';
import { breakLines, measureText } from './text-outlines.ts';

const image: SocialImage = {
  kicker: 'Dallas, Available now',
  title: 'Trinity Crossing Building 2',
  figures: [{ value: '1,040,256 sq ft', label: 'available' }],
  organization: 'Causeway Logistics',
  picture: null,
};

/** Mean brightness of an area, 0 to 255. */
async function getBrightness(file: Buffer, left: number, top: number, width: number, height: number): Promise<number> {
  const { channels } = await sharp(await sharp(file).extract({ left, top, width, height }).toBuffer()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('the text is beside the picture', async () => {
  const white = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const file = await createSocialImage({ ...image, picture: white });
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_IMAGE_SIZE });
  expect(file.length).toBeLessThan(300_000);
  expect(await getBrightness(file, 670, 0, 530, 630)).toBeGreaterThan(250);
  const emptyArea = await getBrightness(file, 500, 20, 140, 60);
  expect(await getBrightness(file, 60, 200, 400, 200)).toBeGreaterThan(emptyArea + 20);
});

test.each([
  ['no text at all', { title: '', kicker: '', organization: '', figures: [] }],
  ['one very long word', { title: 'Rhabarberbarbarabarbarbarenbartbarbierbierbarbärbel'.repeat(4) }],
  ['a very long title', { title: 'Third-quarter market tables '.repeat(40) }],
  ['characters outside of the typeface and of XML', { title: '物流 <b>&amp;</b> \u0000\u0008 😀', kicker: '"</svg>' }],
  ['wide figures', { figures: Array.from({ length: 6 }, () => ({ value: '1,040,256,000,000 sq ft', label: 'x'.repeat(80) })) }],
])('a page with %s has a picture', async (_case, changes) => {
  expect(await sharp(await createSocialImage({ ...image, ...changes })).metadata()).toMatchObject(SOCIAL_IMAGE_SIZE);
});

test('lines are not wider than the column', () => {
  const lines = breakLines('Third-quarter market tables: vacancy falls in eleven markets', 'display', 52, 400);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Third-quarter market tables: vacancy falls in eleven markets');
  for (const line of lines) expect(measureText(line, 'display', 52)).toBeLessThanOrEqual(400);
});

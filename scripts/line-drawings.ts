/**
 * Draws the lines of a picture: `node scripts/line-drawings.ts calumet-stack` makes `content/seed/media/drawing-calumet-stack.png` from
 * `building-calumet-stack.jpg`. What is planned is shown as a drawing. The site swaps its two colors in the dark color scheme.
 */
import path from 'node:path';
import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 900;
const PAPER = [250, 248, 244] as const;
const INK = [24, 33, 58] as const;
/** Changes of brightness that are weaker, such as those of grass and asphalt, are not drawn. */
const WEAKEST = 30;
const STRONGEST = 125;

const mediaFolder = path.resolve(import.meta.dirname, '../content/seed/media');

/** The brightness of each pixel, slightly blurred against noise. */
async function readBrightness(file: string): Promise<Buffer> {
  return await sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }).greyscale().blur(1.2).raw().toBuffer();
}

/** Strength of the change of brightness at a pixel (Sobel operator). */
function getEdge(brightness: Buffer, x: number, y: number): number {
  const at = (dx: number, dy: number) => brightness[(y + dy) * WIDTH + x + dx] ?? 0;
  const horizontal = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
  const vertical = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
  return Math.hypot(horizontal, vertical);
}

async function drawLines(slug: string): Promise<void> {
  const brightness = await readBrightness(path.join(mediaFolder, `building-${slug}.jpg`));
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const isInside = x > 0 && y > 0 && x < WIDTH - 1 && y < HEIGHT - 1;
      const edge = isInside ? getEdge(brightness, x, y) : 0;
      const share = Math.min(1, Math.max(0, (edge - WEAKEST) / (STRONGEST - WEAKEST))) ** 0.75 * 0.92;
      for (const [channel, paper] of PAPER.entries())
        pixels[(y * WIDTH + x) * 3 + channel] = Math.round(paper + ((INK[channel] ?? 0) - paper) * share);
    }
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ palette: true, colors: 16, effort: 10 })
    .toFile(path.join(mediaFolder, `drawing-${slug}.png`));
}

for (const slug of process.argv.slice(2)) await drawLines(slug);

/**
 * `node scripts/measure-encodings.ts PICTURE…` encodes pictures at several qualities and prints, as a Markdown table, the mean size and the mean structural
 * similarity (SSIM of the luminance, 1 is identical) to the unencoded pixels. Its result is in docs/decisions.
 */
import sharp from 'sharp';

const WIDTH = 1440;
const BLOCK = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

const candidates = [
  ...[40, 45, 50, 55, 60, 65].map((quality) => ({ format: 'avif' as const, quality, effort: 1 })),
  ...[60, 68, 72, 76, 80, 84].map((quality) => ({ format: 'webp' as const, quality, effort: 2 })),
];

async function readLuminance(image: Buffer | string): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(image)
    .resize({ width: WIDTH })
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Mean SSIM over blocks of 8 × 8 pixels. Also returns the value that 5% of the blocks fall below, because the eye finds the worst places. */
function getSimilarity(a: Buffer, b: Buffer, width: number, height: number): { mean: number; worst: number } {
  const values: number[] = [];
  for (let top = 0; top + BLOCK <= height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= width; left += BLOCK) values.push(compareBlock(a, b, top * width + left, width));
  }
  values.sort((first, second) => first - second);
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, worst: values[Math.floor(values.length * 0.05)] ?? 0 };
}

function compareBlock(a: Buffer, b: Buffer, start: number, width: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < BLOCK; y += 1) {
    for (let x = 0; x < BLOCK; x += 1) {
      const va = a[start + y * width + x] ?? 0;
      const vb = b[start + y * width + x] ?? 0;
      sumA += va;
      sumB += vb;
      sumAA += va * va;
      sumBB += vb * vb;
      sumAB += va * vb;
    }
  }
  const count = BLOCK * BLOCK;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const [varianceA, varianceB] = [sumAA / count - meanA * meanA, sumBB / count - meanB * meanB];
  const covariance = sumAB / count - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2));
}

const pictures = await Promise.all(
  process.argv.slice(2).map(async (file) => ({
    original: await readLuminance(file),
    resized: await sharp(file).resize({ width: WIDTH }).png().toBuffer(),
  })),
);
if (pictures.length === 0) throw new Error('No picture was given. Name at least one image file.');
console.log('| Format | Quality | kB | SSIM, mean | SSIM, lowest 5% | Seconds |\n|---|---|---|---|---|---|');
for (const { format, quality, effort } of candidates) {
  const started = performance.now();
  const encoded = [];
  for (const { resized } of pictures)
    encoded.push(
      await sharp(resized)
        .toFormat(format, { quality, effort, ...(format === 'avif' && { chromaSubsampling: '4:2:0' }) })
        .toBuffer(),
    );
  const seconds = (performance.now() - started) / 1000 / pictures.length;
  const similarities = await Promise.all(
    encoded.map(async (image, index) => {
      const { pixels, width, height } = await readLuminance(image);
      return getSimilarity(pictures[index]?.original.pixels ?? pixels, pixels, width, height);
    }),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const size = mean(encoded.map((image) => image.length)) / 1000;
  console.log(
    `| ${format.toUpperCase()} | ${quality} | ${size.toFixed(0)} | ${mean(similarities.map((item) => item.mean)).toFixed(4)} | ${mean(similarities.map((item) => item.worst)).toFixed(3)} | ${seconds.toFixed(2)} |`,
  );
}

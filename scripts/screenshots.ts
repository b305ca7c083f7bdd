/**
 * `npm run screenshots -- http://127.0.0.1:3000` photographs ten pages of a running site, on a phone and on a desk, by day and by night, into docs/screenshots.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { launchChromium } from '../tests/support/chromium.ts';

const pages = {
  home: '/',
  about: '/about/',
  'what-we-do': '/build-to-suit/',
  sustainability: '/sustainability/',
  careers: '/careers/',
  contact: '/contact/',
  search: '/property-search/',
  property: '/properties/trinity-crossing-1/',
  market: '/markets/dallas-fort-worth/',
  post: '/news/the-dock-door-is-the-product/',
} as const;

const looks = [
  { name: '1280-light', width: 1280, colorScheme: 'light' },
  { name: '1280-dark', width: 1280, colorScheme: 'dark' },
  { name: '360-light', width: 360, colorScheme: 'light' },
  { name: '360-dark', width: 360, colorScheme: 'dark' },
] as const;

/** A page is shown from its top to here, in pixels: enough to judge it by. */
const MOST_HEIGHT = 6_000;
/** Pictures of wide pages are made smaller: nobody reads their words. */
const MOST_WIDTH = 800;

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const site = process.argv[2] ?? 'http://127.0.0.1:3000';

await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const { name: look, width, colorScheme } of looks) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    for (const [name, address] of Object.entries(pages)) {
      const answer = await page.goto(site + address);
      if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}: is this the site with its seed content?`);
      await page.evaluate(async () => {
        // Pictures load when they come near.
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        scrollTo(0, 0);
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MOST_HEIGHT);
      const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
      const file = path.join(folder, `${name}-${look}.webp`);
      await sharp(picture).resize({ width: MOST_WIDTH, withoutEnlargement: true }).webp({ quality: 60 }).toFile(file);
      console.log(path.relative(process.cwd(), file));
    }
    await page.close();
  }
} finally {
  await browser.close();
}

/**
 * `npm run screenshots -- http://127.0.0.1:3000` takes screenshots of ten pages of a running site, in mobile and desktop width, in the light and the
 * dark color scheme, and saves them in docs/screenshots.
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

const variants = [
  { name: '1280-light', width: 1280, colorScheme: 'light' },
  { name: '1280-dark', width: 1280, colorScheme: 'dark' },
  { name: '360-light', width: 360, colorScheme: 'light' },
  { name: '360-dark', width: 360, colorScheme: 'dark' },
] as const;

/** Maximum height of a screenshot in pixels. Longer pages are cropped at the bottom. */
const MAX_HEIGHT = 6_000;
/** Screenshots of wider pages are scaled down to this width. */
const MAX_WIDTH = 800;

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const site = process.argv[2] ?? 'http://127.0.0.1:3000';

await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const { name: variant, width, colorScheme } of variants) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    for (const [name, uri] of Object.entries(pages)) {
      const response = await page.goto(site + uri);
      if (response?.status() !== 200)
        throw new Error(`${uri} responded with status ${response?.status()}. Start the site with its seed content, and pass its URL.`);
      await page.evaluate(async () => {
        // Scroll through the page, so that lazy images load.
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        scrollTo(0, 0);
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT);
      const screenshot = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
      const file = path.join(folder, `${name}-${variant}.webp`);
      await sharp(screenshot).resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp({ quality: 60 }).toFile(file);
      console.log(path.relative(process.cwd(), file));
    }
    await page.close();
  }
} finally {
  await browser.close();
}

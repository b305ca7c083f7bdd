/** The `sizes` of pictures fit the layout, so that browsers load about as many pixels as they show. */
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();
const paths = [
  '/',
  '/about/',
  '/about/governance/',
  '/author/ingrid/',
  '/build-to-suit/',
  '/careers/',
  '/careers/apprentices/',
  '/community/',
  '/contact/',
  '/develop/',
  '/leadership/',
  '/leadership/winston-aldaba/',
  '/manage/',
  '/markets/dallas-fort-worth/',
  '/news/',
  '/news/the-dock-door-is-the-product/',
  '/press-room/',
  '/press-room/archive/',
  '/press-room/pictures/',
  '/press-room/press-kit/',
  '/properties/trinity-crossing-2/',
  '/property-search/',
  '/reading/',
  '/tenants/',
  '/vendors/night-crews/',
  '/what-we-do/',
];

/** How much larger than shown a picture may be loaded. `sizes` cannot match the layout exactly at every window width. */
const MAX_RATIO = 1.3;
/** How much smaller. A large picture on a phone, whose screen shows more pixels than the eye resolves, loads sooner if it is small. */
const MIN_RATIO = 0.6;

/**
 * Lists the pictures whose `sizes` are too large or too small. A picture that covers a box with a different aspect ratio is wider or taller than the
 * box. This function runs in the browser.
 */
function listMisfits([minRatio, maxRatio]: readonly [number, number]): string[] {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position: absolute; visibility: hidden';
  document.body.append(ruler);
  return [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (width === 0) return [];
    const options = image.sizes.split(/,(?![^(]*\))/).map((option) => /^\s*(\(width.*?\))?\s*(.+)$/.exec(option));
    ruler.style.inlineSize = options.find((option) => !option?.[1] || matchMedia(option[1]).matches)?.[2] ?? '100vw';
    const scaled = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'));
    const needed = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, scaled || 0) : width;
    const ratio = ruler.getBoundingClientRect().width / needed;
    return ratio > maxRatio || ratio < minRatio
      ? [`${image.getAttribute('src')}: ${image.sizes} is ${ratio.toFixed(2)} times ${Math.round(needed)}px`]
      : [];
  });
}

test.each([360, 768, 1280])('pictures are loaded about as large as they are shown, %i pixels wide', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false, reducedMotion: 'reduce' });
  const misfits: string[] = [];
  for (const path of paths) {
    await page.goto(`${site}${path}`, { waitUntil: 'domcontentloaded' });
    misfits.push(...(await page.evaluate(listMisfits, [MIN_RATIO, MAX_RATIO] as const)).map((picture) => `${path} ${picture}`));
  }
  expect(misfits).toEqual([]);
});

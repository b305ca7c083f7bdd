/** Every sample of every block, as a page of its own: in both colour schemes, on a phone and on a desk. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import { findBarriers } from '../support/barriers.ts';
import { launchChromium } from '../support/chromium.ts';
import { freeSettings, startContent, startSite } from '../support/processes.ts';

const { DATABASE_URL = '', DATA_DIR = '' } = inject('siteSettings');

/** The site of all browser tests has no catalogue, as in production. */
let site: string;
let browser: Browser;
let page: Page;
let complaints: string[];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const settings = { ...(await freeSettings(DATABASE_URL, DATA_DIR)), CATALOGUE: 'on' };
  const content = await startContent(settings);
  stops.push(content.stop);
  const started = await startSite(settings);
  stops.push(started.stop);
  site = started.url;
  browser = await launchChromium();
  stops.push(() => browser.close());
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

const looks = [
  { size: desk, colorScheme: 'light' },
  { size: desk, colorScheme: 'dark' },
  { size: phone, colorScheme: 'light' },
  { size: phone, colorScheme: 'dark' },
] as const;

/** What reaches over the edge of the page, boxes and words, and is not inside of something that scrolls or cuts it. */
const overflowing = () =>
  page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const isOver = ({ right }: DOMRect) => right > innerWidth + 1;
    const range = document.createRange();
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: Element[] = [...document.querySelectorAll('main *')].filter((element) => isOver(element.getBoundingClientRect()));
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      range.selectNodeContents(text);
      if (text.parentElement && isOver(range.getBoundingClientRect())) found.push(text.parentElement);
    }
    return found.filter((element) => !isCut(element)).map((element) => `wider than the page: ${element.outerHTML.slice(0, 200)}`);
  });

test('there is no catalogue in production', async () => {
  const [block] = blockCatalogue;
  for (const path of ['/catalogue/', `/catalogue/${block.folder}/`, `/catalogue/${block.folder}/rich/`]) {
    expect((await fetch(inject('siteUrl') + path)).status).toBe(404);
  }
});

test('lists every block with its attributes and their limits', async () => {
  const html = await (await fetch(`${site}/catalogue/`)).text();
  for (const { folder, declaration } of blockCatalogue) {
    expect(html).toContain(`href="/catalogue/${folder}/"`);
    expect(html).toContain(declaration.name);
  }
  expect(html).toContain('required');
});

test('says where a sample shows nothing', async () => {
  complaints = [];
  await page.goto(`${site}/catalogue/large-cta-card/`);
  const notes = page.getByText('This sample shows nothing. Large call to action needs title.');
  expect(await notes.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)).toBe(1);
});

test('has no such block', async () => {
  expect((await fetch(`${site}/catalogue/no-such-block/`)).status).toBe(404);
});

test.each(blockCatalogue)('$folder is within everybody’s reach', { timeout: 120_000 }, async ({ folder, samples }) => {
  const found: string[] = [];
  for (const { name } of samples) {
    complaints = [];
    const response = await page.goto(`${site}/catalogue/${folder}/${name.replaceAll(' ', '-')}/`);
    if (response?.status() !== 200) found.push(`${name}: status ${response?.status()}`);
    for (const { size, colorScheme } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      for (const problem of [...(await findBarriers(page)), ...(await overflowing())])
        found.push(`${name}, ${colorScheme}, ${size.width} px: ${problem}`);
    }
    found.push(...complaints.map((complaint) => `${name}: ${complaint}`));
  }
  expect(found).toEqual([]);
});

test('a barrier is found where there is one', async () => {
  await page.goto(`${site}/catalogue/core-paragraph/rich/`);
  await page.evaluate(() => {
    document.querySelector('h1')?.remove();
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<pre>wide wide wide wide wide wide wide wide wide wide wide wide</pre>');
  });
  await page.setViewportSize(phone);
  expect((await findBarriers(page)).join()).toContain('page-has-heading-one');
  expect(await overflowing()).toHaveLength(1);
});

test('a development’s story opens over the page on a phone, turns, and gives the focus back', async () => {
  complaints = [];
  await page.setViewportSize(phone);
  await page.goto(`${site}/catalogue/development-carousel/rich/`);
  const card = page.getByRole('link', { name: /Calumet Stack/ });
  const title = (name: string) => page.getByRole('dialog').getByRole('heading', { name });
  await card.click();
  await title('Calumet Stack').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await title('Timber Grove').waitFor();
  await page.keyboard.press('Escape');
  await title('Timber Grove').waitFor({ state: 'hidden' });
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('before and after are parted by a line that follows the arrow keys', async () => {
  complaints = [];
  await page.setViewportSize(desk);
  await page.goto(`${site}/catalogue/before-after-slide/rich/`);
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const before = Number(await slider.inputValue());
  await slider.press('ArrowRight');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

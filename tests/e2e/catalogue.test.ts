/** Every sample of every block, as a page of its own: in both colour schemes, on a phone and on a desk. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
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
  // Axe wants a page of a context that was made by hand.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

/** Rules whose outcome depends on colours or on the room there is. The others are told by the document alone. */
const ofAppearance = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

const looks = [
  { size: desk, colorScheme: 'light', rules: 'all' },
  { size: phone, colorScheme: 'dark', rules: 'all' },
  { size: desk, colorScheme: 'dark', rules: ofAppearance },
  { size: phone, colorScheme: 'light', rules: ofAppearance },
] as const;

async function barriers(rules: (typeof looks)[number]['rules']): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    rules === 'all' ? axe.options({ rules: { 'target-size': { enabled: true } } }) : axe.withRules([...rules])
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** What reaches over the edge of the page and is not inside of something that scrolls or cuts it. */
const overflowing = () =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || (!!element.parentElement && isCut(element.parentElement)));
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !isCut(element))
      .map((element) => `wider than the page: ${element.outerHTML.slice(0, 200)}`);
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
    for (const { size, colorScheme, rules } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      for (const problem of [...(await barriers(rules)), ...(await overflowing())])
        found.push(`${name}, ${colorScheme}, ${size.width} px: ${problem}`);
    }
    found.push(...complaints.map((complaint) => `${name}: ${complaint}`));
  }
  expect(found).toEqual([]);
});

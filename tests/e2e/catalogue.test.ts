/** The block catalogue's pages, and blocks at work on them. What holds for every block is in catalogue-blocks.test.ts. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import { type CatalogueSite, openPage, startCatalogue } from '../support/catalogue-site.ts';

let started: CatalogueSite;
let site: string;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  started = await startCatalogue();
  ({ site } = started);
  ({ page, complaints } = await openPage(started.browser));
});

beforeEach(() => {
  complaints.length = 0;
});

afterAll(async () => {
  await started?.stop();
});

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

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
  await page.goto(`${site}/catalogue/large-cta-card/`);
  const notes = page.getByText('This sample shows nothing. Large call to action needs title.');
  expect(await notes.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)).toBe(1);
});

test('has no such block', async () => {
  expect((await fetch(`${site}/catalogue/no-such-block/`)).status).toBe(404);
});

test('a development’s story opens over the page on a phone, turns, and gives the focus back', async () => {
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
  await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('before and after are parted by a line that follows the arrow keys', async () => {
  await page.setViewportSize(desk);
  await page.goto(`${site}/catalogue/before-after-slide/rich/`);
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const before = Number(await slider.inputValue());
  await slider.press('ArrowRight');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

/** The pages of the block catalogue, and interactive blocks on them. Checks of every block are in catalogue-blocks.test.ts. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import { type CatalogueSite, openPageWithConsole, startCatalogueSite } from '../support/catalogue-site.ts';

let started: CatalogueSite;
let site: string;
let page: Page;
let consoleErrors: string[];

beforeAll(async () => {
  started = await startCatalogueSite();
  ({ site } = started);
  ({ page, consoleErrors } = await openPageWithConsole(started.browser));
});

beforeEach(() => {
  consoleErrors.length = 0;
});

afterAll(async () => {
  await started?.stop();
});

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

test('the catalogue does not exist in production', async () => {
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

test('reports samples that render nothing', async () => {
  await page.goto(`${site}/catalogue/large-cta-card/`);
  const notes = page.getByText('This sample renders nothing. Large call to action needs title.');
  expect(await notes.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)).toBe(1);
});

test('responds with 404 for an unknown block', async () => {
  expect((await fetch(`${site}/catalogue/no-such-block/`)).status).toBe(404);
});

test('a development opens in a dialog on a phone, and focus returns to its card', async () => {
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
  expect(consoleErrors).toEqual([]);
});

test('arrow keys move the divider of the before/after slider', async () => {
  await page.setViewportSize(desktop);
  await page.goto(`${site}/catalogue/before-after-slide/rich/`);
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const before = Number(await slider.inputValue());
  await slider.press('ArrowRight');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
  expect(consoleErrors).toEqual([]);
});

/** Every screen and dialog of the studio: accessible, with large enough touch targets, and without horizontal scrolling on a small screen. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { contentUrl, findStudioViolations, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const { openTab } = setUpStudio();
let page: Page;

beforeAll(async () => {
  page = await openTab();
});
/** The smallest width that WCAG requires, a phone and a laptop. */
const widths = [320, 360, 1280];

/** Accessibility violations and horizontal scrolling at all widths. */
async function findFaults(name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`${name} at ${width} px scrolls horizontally by ${overflow} px`);
    faults.push(...(await findStudioViolations(page)).map((violation) => `${name} at ${width} px: ${violation}`));
  }
  return faults;
}

async function openScreen(path: string): Promise<void> {
  await page.goto(`${contentUrl}/studio/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const listPaths = async (route: string, toPath: (item: { id: number; name: string; slug: string }) => string) =>
  Object.values((await sendAsUser(page, 'GET', route)) as Record<string, { id: number; name: string; slug: string }>).map(toPath);

test('every screen is accessible', { timeout: 300_000 }, async () => {
  const options = await listPaths('/studio/v1/options', ({ name }) => `options/${name}/`);
  const [menu = ''] = await listPaths('/wp/v2/menus', ({ id }) => `menus/${id}/`);
  expect([options.length > 2, menu]).toEqual([true, expect.stringMatching(/^menus\/\d+\/$/)]);
  const lists = ['content/page/', 'content/post/?status=draft', 'content/properties/', 'media/', 'terms/', 'terms/category/', 'comments/'];
  const site = ['menus/', menu, 'redirects/', 'form-submissions/', 'options/', ...options];
  const faults: string[] = [];
  for (const path of ['', ...lists, ...site, 'audit-log/', 'users/', 'profile/', 'settings/', 'nowhere/']) {
    await openScreen(path);
    faults.push(...(await findFaults(`/studio/${path}`)));
  }
  expect(faults).toEqual([]);
});

/** Titles of rows that are cut off, or covered by the column of actions, which stays in view. */
const findCoveredTitles = () =>
  page.locator('.dataviews-view-table tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const title = row.querySelector('.dataviews-title-field');
      const end = row.querySelector('.dataviews-view-table__actions-column')?.getBoundingClientRect().left ?? innerWidth;
      if (!title) return [];
      const range = document.createRange();
      range.selectNodeContents(title);
      const { right } = range.getBoundingClientRect();
      return right > end || title.scrollWidth > title.clientWidth + 1 ? [`${title.textContent} ends at ${right} px of ${end} px`] : [];
    }),
  );

test.each([320, 360, 1280])('at %i px, the titles of lists are not cut off', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  const title = 'Southeasternmost transshipment facilities of the Causeway';
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title });
  for (const path of ['content/page/', 'users/', 'comments/', 'terms/category/', 'redirects/', 'audit-log/']) {
    await openScreen(path);
    await page.locator('.dataviews-title-field').first().or(page.getByText('No results')).first().waitFor();
    expect([path, await findCoveredTitles()]).toEqual([path, []]);
  }
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${String(id)}?force=true`);
});

const content =
  '<!-- wp:site/page-hero {"title":"A hero"} /-->\n\n<!-- wp:paragraph -->\n<p>First.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td>Dock</td></tr></tbody></table></figure>\n<!-- /wp:table -->';

const createPage = async (title: string) =>
  Number((await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title, content }))['id']);

const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Opens a dialog of a screen, checks it, and closes it. */
async function checkDialog(name: string, open: () => Promise<void>): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open();
  await page.getByRole('dialog').waitFor();
  const faults = await findFaults(name);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return faults;
}

async function openAction(action: string): Promise<void> {
  await clickButton('Actions');
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('the dialogs of the screens are accessible', { timeout: 300_000 }, async () => {
  const id = await createPage('Checked');
  const faults: string[] = [];
  await openScreen('redirects/');
  for (const name of ['Add redirect', 'Import CSV']) faults.push(...(await checkDialog(name, () => clickButton(name))));
  await openScreen('audit-log/');
  faults.push(...(await checkDialog('audit record', () => page.locator('.dataviews-title-field button').first().click())));
  await openScreen('terms/category/');
  faults.push(...(await checkDialog('term', () => clickButton('Add category'))));
  await openScreen('media/');
  for (const action of ['Edit details', 'Delete permanently']) faults.push(...(await checkDialog(action, () => openAction(action))));
  await openScreen('content/page/?search=Checked');
  for (const action of ['Quick edit', 'Move to trash']) faults.push(...(await checkDialog(action, () => openAction(action))));
  await clickButton('View options');
  await page.locator('.dataviews-view-config__properties').waitFor();
  faults.push(...(await findFaults('View options')));
  await openScreen('menus/');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  faults.push(...(await findFaults('menu item')));
  faults.push(...(await checkDialog('Delete menu', () => clickButton('Delete menu'))));
  await openScreen('');
  faults.push(...(await checkDialog('commands', () => page.keyboard.press('Control+k'))));
  expect(faults).toEqual([]);
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

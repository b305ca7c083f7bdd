/** What an editor maintains beside pages: menus, options, terms, redirects and form submissions, and that the site shows it. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeEach, expect, inject, test } from 'vitest';
import { sendForm, waitForClock } from '../support/send-form.ts';
import { contentUrl, findStudioViolations, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const site = inject('siteUrl');
/** A page that no visitor has requested before: this site receives no purge events, so its cached pages change later. */
const readNewPage = async () => await (await fetch(`${site}/properties/?q=${randomUUID()}`)).text();

const { openTab } = setUpStudio();
let page: Page;

beforeEach(async () => {
  page = await openTab();
});

async function openScreen(path: string, heading: string): Promise<void> {
  await page.goto(`${contentUrl}/studio/${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

async function confirmDeletion(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Delete', exact: true });
  await dialog.getByText('This cannot be undone.').waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
}

test('a menu item is added and moved with the keyboard, and shows in the header of the site', async () => {
  await openScreen('menus/', 'Menus');
  await page.getByRole('listitem').filter({ hasText: 'Main menu' }).getByRole('link').click();
  await page.getByRole('list', { name: 'Menu items' }).getByRole('listitem').first().waitFor();
  await page.getByLabel('Link for the new item').fill('javascript:alert(1)');
  await page.getByLabel('Label for the new item').fill('Yard tours');
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: 'Yard tours' });
  await page.getByRole('button', { name: 'Move Yard tours' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => status.innerText()).toMatch(/^Yard tours: item \d of \d at the top level\.$/);
  expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Move Yard tours');

  const save = page.getByRole('button', { name: 'Save menu' });
  await save.click();
  await page.getByText('“Yard tours”: url cannot link to "javascript:alert(1)".').first().waitFor();
  await page.getByLabel('Link', { exact: true }).fill('/contact/?topic=yard-tours');
  await save.click();
  await page.getByText('The menu was saved.').waitFor();
  await expect.poll(readNewPage, { timeout: 20_000 }).toContain('/contact/?topic=yard-tours');
  expect(await findStudioViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Actions for Yard tours' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await save.click();
  await page.getByText('The menu was saved.').waitFor();
});

test('a new social network shows in the footer', async () => {
  const profile = 'https://bsky.app/profile/causeway.example';
  await openScreen('options/site-options/', 'Site options');
  await page.getByRole('button', { name: 'Add social network' }).click();
  await page
    .getByLabel(/^Network \(required\), social network/)
    .last()
    .fill('Bluesky');
  await page
    .getByLabel(/^Link \(required\), social network/)
    .last()
    .fill(profile);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  await expect.poll(readNewPage, { timeout: 20_000 }).toContain(profile);
  expect(await readNewPage()).toMatch(new RegExp(`href="${profile}"[^>]*>Bluesky<`));
  expect(await findStudioViolations(page)).toEqual([]);

  const links = page.getByLabel(/^Link \(required\), social network/);
  const last = (await links.count()) - 1;
  const handle = page.getByRole('button', { name: `Move social network ${last + 1}`, exact: true });
  await handle.press('ArrowUp');
  await expect.poll(() => links.nth(last - 1).inputValue()).toBe(profile);
  const former = await links.nth(last).inputValue();
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const target = await page.getByRole('button', { name: `Move social network ${last}`, exact: true }).boundingBox();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) - 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => links.nth(last - 1).inputValue()).toBe(former);
  expect(await links.nth(last).inputValue()).toBe(profile);

  await page
    .getByRole('button', { name: /^Remove social network \d$/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
});

test('the address in the footer is written as text, with a link to a page that is found by its title', async () => {
  const path = '/studio/v1/options/site-options';
  const load = async () => {
    const { values, version } = await sendAsUser(page, 'GET', path);
    return { text: (values as { footerContactInfo: string }).footerContactInfo, version };
  };
  const { text: stored } = await load();
  await openScreen('options/site-options/', 'Site options');
  const text = page.getByRole('textbox', { name: 'Footer contact info' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Our ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('yard');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Control+k');
  const address = page.getByRole('combobox', { name: 'Link address' });
  await address.fill('Contact');
  await expect.poll(() => page.locator('datalist option[value="/contact/"]').count()).toBe(1);
  await address.fill('/contact/');
  await page.getByRole('button', { name: 'Apply link' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  const { text: saved, version } = await load();
  expect(saved.startsWith(stored)).toBe(true);
  expect(saved.slice(stored.length)).toMatch(/<p>Our <(b|a href="\/contact\/")><(b|a href="\/contact\/")>yard<\/[ab]><\/[ab]><\/p>/);
  expect(await findStudioViolations(page)).toEqual([]);
  await sendAsUser(page, 'POST', path, { version, values: { footerContactInfo: stored } });
});

test('a redirect leads visitors on, and a loop is refused with the reason', async () => {
  await openScreen('redirects/', 'Redirects');
  const dialog = page.getByRole('dialog');
  const add = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Add redirect' }).click();
    await dialog.getByLabel('From').fill(from);
    await dialog.getByLabel('To', { exact: true }).fill(to);
    await dialog.getByRole('button', { name: 'Add redirect' }).click();
  };
  await add('/yard-tours-of-2019/', '/contact/');
  await dialog.waitFor({ state: 'detached' });
  await add('/contact-loop/', '/contact-loop/');
  await dialog.getByText('leads back to itself').first().waitFor();
  expect(await dialog.getByLabel('From').inputValue()).toBe('/contact-loop/');
  await page.keyboard.press('Escape');

  await page.getByLabel('Test an address').fill('/yard-tours-of-2019/');
  await page.keyboard.press('Enter');
  await page.getByText('/yard-tours-of-2019/ leads to /contact/, which is a page.').waitFor();
  const follow = async () => {
    const { status, headers } = await fetch(`${site}/yard-tours-of-2019/`, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`;
  };
  await expect.poll(follow, { timeout: 20_000 }).toMatch(/^301 .*\/contact\/$/);
  expect(await findStudioViolations(page)).toEqual([]);

  await page.getByRole('searchbox').fill('yard-tours-of-2019');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('row').filter({ hasText: '/yard-tours-of-2019/' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirmDeletion();
  await page.getByText('No results').waitFor();
});

test('a form submission shows on the dashboard, and is read, exported and deleted', async () => {
  const query = '{ nodeByUri(uri: "/contact/") { ... on Page { blocks(flat: true) { ... on SiteContactFormBlock { form { place } } } } } }';
  const response = await fetch(`${contentUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { nodeByUri: { blocks: { form?: { place: string } }[] } } };
  const place = data.nodeByUri.blocks.find(({ form }) => form)?.form?.place ?? '';
  const values = { place, topic: 'Press', name: 'Ada Studio', email: 'ada@example.invalid', message: '=How many doors?' };
  expect((await sendForm('contact', values, { clock: await waitForClock(), address: '203.0.113.77' })).state).toBe('SENT');

  await openScreen('', 'Dashboard');
  await page.getByRole('heading', { name: /page views, last 30 days/i }).waitFor();
  await page.getByText(/The links have not been checked yet|No broken links were found on/).waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ada Studio, ada@example.invalid' }).click();
  await page.getByRole('heading', { name: 'Form submissions', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Ada Studio, ada@example.invalid' }).click();
  await page.getByRole('dialog').getByText('=How many doors?').waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain("'=How many doors?");

  await page.getByRole('row').filter({ hasText: 'Ada Studio' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirmDeletion();
  await page.getByRole('button', { name: 'Ada Studio, ada@example.invalid' }).waitFor({ state: 'detached' });
});

test('the dashboard shows all broken links on request', async () => {
  const brokenLinks = Array.from({ length: 12 }, (_, index) => ({ path: `/missing-${index}/`, contentNodes: [], menus: [] }));
  const data = { linkReport: { checkedAt: '2026-11-20T08:00:00', brokenLinks }, pageViews: { views: 0, pages: [] } };
  await page.route(/\/graphql\?/, (route) =>
    route.request().postData()?.includes('StudioSiteDashboard') === true ? route.fulfill({ json: { data } }) : route.fallback(),
  );
  await openScreen('', 'Dashboard');
  await page.getByText('/missing-7/').waitFor();
  expect(await page.getByText(/^\/missing-/).count()).toBe(8);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await page.getByText('/missing-11/').waitFor();
  const button = page.getByRole('button', { name: 'Show fewer' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText(/^\/missing-/).count()).toBe(8);
});

test('a category is added, renamed and deleted', async () => {
  await openScreen('terms/', 'Categories and terms');
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Basics');
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await dialog.getByText('A term with the name provided already exists').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Yard & gate');
  await dialog.getByRole('button', { name: 'Add category' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Yard & gate' });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Slug' }).fill('yards');
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await row.getByRole('cell', { name: 'yards' }).waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  expect((await fetch(`${contentUrl}/wp-json/wp/v2/categories?slug=yards`)).headers.get('x-wp-total')).toBe('1');

  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirmDeletion();
  await row.waitFor({ state: 'detached' });
  expect((await fetch(`${contentUrl}/wp-json/wp/v2/categories?slug=yards`)).headers.get('x-wp-total')).toBe('0');
});

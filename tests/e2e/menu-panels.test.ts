/** The panels of the menu on a page with carousels, whose buttons and markers are no elements. */
import type { Page } from 'playwright';
import { beforeEach, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();
let page: Page;

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.goto(`${site}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Markets' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Markets', exact: true }).waitFor();
});

/** Lists the buttons that assistive technology presents as expanded, and the panels that are visible. */
async function listOpenPanels(): Promise<{ expanded: unknown[]; visible: number }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const isExpanded = (node: (typeof nodes)[number]) =>
    node.properties?.some(({ name, value }) => name === 'expanded' && value.value === true);
  const expanded = nodes.filter(isExpanded).map((node) => node.name?.value);
  await session.detach();
  return { expanded, visible: await page.locator('header [popover][role=group]:visible').count() };
}

const getFocusedText = async () => await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.innerText ?? '');

test('a panel closes when the keyboard focus moves forward out of it, and does not come back', async () => {
  expect(await listOpenPanels()).toEqual({ expanded: ['Markets'], visible: 1 });
  let hasLeft = false;
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    hasLeft ||= (await getFocusedText()).startsWith('What we do');
    const open = await listOpenPanels();
    expect([presses, open]).toEqual([presses, hasLeft ? { expanded: [], visible: 0 } : { expanded: ['Markets'], visible: 1 }]);
  }
  expect(hasLeft).toBe(true);
});

test('a panel closes when the keyboard focus moves back past its button', async () => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect([await getFocusedText(), await listOpenPanels()]).toEqual(['Markets', { expanded: ['Markets'], visible: 1 }]);
  await page.keyboard.press('Shift+Tab');
  expect([await getFocusedText(), await listOpenPanels()]).toEqual(['Properties', { expanded: [], visible: 0 }]);
});

test('Enter opens a panel right after the focus has reached its button', async () => {
  const banner = page.getByRole('banner');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let round = 0; round < 4; round++) {
    await page.goto(`${site}/about/`);
    await banner.getByRole('button', { name: 'Markets' }).focus();
    await page.keyboard.press('Enter');
    // A popover that is shown late would have closed the panel by now.
    await page.waitForTimeout(300);
    expect([round, await listOpenPanels()]).toEqual([round, { expanded: ['Markets'], visible: 1 }]);
    const links = await banner.getByRole('group', { name: 'Markets', exact: true }).getByRole('link').count();
    for (let presses = 0; presses < links; presses++) await page.keyboard.press('Tab');
    await Promise.all([page.keyboard.press('Tab'), page.keyboard.press('Enter')]);
    await page.waitForTimeout(300);
    expect([round, await getFocusedText(), await listOpenPanels()]).toEqual([
      round,
      'What we do',
      { expanded: ['What we do'], visible: 1 },
    ]);
  }
});

test('a mouse that moves over the menu closes no panel', async () => {
  await page.getByRole('banner').getByRole('button', { name: 'News' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Find space' }).hover();
  expect(await listOpenPanels()).toEqual({ expanded: ['Markets'], visible: 1 });
});

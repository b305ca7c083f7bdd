/** The buttons of carousels in browsers that draw none of their own (`::scroll-button`). */
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');
/** Other browsers have neither buttons nor markers. */
const browser = setUpBrowser({ args: ['--disable-blink-features=CSSPseudoScrollButtons,CSSPseudoScrollMarkers'] });

const carousels: readonly [name: string, path: string][] = [
  ['slides', '/'],
  ['cards', '/properties/trinity-crossing-2/'],
];

/** How much slower than this machine a phone is. */
const SLOWDOWN = 6;

async function openCarousel(path: string, width: number): Promise<{ page: Page; buttons: Locator; getPosition: () => Promise<number> }> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(site + path);
  expect(await page.evaluate(() => CSS.supports('selector(::scroll-button(*))'))).toBe(false);
  const buttons = page.locator('[data-carousel-buttons]').first();
  await buttons.scrollIntoViewIfNeeded();
  const id = await buttons.getByRole('button').first().getAttribute('aria-controls');
  const getPosition = () => page.evaluate((scroller) => document.getElementById(scroller)?.scrollLeft ?? 0, id ?? '');
  return { page, buttons, getPosition };
}

test.each(carousels.flatMap(([name, path]) => [360, 1280].map((width) => ({ name, path, width }))))(
  'the buttons of $name move them from the first click on, to the end and back ($width px)',
  async ({ path, width }) => {
    const { page, buttons, getPosition } = await openCarousel(path, width);
    const [previous, next] = [buttons.getByRole('button', { name: 'Previous' }), buttons.getByRole('button', { name: 'Next' })];
    // The buttons follow in the frame after the position.
    const waitForMove = async (move: () => Promise<void>) => {
      await move();
      await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))));
    };
    const isOff = async (button: Locator) => (await button.getAttribute('aria-disabled')) === 'true';
    expect([await isOff(previous), await isOff(next)]).toEqual([true, false]);
    expect(await getPosition()).toBe(0);

    // The script of the buttons arrives after the first click. On a slow device, React needs long until the buttons work.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await next.click();
    await waitForMove(() => expect.poll(getPosition).toBeGreaterThan(0));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect([await isOff(previous), await isOff(next)]).toEqual([false, expect.any(Boolean)]);

    // With the keyboard. At the end, the button keeps the focus.
    await next.focus();
    for (let presses = 0; presses < 20 && !(await isOff(next)); presses++) {
      const before = await getPosition();
      await page.keyboard.press('Enter');
      await waitForMove(() => expect.poll(getPosition).toBeGreaterThan(before));
    }
    expect(await isOff(next)).toBe(true);
    const end = await getPosition();
    await page.keyboard.press('Enter');
    expect(await getPosition()).toBe(end);
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await previous.click();
    await waitForMove(() => expect.poll(getPosition).toBeLessThan(end));
    expect(await isOff(next)).toBe(false);
  },
);

test('without scripts there are no buttons that do nothing', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site);
  expect(await page.locator('[data-carousel-buttons]').first().isVisible()).toBe(false);
});

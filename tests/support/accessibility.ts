import axe from 'axe-core';
import type { Page } from 'playwright';

/** The rules whose result depends on colors. All others have the same result in both color schemes, which differ in nothing else. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Widths at which pages are checked: the smallest that WCAG requires, a phone, a tablet and a desktop. */
const allWidths = [320, 360, 768, 1280] as const;

/** Finds accessibility violations and sideways scrolling of a page, which stays in its current state, at each width and in both color schemes. */
export async function findViolationsInAllModes(page: Page, widths: readonly number[] = allWidths): Promise<string[]> {
  const faults: string[] = [];
  const addFaults = (mode: string, found: readonly string[]) => faults.push(...found.map((fault) => `${mode}: ${fault}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    addFaults(`${width} px, light`, await findAccessibilityViolations(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    addFaults(`${width} px, dark`, await findAccessibilityViolations(page, { onlyRules: colorRules }));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`${width} px: scrolls sideways by ${overflow} px`);
  }
  return faults;
}

/** Loads axe with each document that a page opens. Loading it afterwards takes a third of a second, because the source has half a million characters. */
export async function preloadAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/**
 * Finds accessibility violations of the page in its current state, with axe (WCAG 2.0 to 2.2 A and AA, best practices, target size). axe stays loaded in
 * the page, so that further checks, in another color scheme or width, take a tenth of the time.
 * @param parts selector of independent samples that this page shows together: landmarks must be unique within each of them, not on the page
 * @param onlyRules the only rules to check
 */
export async function findAccessibilityViolations(
  page: Page,
  { parts, onlyRules }: { parts?: string | undefined; onlyRules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ([selector, ruleNames]) => {
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
      // The documents in frames are not part of the page: without axe in them, each check would wait for their answer.
      const options = { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } } satisfies axe.RunOptions;
      const rules = { 'target-size': { enabled: true }, 'landmark-unique': { enabled: selector === undefined } };
      const results = [await run(document, { ...options, ...(ruleNames === undefined ? { rules } : { runOnly: [...ruleNames] }) })];
      for (const part of selector === undefined || ruleNames !== undefined ? [] : document.querySelectorAll(selector))
        results.push(await run(part, { ...options, runOnly: ['landmark-unique'] }));
      return results
        .flatMap(({ violations }) => violations)
        .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target.join(' ')} ${html.slice(0, 200)}`));
    },
    [parts, onlyRules] as const,
  );
}

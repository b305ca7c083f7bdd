import axe from 'axe-core';
import type { Page } from 'playwright';

/**
 * Finds accessibility violations of the page in its current state, with axe (WCAG 2.0 to 2.2 A and AA, best practices, target size). axe stays loaded in
 * the page, so that further checks, in another color scheme or width, take a tenth of the time.
 * @param parts selector of independent samples that this page shows together: landmarks must be unique within each of them, not on the page
 */
export async function findAccessibilityViolations(page: Page, parts?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(async (selector) => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const rules = { 'target-size': { enabled: true }, 'landmark-unique': { enabled: selector === undefined } };
    const results = [await run(document, { resultTypes: ['violations'], rules })];
    for (const part of selector === undefined ? [] : document.querySelectorAll(selector))
      results.push(await run(part, { resultTypes: ['violations'], runOnly: ['landmark-unique'] }));
    return results
      .flatMap(({ violations }) => violations)
      .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target.join(' ')} ${html.slice(0, 200)}`));
  }, parts);
}

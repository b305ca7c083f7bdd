import axe from 'axe-core';
import type { Page } from 'playwright';

/**
 * What keeps somebody from using the page as it is shown at this moment (axe: WCAG 2.0 to 2.2 A and AA, best practices, size of targets).
 * The page keeps axe until it is left, so that a second look, in other colours or another width, takes a tenth of the first.
 * @param parts what is shown beside each other on this page only: what is unique in each of them need not be unique on it
 */
export async function findBarriers(page: Page, parts?: string): Promise<string[]> {
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

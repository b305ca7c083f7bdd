import axe from 'axe-core';
import type { Page } from 'playwright';

/**
 * What keeps somebody from using the page as it is shown at this moment (axe: WCAG 2.0 to 2.2 A and AA, best practices, size of targets).
 * The page keeps axe until it is left, so that a second look, in other colours or another width, takes a tenth of the first.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target.join(' ')} ${html.slice(0, 200)}`));
  });
}

/**
 * Every block of the site in the studio: inserted, saved, and the same after reloading. Of all blocks, as few as have every kind of control are changed with all of
 * their controls; studio/blocks/round-trip.test.ts states for every block that what its controls produce is the same after saving.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { parseBlocks } from '../../content/blocks/parse.ts';
import { type BlockControls, changeControls, listKinds } from '../support/block-controls.ts';
import { copyHtml } from '../support/office-clipboard.ts';
import { openEditor, openNewPage, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const folder = path.resolve(import.meta.dirname, '../../components/blocks');
const blocks = globSync('*/block.json', { cwd: folder })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as BlockControls)
  .filter(({ name }) => name.startsWith('site/'));

const { openTab } = setUpStudio();

/** Blocks that together have every kind of control. */
function chooseBlocks(): BlockControls[] {
  const missing = new Set(blocks.flatMap(({ attributes }) => listKinds(attributes)));
  const chosen: BlockControls[] = [];
  const countMissing = ({ attributes }: BlockControls) => new Set(listKinds(attributes).filter((kind) => missing.has(kind))).size;
  while (missing.size > 0) {
    const [best] = blocks.toSorted((one, other) => countMissing(other) - countMissing(one));
    if (!best) break;
    chosen.push(best);
    for (const kind of listKinds(best.attributes)) missing.delete(kind);
  }
  return chosen;
}

/** A block without attributes, with one of each block that only it may contain. */
function createMarkup({ name }: BlockControls): string {
  const children = blocks.filter(({ parent }) => parent?.includes(name)).map(createMarkup);
  return children.length === 0 ? `<!-- wp:${name} /-->` : `<!-- wp:${name} -->${children.join('')}<!-- /wp:${name} -->`;
}

const loadContent = async (page: Page, id: number) =>
  ((await sendAsUser(page, 'GET', `/wp/v2/pages/${id}?context=edit`)) as { content: { raw: string } }).content.raw;

test('all blocks are inserted, every kind of control changes its block, and the page is the same after saving and reloading', async () => {
  const page = await openTab();
  const { id, canvas } = await openNewPage(page);
  await copyHtml(
    page.context(),
    blocks
      .filter(({ parent }) => parent === undefined)
      .map(createMarkup)
      .join('\n\n'),
  );
  await page.bringToFront();
  await canvas.getByRole('document', { name: 'Add default block' }).click();
  await page.keyboard.press('ControlOrMeta+v');
  for (const { name } of blocks) await canvas.locator(`[data-type="${name}"]`).first().waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Block', exact: true }).click();

  const expected = new Map<string, object>();
  for (const block of chooseBlocks()) {
    await canvas.locator(`[data-type="${block.name}"]`).first().focus();
    await page.getByRole('region', { name: 'Editor settings' }).getByRole('button', { name: block.title, exact: true }).waitFor();
    expected.set(block.name, await page.evaluate(changeControls, block));
  }
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  const content = await loadContent(page, id);
  const stored = new Map(parseBlocks(content).map(({ name, attributes }) => [name, attributes]));
  for (const [name, values] of expected) expect({ name, ...stored.get(name) }).toMatchObject(values);

  const reloaded = await openEditor(page, 'page', id);
  await reloaded.locator('[data-type="site/page-hero"]').first().waitFor();
  await reloaded.getByRole('textbox', { name: 'Title' }).fill('The same blocks');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  expect(await loadContent(page, id)).toBe(content);
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

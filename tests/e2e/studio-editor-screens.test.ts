/** The editor, and everything that opens in it: accessible on a laptop and on a phone. */
import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { contentUrl, findStudioViolations, openEditor, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const { openTab } = setUpStudio();

const content =
  '<!-- wp:site/page-hero {"title":"A hero"} /-->\n\n<!-- wp:heading -->\n<h2 class="wp-block-heading">Rules</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Twelve docks face the yard.</p>\n<!-- /wp:paragraph -->';

type Editor = { page: Page; canvas: FrameLocator; width: number };

/** Creates a page with two revisions, opens it, runs steps, and deletes it. */
async function withEditor(width: number, status: string, run: (editor: Editor, path: string) => Promise<void>): Promise<void> {
  const page = await openTab({ width, height: 800 });
  const data = { status, title: 'Checked', content };
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/pages', data);
  const path = `/wp/v2/pages/${String(id)}`;
  for (const text of ['Ten docks', 'Twelve docks'])
    await sendAsUser(page, 'POST', path, { content: content.replace('Twelve docks', text) });
  const canvas = await openEditor(page, 'page', Number(id));
  await canvas.getByRole('heading', { name: 'A hero' }).waitFor();
  try {
    await run({ page, canvas, width }, path);
  } finally {
    await sendAsUser(page, 'DELETE', `${path}?force=true`);
  }
}

const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** On a phone, the settings cover the canvas, and are closed until a button opens them. */
async function showSettings({ page, width }: Editor, tab: string): Promise<void> {
  const settings = page.getByRole('region', { name: 'Editor settings' });
  if (width < 782 && !(await settings.isVisible())) await getButton(page, 'Settings').click();
  await settings.getByRole('tab', { name: tab, exact: true }).click();
}

async function hideSettings({ page, width }: Editor): Promise<void> {
  if (width < 782) await getButton(page, /^Close Settings/).click();
}

const selectParagraph = async ({ canvas }: Editor) => await canvas.getByRole('document', { name: 'Block: Paragraph' }).click();

/** What axe finds in WordPress's own packages, which the studio cannot fix: the rule and the elements. None of it keeps anyone from using the editor. */
const wordpressFaults = [
  // WordPress names the button after its setting, and shows the value in it: “Pings only”.
  /^label-content-name-mismatch \.editor-post-discussion__panel-toggle /,
  // Menus are at the end of the page while they are open, outside of all landmarks.
  /^region #base-ui-\S+ <div [^>]*role="menu"/,
  // The name of an entry leaves out the keys that it shows.
  /^label-content-name-mismatch #base-ui-\S+ <div role="menuitem"/,
  // The field refers to its list with `aria-owns`, as ARIA 1.0 wants it. The rule wants `aria-controls`.
  /^aria-required-attr #url-input-control-\d+ /,
  // An image to choose is an option with a checkbox in it. The keyboard chooses the option itself.
  /^nested-interactive \S+ <div [^>]*class="[^"]*dataviews-view-picker-grid__card/,
  // The list of revisions has no name, and the name of each is its date alone.
  /^aria-input-field-name \.dataviews-view-picker-activity /,
  /^label-content-name-mismatch \S+ <div [^>]*class="dataviews-view-picker-activity__item/,
];

type State = {
  name: string;
  /** Default: all. */ onlyWidth?: number;
  open: (editor: Editor) => Promise<void>;
  close: (editor: Editor) => Promise<void>;
};

const pressEscape = async ({ page }: Editor) => await page.keyboard.press('Escape');

/** Opens a menu or panel with a button of the top bar, which also closes it. */
function toggle(name: string, close?: State['close'], onlyWidth?: number): State {
  const press = async ({ page }: Editor) =>
    await page.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name, exact: true }).click();
  return { name, open: press, close: close ?? press, ...(onlyWidth !== undefined && { onlyWidth }) };
}

const states: readonly State[] = [
  {
    name: 'the page and its settings',
    open: async (editor) => await showSettings(editor, 'Page'),
    close: hideSettings,
  },
  {
    name: 'a section and its settings',
    open: async (editor) => {
      await editor.canvas.locator('[data-type="site/page-hero"]').click({ position: { x: 4, y: 4 } });
      await showSettings(editor, 'Block');
    },
    close: hideSettings,
  },
  toggle('Block Inserter'),
  // On a phone, WordPress shows neither of them.
  toggle('Document Overview', undefined, 1280),
  toggle('View', pressEscape, 1280),
  toggle('Options', pressEscape),
  {
    name: 'the toolbar of a paragraph, and the search for a link',
    open: async (editor) => {
      await selectParagraph(editor);
      await editor.page.keyboard.press('ControlOrMeta+a');
      await editor.page.keyboard.press('ControlOrMeta+k');
      await editor.page.getByRole('combobox', { name: 'Search or type URL' }).fill('Contact');
      await editor.page
        .getByRole('option', { name: /Contact/ })
        .first()
        .waitFor();
    },
    close: pressEscape,
  },
  {
    name: 'the media library',
    open: async (editor) => {
      await editor.canvas.locator('[data-type="site/page-hero"]').click({ position: { x: 4, y: 4 } });
      await showSettings(editor, 'Block');
      await getButton(editor.page, /^Choose: /)
        .first()
        .click();
      await editor.page.getByRole('dialog').getByRole('option').first().waitFor();
    },
    close: async (editor) => {
      await pressEscape(editor);
      await hideSettings(editor);
    },
  },
  {
    name: 'the keyboard shortcuts',
    open: async ({ page }) => {
      await page.keyboard.press('Shift+Alt+h');
      await page.getByRole('dialog').waitFor();
    },
    close: pressEscape,
  },
  {
    name: 'the commands',
    open: async ({ page }) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
    },
    close: pressEscape,
  },
  {
    name: 'the checks before publishing',
    open: async ({ page }) => {
      await getButton(page, 'Publish').click();
      await page.getByRole('region', { name: 'Editor publish' }).getByText('Are you ready to publish?').waitFor();
      await page.getByText('There is no description for search results.').first().waitFor();
    },
    close: async ({ page }) => await getButton(page, 'Cancel').click(),
  },
  {
    name: 'the revisions',
    open: async (editor) => {
      await showSettings(editor, 'Page');
      await getButton(editor.page, /^Open revisions screen/).click();
      await getButton(editor.page, 'Restore').waitFor();
      await editor.page.getByRole('option', { name: /ago$/ }).first().waitFor();
    },
    close: async ({ page }) => await getButton(page, 'Exit').click(),
  },
];

const getOverflow = async (page: Page) => await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const findEditorViolations = async (page: Page) =>
  (await findStudioViolations(page)).filter((violation) => !wordpressFaults.some((pattern) => pattern.test(violation)));

async function findFaults({ page }: Editor, name: string): Promise<string[]> {
  const overflow = await getOverflow(page);
  return [
    ...(overflow > 0 ? [`${name} scrolls horizontally by ${overflow} px`] : []),
    ...(await findEditorViolations(page)).map((violation) => `${name}: ${violation}`),
  ];
}

describe.each([1280, 360])('at %i px', (width) => {
  test('the editor, its panels, menus and dialogs are accessible', async () => {
    await withEditor(width, 'draft', async (editor) => {
      const faults: string[] = [];
      for (const { name, open, close, onlyWidth = width } of states) {
        if (onlyWidth !== width) continue;
        await open(editor);
        faults.push(...(await findFaults(editor, name)));
        await close(editor);
      }
      expect(faults).toEqual([]);
    });
  });

  test('the dialog with two versions is accessible', async () => {
    await withEditor(width, 'publish', async (editor, path) => {
      const { page } = editor;
      await selectParagraph(editor);
      await page.keyboard.press('End');
      await page.keyboard.type(' Mine.');
      await sendAsUser(page, 'PUT', path, { content: content.replace('Twelve', 'Eleven'), title: 'Theirs' });
      await getButton(page, 'Save').click();
      await page.getByRole('dialog', { name: 'Two versions of this content' }).waitFor();
      expect(await findFaults(editor, 'conflict')).toEqual([]);
    });
  });

  test('the dialog of a page that another person has open is accessible', async () => {
    await withEditor(width, 'draft', async ({ page }, path) => {
      const account = { username: `checked-${randomUUID()}`, password: 'checked-Password-for-tests' };
      const data = { ...account, email: `${account.username}@example.com`, roles: ['editor'] };
      const { id } = await sendAsUser(page, 'POST', '/wp/v2/users', data);
      const other = await openTab({ account, width, height: 800, isSeparate: true });
      await other.goto(`${contentUrl}/studio/edit/page/?post=${path.split('/').at(-1)}`);
      await other.getByRole('link', { name: 'Take over' }).waitFor();
      expect(await findEditorViolations(other)).toEqual([]);
      await sendAsUser(page, 'DELETE', `/wp/v2/users/${String(id)}?force=true&reassign=1`);
    });
  });

  test('the fields of a building are accessible', async () => {
    const page = await openTab({ width, height: 800 });
    const { id } = await sendAsUser(page, 'POST', '/wp/v2/properties', { status: 'draft', title: 'Checked' });
    const canvas = await openEditor(page, 'properties', Number(id));
    const editor = { page, canvas, width };
    await showSettings(editor, 'Property');
    await getButton(page, /^Edit property facts/).click();
    await page.getByRole('dialog', { name: 'Property facts' }).waitFor();
    const faults = await findFaults(editor, 'fields');
    await page.keyboard.press('Escape');
    await getButton(page, /^Edit /)
      .last()
      .waitFor();
    faults.push(...(await findFaults(editor, 'settings')));
    expect(faults).toEqual([]);
    await sendAsUser(page, 'DELETE', `/wp/v2/properties/${String(id)}?force=true`);
  });
});

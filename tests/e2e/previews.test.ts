/** Previews of every content type in every status, and who may see them. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { postGraphql } from '../support/graphql-client.ts';
import {
  createPreviewSite,
  findPrivacyProblems,
  getBarText,
  getHeading,
  getPreviewPath,
  type PreviewSite,
} from '../support/preview-site.ts';

let previews: PreviewSite;
beforeAll(async () => {
  previews = await createPreviewSite();
});
afterAll(() => previews?.close());

const statuses = [
  ['draft', 'Draft'],
  ['pending', 'Pending review'],
  ['future', 'Scheduled for Jan 1, 2090'],
  ['private', 'Private'],
  ['trash', 'In the trash'],
  ['auto-draft', 'Not saved yet'],
] as const;

const typesWith = (feature: string) =>
  contentTypes.filter((type) => type.supports.some((name) => name === feature)).map(({ name }) => name);
const allTypes = contentTypes.map(({ name }) => name);
const typesWithText = new Set(typesWith('editor'));

/** The paragraph of a node, which types without an editor do not have. */
const getText = (type: ContentTypeName, text: string) => (typesWithText.has(type) ? text : '');

/** Fetches a preview as an editor, and checks what all previews have in common. */
async function fetchPreview(uri: string): Promise<string> {
  const response = await previews.fetchAs('EDITOR', uri);
  const html = await response.text();
  expect([uri, response.status]).toEqual([uri, 200]);
  expect(findPrivacyProblems(response, html)).toEqual([]);
  return html;
}

describe.each(allTypes)('content of the type %s', (type) => {
  // Two at a time: a part of each preview is the work of the content service.
  test.concurrent.each(statuses)('with the status %s', async (status, label) => {
    const title = `${previews.mark} ${type} ${status}`;
    const id = await previews.insertNode({ type, status, title });
    for (const uri of [getPreviewPath(id, type), getPreviewPath(id)]) {
      const html = await fetchPreview(uri);
      expect(getBarText(html)).toMatch(/^Saved version /);
      expect(getBarText(html)).toContain(label);
      expect(getHeading(html)).toContain(title);
      expect(html).toContain(getText(type, `Text of ${title}.`));
    }
    // A visitor gets the sign-in page, and nothing at the plain URI.
    const visitor = await fetch(previews.url + getPreviewPath(id, type), { redirect: 'manual' });
    expect(visitor.headers.get('location')).toBe(`/login/?redirect_uri=${encodeURIComponent(getPreviewPath(id, type))}`);
    expect(visitor.headers.get('cache-control')).toBe('private, no-store');
    expect(await visitor.text()).not.toContain(previews.mark);
  });

  test('that was never saved has no title and no text', async () => {
    const id = await previews.insertNode({ type, status: 'auto-draft', title: '', text: '' });
    expect(getBarText(await fetchPreview(getPreviewPath(id, type)))).toContain('Not saved yet');
  });

  test('with a password is shown without asking for it', async () => {
    const title = `${previews.mark} ${type} protected`;
    const html = await fetchPreview(
      getPreviewPath(await previews.insertNode({ type, status: 'draft', title, password: 'open sesame' }), type),
    );
    expect(getBarText(html)).toContain('Draft, password-protected');
    expect(parse(html).querySelector('input[type=password]')).toBeNull();
    expect(html).toContain(getText(type, `Text of ${title}.`));
  });
});

test.each(typesWith('revisions'))(
  'the autosave of the type %s is shown before the saved version, and a revision by its own link',
  async (type) => {
    const id = await previews.insertNode({ type, status: 'draft', title: `${previews.mark} saved title`, text: 'Saved text.' });
    const insertVersion = async (name: string, isAutosave: boolean) =>
      await previews.insertNode({ type, status: 'inherit', title: `${name} title`, text: `${name} text.`, revisionOf: id, isAutosave });
    const revision = await fetchPreview(getPreviewPath(await insertVersion('Former', false), type));
    expect(getBarText(revision)).toMatch(/^Revision .* Draft$/);
    expect(getHeading(revision)).toContain('Former title');
    expect(revision).toContain(getText(type, 'Former text.'));
    await insertVersion('Unsaved', true);
    const autosave = await fetchPreview(getPreviewPath(id, type));
    expect(getBarText(autosave)).toMatch(/^Autosave [A-Z][a-z]{2} \d.* Draft$/);
    expect(getHeading(autosave)).toContain('Unsaved title');
    expect(autosave).toContain(getText(type, 'Unsaved text.'));
    expect(autosave).not.toContain('Saved text.');
  },
);

test.each(typesWith('editor').filter((type) => type !== 'wgg_preview'))(
  'unsaved blocks of the type %s are shown before the autosave',
  async (type) => {
    const title = `${previews.mark} with blocks`;
    const id = await previews.insertNode({ type, status: 'draft', title, text: 'Saved text.' });
    const blocks = await previews.insertNode({
      type: 'wgg_preview',
      status: 'publish',
      title: 'Blocks',
      text: 'Unsaved block.',
      blocksOf: id,
    });
    for (const uri of [getPreviewPath(id, type), getPreviewPath(blocks, 'wgg_preview'), getPreviewPath(blocks, type)]) {
      const html = await fetchPreview(uri);
      expect(getBarText(html)).toMatch(/^Unsaved blocks .* Draft$/);
      expect(getHeading(html)).toContain(title);
      expect(html).toContain('Unsaved block.');
      expect(html).not.toContain('Saved text.');
    }
  },
);

test('the bar names who saved the version', async () => {
  const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} saved by` });
  await previews.insertNode({ type: 'post', status: 'inherit', title: 'Unsaved', revisionOf: id, isAutosave: true });
  expect(getBarText(await fetchPreview(getPreviewPath(id)))).toMatch(new RegExp(`^Autosave .* by ${previews.getLogin('EDITOR')} Draft$`));
});

describe('links of the Faust plugin', () => {
  test.each([
    ['a draft post', 'post', (id: number) => `/?p=${id}&preview=true&previewPathname=%2F%3Fp%3D${id}&typeName=Post`],
    [
      'a draft post, from the editor',
      'post',
      (id: number) => `/?p=${id}&preview_id=${id}&preview_nonce=a1b2&preview=true&previewPathname=%2F%3Fp%3D${id}&typeName=Post`,
    ],
    [
      'a published post',
      'post',
      (id: number) =>
        `/2024/02/02/update-number-2/?preview=true&previewPathname=%2F2024%2F02%2F02%2Fupdate-number-2%2F&p=${id}&typeName=Post`,
    ],
    ['a draft page', 'page', (id: number) => `/?page_id=${id}&preview=true&previewPathname=%2F%3Fpage_id%3D${id}&p=${id}&typeName=Page`],
    [
      'a published page',
      'page',
      (id: number) =>
        `/about/?preview_id=${id}&preview_nonce=a1b2&preview=true&previewPathname=%2Fabout%2F&p=${id}&page_id=${id}&typeName=Page`,
    ],
    ['a page without a type', 'page', (id: number) => `/?p=${id}&preview=true&page_id=${id}`],
    ['the preview route', 'post', (id: number) => `/preview/?p=${id}&preview=true&typeName=Post`],
    ['the preview route without a slash', 'post', (id: number) => `/preview?p=${id}&preview=true`],
    ['a page without a slash', 'page', (id: number) => `/about?preview=true&p=${id}`],
  ] as const)('%s', async (what, type, getUri) => {
    const title = `${previews.mark} ${what}`;
    const id = await previews.insertNode({ type, status: 'draft', title });
    const response = await previews.fetchAs('EDITOR', getUri(id));
    expect([response.status, parse(await response.text()).querySelector('h1')?.textContent]).toEqual([200, expect.stringContaining(title)]);
  });
});

describe('who may see a preview', () => {
  const denied = 'There is nothing to preview';

  test.each([
    ['editor', 'EDITOR', 'other', 'draft', true],
    ['the author', 'AUTHOR', 'author', 'draft', true],
    ['the author, once it is scheduled', 'AUTHOR', 'author', 'future', true],
    ['another author', 'AUTHOR', 'other', 'draft', false],
    ['a contributor who wrote it', 'CONTRIBUTOR', 'contributor', 'draft', true],
    ['a contributor who wrote it, once it is scheduled', 'CONTRIBUTOR', 'contributor', 'future', false],
    ['another contributor', 'CONTRIBUTOR', 'other', 'pending', false],
    ['a subscriber', 'SUBSCRIBER', 'other', 'private', false],
  ] as const)('%s', async (who, role, author, status, isAllowed) => {
    const title = `${previews.mark} seen by ${who}`;
    const id = await previews.insertNode({ type: 'post', status, title, author: `${previews.mark}-${author}` });
    const response = await previews.fetchAs(role, getPreviewPath(id, 'post'));
    const html = await response.text();
    expect(findPrivacyProblems(response, html)).toEqual([]);
    expect([response.status, getHeading(html)]).toEqual([isAllowed ? 200 : 404, expect.stringContaining(isAllowed ? title : denied)]);
    expect(html.includes(title)).toBe(isAllowed);
  });

  test('an author cannot preview a page, or a published post of others', async () => {
    const pageId = await previews.insertNode({
      type: 'page',
      status: 'draft',
      title: `${previews.mark} page`,
      author: previews.getLogin('AUTHOR'),
    });
    const { posts } = (await postGraphql(JSON.stringify({ query: '{ posts(first: 1) { nodes { databaseId } } }' }))).data;
    for (const id of [pageId, posts.nodes[0].databaseId as number])
      expect((await previews.fetchAs('AUTHOR', getPreviewPath(id))).status).toBe(404);
  });
});

describe('links that show nothing', () => {
  const required = 'usePreviewNode() requires the "p" and "preview" URL query parameters i.e. ?p=123&preview=true';

  test.each([
    ['/?preview=true', required],
    ['/?p=&preview=true', required],
    ['/?p=1&p=2&preview=true', 'usePreviewNode() requires the "p" URL query parameter to be a string'],
    ['/?p=1&preview=true&typeName=Post&typeName=Page', 'usePreviewNode() requires the "postType" URLquery parameter to be a string'],
    ['/?p=1&preview=true&preview=true', required],
  ])('%s is a bad request with the message of Faust', async (uri, message) => {
    for (const response of [await previews.fetchAs('EDITOR', uri), await fetch(previews.url + uri, { redirect: 'manual' })]) {
      const html = await response.text();
      expect([response.status, parse(html).querySelector('main p:not([class])')?.textContent]).toEqual([400, message]);
      expect(findPrivacyProblems(response, html)).toEqual([]);
    }
  });

  test.each(['999999', '0', '-1', '1.5', 'abc', '%00', '4294967297', '1%20or%201=1', '<script>', 'cG9zdDox', '9'.repeat(2000)])(
    'the id %s is not found',
    async (id) => {
      const response = await previews.fetchAs('EDITOR', `/?p=${id}&preview=true`);
      const html = await response.text();
      expect([response.status, getHeading(html)]).toEqual([404, 'There is nothing to preview']);
      expect(findPrivacyProblems(response, html)).toEqual([]);
    },
  );

  test('the id of a term or of a user, and a node of another type, are not found', async () => {
    const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} typed` });
    const { rows } = await previews.database.query<{ id: number }>(
      'select t.id from term t where not exists (select from content_node n where n.id = t.id) limit 1',
    );
    const uris = ['Page', 'BlockEditorPreview', 'User', 'x'].map((typeName) => `/?p=${id}&preview=true&typeName=${typeName}`);
    uris.push(`/?p=${id}&preview=true&page_id=${id}`, ...rows.map((row) => getPreviewPath(row.id)));
    for (const uri of uris) expect([uri, (await previews.fetchAs('EDITOR', uri)).status]).toEqual([uri, 404]);
  });

  test('preview=false and other values are no preview', async () => {
    const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} no preview` });
    for (const value of ['false', '1', 'TRUE', '']) {
      const response = await previews.fetchAs('EDITOR', `/?p=${id}&preview=${value}`);
      expect(await response.text()).not.toContain(`${previews.mark} no preview`);
    }
  });
});

test('the islands of a preview get their data, which is in no cache', async () => {
  const { page } = (await postGraphql(JSON.stringify({ query: '{ page: nodeByUri(uri: "/") { ... on Page { databaseId } } }' }))).data;
  const html = await fetchPreview(getPreviewPath(page.databaseId as number, 'page'));
  const url = parse(html).querySelector('script[data-runtime]')?.getAttribute('data-runtime') ?? '';
  const response = await fetch(previews.url + url);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

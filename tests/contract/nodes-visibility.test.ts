/** Who sees which nodes, and how much of them (recorded from WPGraphQL 1.14). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountByName } from '../../content/auth/accounts.ts';
import { viewerOf } from '../../content/permissions/viewer.ts';
import { createStore } from '../../content/store/store.ts';
import { makeCast, type Cast, type Person } from '../support/cast.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});
afterAll(() => cast.close());

const fields =
  'title status content excerpt uri link date isRestricted author { node { id } } featuredImage { node { id } } seo { opengraphImage { id } twitterImage { id } opengraphPublishedTime opengraphModifiedTime }';
const post = async (person: Person, slug: string) =>
  (await cast.as(person, `query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { ${fields} } }`, { id: String(cast.id(slug)) })).data.post;

describe('an unpublished post', () => {
  test.each([
    [null, 'draft'],
    ['subscriber', 'draft'],
    [null, 'pending'],
    ['subscriber', 'pending'],
    [null, 'future'],
    ['subscriber', 'future'],
    [null, 'private'],
    ['subscriber', 'private'],
    ['author', 'private'],
    [null, 'trash'],
    ['subscriber', 'trash'],
  ] as const)('for %s: %s is null', async (person, slug) => {
    expect(await post(person, slug)).toBeNull();
  });

  test.each([
    ['author', 'draft'],
    ['author', 'pending'],
    ['author', 'future'],
    ['writer', 'secret'],
  ] as const)('for %s: %s of somebody else has a title and an address', async (person, slug) => {
    expect(await post(person, slug)).toMatchObject({
      status: slug === 'secret' ? 'draft' : slug,
      uri: `/?p=${cast.id(slug)}`,
      link: `http://cms.test/?p=${cast.id(slug)}`,
      isRestricted: true,
      content: null,
      excerpt: null,
      date: null,
      author: null,
      featuredImage: null,
      seo: { opengraphImage: null, twitterImage: null, opengraphPublishedTime: null, opengraphModifiedTime: null },
    });
  });

  test.each([
    ['editor', 'draft'],
    ['admin', 'pending'],
    ['editor', 'future'],
    ['editor', 'private'],
    ['author', 'own'],
    ['writer', 'private'],
    // Every writer may read what was thrown away.
    ['author', 'trash'],
  ] as const)('for %s: %s is whole', async (person, slug) => {
    const found = await post(person, slug);
    expect(found).toMatchObject({ isRestricted: false });
    expect(found.date).not.toBeNull();
  });

  test('what is restricted says nothing anywhere', async () => {
    const { data } = await cast.as(
      'author',
      '{ posts(where: { status: DRAFT, name: "secret" }) { nodes { title content excerpt blocks { name } blocksJSON seo { metaDesc readingTime opengraphDescription } postLeadSection { leadParagraph } raw: content(format: RAW) } } }',
    );
    expect(data.posts.nodes).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Unspoken');
  });

  test('what is restricted leaves the store without its words', async () => {
    const account = await accountByName(cast.db, 'author');
    if (!account) throw new Error('The fixture has no author');
    const node = await createStore(cast.db, viewerOf(account.user)).nodeById(cast.id('secret'));
    expect(node).toMatchObject({ title: 'Secret plan', restricted: true, content: '', excerpt: '', fields: {}, seo: {} });
  });

  test('private ones stand at their address for who may read them, drafts do not yet', async () => {
    const at = async (person: Person, uri: string) =>
      (await cast.as(person, 'query ($uri: String!) { nodeByUri(uri: $uri) { uri } }', { uri })).data.nodeByUri;
    expect(await at('editor', '/news/private/')).toEqual({ uri: '/news/private/' });
    for (const person of [null, 'subscriber', 'author'] as const) expect(await at(person, '/news/private/')).toBeNull();
    expect(await at('admin', '/news/draft/')).toBeNull();
    expect(await at('admin', `/?page_id=${cast.id('draft-page')}`)).toEqual({ uri: `/?page_id=${cast.id('draft-page')}` });
    expect(await at(null, `/?page_id=${cast.id('draft-page')}`)).toBeNull();
    expect(await at(null, `/?page_id=${cast.id('about')}`)).toEqual({ uri: '/about/' });
    expect(await at('admin', `/?p=${cast.id('report-1')}`)).toBeNull();
  });

  test('is not listed unless its status is asked for', async () => {
    const { data } = await cast.as('admin', '{ posts(first: 100) { nodes { status } } }');
    expect(new Set(data.posts.nodes.map(({ status }: { status: string }) => status))).toEqual(new Set(['publish']));
  });

  test('a page is for who may edit pages', async () => {
    const page = async (person: Person) =>
      (
        await cast.as(person, 'query ($id: ID!) { contentNode(id: $id, idType: DATABASE_ID) { uri } }', {
          id: String(cast.id('draft-page')),
        })
      ).data.contentNode;
    expect(await page('author')).toBeNull();
    expect(await page('editor')).toEqual({ uri: `/?page_id=${cast.id('draft-page')}` });
  });
});

describe('a password', () => {
  test.each([
    [null, true, null],
    ['subscriber', true, null],
    ['author', true, null],
    ['admin', false, '\n<p>The vault code is 1234.</p>\n'],
    ['editor', false, '\n<p>The vault code is 1234.</p>\n'],
  ] as const)('for %s: restricted %s', async (person, isRestricted, content) => {
    expect(await post(person, 'locked')).toMatchObject({ title: 'Locked memo', isRestricted, content, uri: '/news/locked/' });
  });

  test('can’t be guessed by asking which posts have it', async () => {
    const found = async (person: Person) =>
      (await cast.as(person, '{ posts(where: { password: "open sesame" }) { nodes { slug } } }')).data.posts.nodes.length;
    expect([await found(null), await found('author'), await found('editor')]).toEqual([0, 0, 1]);
  });

  test('words below it, and of others’ drafts, are not found by searching', async () => {
    const found = async (person: Person, where: string) =>
      (await cast.as(person, `{ posts(where: { ${where} }) { nodes { slug } } }`)).data.posts.nodes.length;
    expect(await found(null, 'search: "vault"')).toBe(0);
    expect(await found('author', 'search: "Unspoken", status: DRAFT')).toBe(0);
    expect(await found('author', 'search: "words", status: DRAFT')).toBe(1);
    expect(await found('editor', 'search: "Unspoken", status: DRAFT')).toBe(1);
  });
});

describe('the form an editor works on', () => {
  const raw = async (person: Person) =>
    (await cast.as(person, '{ post(id: "report-1", idType: SLUG) { title(format: RAW) content(format: RAW) excerpt(format: RAW) } }')).data
      .post;

  test.each([null, 'subscriber', 'writer', 'author'] as const)('is null for %s', async (person) => {
    expect(await raw(person)).toEqual({ title: null, content: null, excerpt: null });
  });

  test('is told to who may edit it', async () => {
    expect(await raw('editor')).toMatchObject({ title: 'Report number 1', excerpt: 'What happened in week 1.' });
    expect((await raw('editor')).content).toContain('<!-- wp:paragraph -->');
  });
});

describe('types without addresses', () => {
  const asked = async (person: Person) => {
    const { data } = await cast.as(
      person,
      'query ($id: ID!) { reusableBlocks { nodes { title } } reusableBlock(id: $id, idType: DATABASE_ID) { title } contentNode(id: $id, idType: DATABASE_ID) { id } }',
      { id: String(cast.id('call')) },
    );
    return data;
  };

  test('are told to nobody but writers', async () => {
    for (const person of [null, 'subscriber'] as const)
      expect(await asked(person)).toMatchObject({ reusableBlocks: { nodes: [] }, reusableBlock: null, contentNode: null });
    expect(await asked('author')).toMatchObject({ reusableBlocks: { nodes: [{ title: 'Call us' }] }, reusableBlock: { title: 'Call us' } });
  });
});

test('a visitor costs no more statements than before there were others', async () => {
  const query =
    '{ posts(first: 5) { nodes { title uri link author { node { name } } featuredImage { node { sourceUrl } } preview { node { id } } revisions { nodes { id } } previewRevisionDatabaseId } } page(id: "/about/", idType: URI) { uri isFrontPage } }';
  expect((await cast.as(null, query)).statements).toBeLessThanOrEqual(3);
});

test('a cursor of what one does not see tells nothing: the list begins at its start', async () => {
  const cursor = (slug: string) => Buffer.from(`arrayconnection:${cast.id(slug)}`).toString('base64');
  const after = async (person: Person, slug: string) =>
    (
      await cast.as(
        person,
        '{ posts(first: 2, after: "AFTER", where: { orderby: [{ field: TITLE, order: ASC }] }) { pageInfo { hasPreviousPage } nodes { title } } }'.replace(
          'AFTER',
          cursor(slug),
        ),
      )
    ).data.posts;
  const start = await after(null, 'nowhere');
  expect(await after(null, 'secret')).toEqual(start);
  expect(await after('editor', 'secret')).not.toEqual(start);
  expect(await after(null, 'locked')).not.toEqual(start);
});

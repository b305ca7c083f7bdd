/** Revisions, unsaved changes and previews of blocks (recorded from WPGraphQL 1.14, FaustWP 1.0 and wp-graphql-gutenberg 0.4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCast, type Cast, type Person } from '../support/cast.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});
afterAll(() => cast.close());

const fields =
  '... on Post { title uri link status content isPreview isRevision previewRevisionDatabaseId previewRevisionId preview { node { title uri } } categories { nodes { slug } } revisionOf { node { id } } }';
const preview = async (person: Person, slug: string, asPreview = true) =>
  (
    await cast.as(
      person,
      `query ($id: ID!, $asPreview: Boolean) { contentNode(id: $id, idType: DATABASE_ID, asPreview: $asPreview) { __typename ${fields} } }`,
      { id: String(cast.id(slug)), asPreview },
    )
  ).data.contentNode;

const autosave = async (slug: string) =>
  (
    await cast.db
      .selectFrom('content_node')
      .select('id')
      .where('revision_of', '=', cast.id(slug))
      .where('is_autosave', '=', true)
      .executeTakeFirstOrThrow()
  ).id;

describe('asPreview', () => {
  test.each(['editor', 'admin'] as const)('for %s: a published post with an unsaved change is that change', async (person) => {
    const path = '/news/report-1/';
    const uri = `http://site.test${path}?preview=true&previewPathname=${path}&p=${cast.id('report-1')}&typeName=Post`;
    expect(await preview(person, 'report-1')).toEqual({
      __typename: 'Post',
      title: 'Report 1, unsaved',
      uri,
      link: uri,
      status: 'inherit',
      content: '\n<p>Report 1, unsaved.</p>\n',
      isPreview: true,
      isRevision: true,
      previewRevisionDatabaseId: null,
      previewRevisionId: null,
      preview: null,
      // What it is filed under is told of the post itself.
      categories: { nodes: [{ slug: 'news' }, { slug: 'insights' }] },
      revisionOf: { node: { id: Buffer.from(`post:${cast.id('report-1')}`).toString('base64') } },
    });
  });

  test('is the node itself on a draft, without an unsaved change, and when somebody has saved since', async () => {
    expect(await preview('admin', 'secret')).toMatchObject({ title: 'Secret plan', status: 'draft', isPreview: false, isRevision: false });
    expect(await preview('admin', 'report-3')).toMatchObject({ title: 'Report number 3', isPreview: false });
    expect(await preview('admin', 'report-2')).toMatchObject({
      title: 'Report number 2',
      isPreview: false,
      previewRevisionDatabaseId: null,
    });
  });

  test.each([null, 'subscriber', 'writer', 'author'] as const)('for %s, who may not edit it: null, published or not', async (person) => {
    for (const slug of ['report-1', 'report-3', 'draft-page']) expect(await preview(person, slug)).toBeNull();
  });

  test('a writer previews a draft of one’s own', async () => {
    expect(await preview('author', 'own')).toMatchObject({ title: 'Own draft', isPreview: false });
  });

  test('by slug it is the draft, by a plain address nothing', async () => {
    const asked = async (id: string, idType: string) =>
      (
        await cast.as('admin', 'query ($id: ID!, $idType: PostIdType) { post(id: $id, idType: $idType, asPreview: true) { slug } }', {
          id,
          idType,
        })
      ).data.post;
    expect(await asked('secret', 'SLUG')).toEqual({ slug: 'secret' });
    expect(await asked(`/?p=${cast.id('secret')}`, 'URI')).toBeNull();
  });
});

describe('a published post with an unsaved change', () => {
  test.each([
    [null, false, false],
    ['subscriber', false, false],
    // A writer who may not edit the post learns that there is one (recorded).
    ['author', true, false],
    ['editor', true, true],
  ] as const)('%s knows of it: %s, sees it: %s', async (person, knows, sees) => {
    const id = await autosave('report-1');
    expect(await preview(person, 'report-1', false)).toMatchObject({
      title: 'Report number 1',
      isPreview: false,
      previewRevisionDatabaseId: knows ? id : null,
      previewRevisionId: knows ? Buffer.from(`post:${id}`).toString('base64') : null,
      preview: sees ? { node: { title: 'Report 1, unsaved' } } : null,
    });
  });

  test('the change itself is nobody else’s, by its own id', async () => {
    const id = String(await autosave('report-1'));
    const own = async (person: Person) =>
      (await cast.as(person, 'query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { title } }', { id })).data.post;
    for (const person of [null, 'subscriber', 'author'] as const) expect(await own(person)).toBeNull();
    expect(await own('editor')).toEqual({ title: 'Report 1, unsaved' });
  });
});

describe('revisions', () => {
  const query =
    '{ page(id: "/about/", idType: URI) { revisions(first: 1) { nodes { __typename title isRevision status uri revisionOf { node { uri } } } pageInfo { hasNextPage } } all: revisions { nodes { title } } } revisions { nodes { __typename } } }';

  test.each(['editor', 'admin'] as const)('are there for %s, the newest first', async (person) => {
    const { data } = await cast.as(person, query);
    const id = cast.id('about');
    expect(data.page.revisions).toEqual({
      nodes: [
        {
          __typename: 'Page',
          title: 'About, third version',
          isRevision: true,
          status: 'inherit',
          uri: `http://site.test/about/?preview=true&previewPathname=/about/&p=${id}&page_id=${id}&typeName=Page`,
          revisionOf: { node: { uri: '/about/' } },
        },
      ],
      pageInfo: { hasNextPage: true },
    });
    expect(data.page.all.nodes).toEqual([{ title: 'About, third version' }, { title: 'About, second version' }]);
    expect(data.revisions.nodes.map((node: { __typename: string }) => node.__typename)).toEqual(['Post', 'Post', 'Post', 'Page', 'Page']);
  });

  test.each([null, 'subscriber', 'writer', 'author'] as const)('are empty for %s', async (person) => {
    const { data } = await cast.as(person, query);
    expect(data).toEqual({
      page: { revisions: { nodes: [], pageInfo: { hasNextPage: false } }, all: { nodes: [] } },
      revisions: { nodes: [] },
    });
  });

  test('are not their author’s where the node is not: who made one may have lost the right to edit', async () => {
    const author = await cast.db.selectFrom('user_account').select('id').where('login', '=', 'author').executeTakeFirstOrThrow();
    const { id } = await cast.db
      .insertInto('content_node')
      .values({
        type: 'post',
        status: 'inherit',
        title: 'Report 3, by somebody else',
        slug: `${cast.id('report-3')}-revision-v1`,
        author_id: author.id,
        published_at: new Date('2024-01-01T00:00:00Z'),
        modified_at: new Date('2024-01-01T00:00:00Z'),
        revision_of: cast.id('report-3'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = async (person: Person) =>
      (await cast.as(person, 'query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { title } }', { id: String(id) })).data.post;
    expect([await own('author'), await own('editor')]).toEqual([null, { title: 'Report 3, by somebody else' }]);
    await cast.db.deleteFrom('content_node').where('id', '=', id).execute();
  });

  test('are in no other list, and at no slug', async () => {
    const { data } = await cast.as(
      'admin',
      `query ($slug: ID!) { posts(first: 100, where: { stati: [PUBLISH, INHERIT, DRAFT] }) { nodes { title } } contentNodes(first: 100, where: { stati: [PUBLISH, INHERIT, TRASH] }) { nodes { ... on NodeWithTitle { title } } } post(id: $slug, idType: SLUG) { title } }`,
      { slug: `${cast.id('report-1')}-autosave-v1` },
    );
    expect(JSON.stringify(data)).not.toMatch(/unsaved|forgotten|version/);
    expect(data.post).toBeNull();
  });
});

describe('blocks of an open editor', () => {
  beforeAll(async () => {
    const preview = (previewed: string, parent: string, text: string) => ({
      type: 'wgg_preview' as const,
      status: 'publish' as const,
      title: 'Preview',
      content: `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`,
      published_at: new Date('2025-05-01T00:00:00Z'),
      modified_at: new Date('2025-05-01T00:00:00Z'),
      fields: JSON.stringify({ previewedDatabaseId: cast.id(previewed), previewedParentDatabaseId: cast.id(parent) }),
    });
    await cast.db
      .insertInto('content_node')
      .values([preview('secret', 'secret', 'Unsaved block.'), preview('call', 'report-3', 'Unsaved call.')])
      .execute();
  });

  test('are told to who may edit the content, and null where there are none', async () => {
    const { data } = await cast.as(
      'editor',
      '{ post(id: "secret", idType: SLUG) { previewBlocks { name saveContent } previewBlocksJSON } none: post(id: "report-1", idType: SLUG) { previewBlocks { name } previewBlocksJSON } }',
    );
    expect(data.post.previewBlocks).toMatchObject([{ name: 'core/paragraph' }]);
    expect(data.post.previewBlocks[0].saveContent.trim()).toBe('<p>Unsaved block.</p>');
    expect(JSON.parse(data.post.previewBlocksJSON)).toMatchObject([{ name: 'core/paragraph', order: 0, innerBlocks: [] }]);
    expect(data.none).toEqual({ previewBlocks: null, previewBlocksJSON: null });
    const others = await cast.as('author', '{ posts(where: { name: "secret", status: DRAFT }) { nodes { previewBlocks { name } } } }');
    expect(others.data.posts.nodes).toEqual([{ previewBlocks: null }]);
  });

  test('of a reusable block within some content', async () => {
    const { data } = await cast.as(
      'editor',
      'query ($in: Int!, $other: Int!) { reusableBlock(id: "call", idType: SLUG) { previewBlocksFrom(databaseId: $in) { saveContent } previewBlocksFromJSON(databaseId: $in) none: previewBlocksFrom(databaseId: $other) { name } } }',
      { in: cast.id('report-3'), other: cast.id('report-4') },
    );
    expect(data.reusableBlock.previewBlocksFrom[0].saveContent.trim()).toBe('<p>Unsaved call.</p>');
    expect(data.reusableBlock.none).toBeNull();
  });

  test('are listed for writers, by what they preview', async () => {
    const query = `query ($id: Int) { blockEditorPreviews(where: { previewedDatabaseId: $id }) { nodes { uri previewedDatabaseId previewedParentDatabaseId lastUpdateTime blocks { name } previewed { __typename } } } }`;
    const { data } = await cast.as('admin', query, { id: cast.id('secret') });
    expect(data.blockEditorPreviews.nodes).toEqual([
      {
        uri: expect.stringMatching(/^\/\?post_type=wgg_preview&p=\d+$/) as string,
        previewedDatabaseId: cast.id('secret'),
        previewedParentDatabaseId: cast.id('secret'),
        lastUpdateTime: '2025-05-01T00:00:00Z',
        blocks: [{ name: 'core/paragraph' }],
        previewed: { __typename: 'Post' },
      },
    ]);
    for (const person of [null, 'subscriber'] as const) expect((await cast.as(person, query)).data.blockEditorPreviews.nodes).toEqual([]);
  });
});

test.each([null, 'subscriber', 'editor'] as const)(
  'what a reusable block says is told to %s where it is shown; one that is gone leaves nothing',
  async (person) => {
    const { data, errors } = await cast.as(
      person,
      '{ leadership(id: "with-call", idType: SLUG) { content blocks { name dynamicContent } } }',
    );
    expect(errors).toEqual([]);
    expect(data.leadership.content.replaceAll(/\s+/g, ' ')).toBe(' <p>Before.</p> <p>Call our team.</p> ');
  },
);

/** Previews of autosaves, revisions and block editor previews (recorded from WPGraphQL 1.14, FaustWP 1.0 and wp-graphql-gutenberg 0.4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisibilitySite, type VisibilitySite, type Actor } from '../support/visibility-site.ts';

let site: VisibilitySite;
beforeAll(async () => {
  site = await createVisibilitySite();
});
afterAll(() => site.close());

const fields =
  '... on Post { title uri link status content isPreview isRevision previewRevisionDatabaseId previewRevisionId preview { node { title uri } } categories { nodes { slug } } revisionOf { node { id } } }';
const fetchNode = async (actor: Actor, slug: string, asPreview = true) =>
  (
    await site.executeAs(
      actor,
      `query ($id: ID!, $asPreview: Boolean) { contentNode(id: $id, idType: DATABASE_ID, asPreview: $asPreview) { __typename ${fields} } }`,
      { id: String(site.getId(slug)), asPreview },
    )
  ).data.contentNode;

const getAutosaveId = async (slug: string) =>
  (
    await site.db
      .selectFrom('content_node')
      .select('id')
      .where('revision_of', '=', site.getId(slug))
      .where('is_autosave', '=', true)
      .executeTakeFirstOrThrow()
  ).id;

describe('previews of nodes', () => {
  test.each(['editor', 'admin'] as const)('for %s the preview of a published post is its autosave', async (actor) => {
    const path = '/news/report-1/';
    const uri = `http://site.test${path}?preview=true&previewPathname=${path}&p=${site.getId('report-1')}&typeName=Post`;
    expect(await fetchNode(actor, 'report-1')).toEqual({
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
      // The categories are those of the post.
      categories: { nodes: [{ slug: 'news' }, { slug: 'insights' }] },
      revisionOf: { node: { id: Buffer.from(`post:${site.getId('report-1')}`).toString('base64') } },
    });
  });

  test('the preview of a post has the featured image and the SEO title that the post has now', async () => {
    const { data } = await site.executeAs('admin', '{ mediaItems(first: 1) { nodes { databaseId } } }');
    const image = data.mediaItems.nodes[0].databaseId;
    const query =
      'query ($id: ID!) { post(id: $id, idType: DATABASE_ID, asPreview: true) { isRevision featuredImageDatabaseId seo { title } } }';
    const fetchPreview = async () => (await site.executeAs('editor', query, { id: String(site.getId('report-1')) })).data.post;
    expect((await fetchPreview()).featuredImageDatabaseId).not.toBe(image);
    const update = async (values: { featured_image_id: number | null; seo: string }) =>
      await site.db.updateTable('content_node').set(values).where('id', '=', site.getId('report-1')).execute();
    await update({ featured_image_id: image, seo: '{"title":"New SEO title"}' });
    expect(await fetchPreview()).toEqual({ isRevision: true, featuredImageDatabaseId: image, seo: { title: 'New SEO title' } });
    await update({ featured_image_id: null, seo: '{}' });
  });

  test('the preview is the node itself if it has no revisions, and otherwise the newest revision, whether or not it is an autosave', async () => {
    expect(await fetchNode('admin', 'secret')).toMatchObject({
      title: 'Secret plan',
      status: 'draft',
      isPreview: false,
      isRevision: false,
    });
    expect(await fetchNode('admin', 'report-3')).toMatchObject({ title: 'Report number 3', isPreview: false });
    expect(await fetchNode('admin', 'report-2')).toMatchObject({ title: 'Report 2, saved', isPreview: true, isRevision: true });
  });

  test.each([null, 'subscriber', 'writer', 'author'] as const)(
    'the preview is null for %s, who cannot edit a node with revisions',
    async (actor) => {
      for (const slug of ['report-1', 'report-2', 'draft-page']) expect(await fetchNode(actor, slug)).toBeNull();
      expect(await fetchNode(actor, 'report-3')).toMatchObject({ title: 'Report number 3', isPreview: false });
    },
  );

  test.each(['author', 'writer'] as const)('the preview of a draft of another user is restricted for %s', async (actor) => {
    expect(await fetchNode(actor, 'secret')).toMatchObject({
      title: 'Secret plan',
      uri: `/?p=${site.getId('secret')}`,
      status: 'draft',
      content: null,
      isPreview: null,
      isRevision: null,
      previewRevisionDatabaseId: null,
      preview: null,
    });
  });

  test('only the newest revision has the URL of the preview', async () => {
    const { data } = await site.executeAs(
      'admin',
      'query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { revisions { nodes { databaseId uri link isPreview contentTypeName } } } }',
      { id: String(site.getId('report-2')) },
    );
    const [newest, ...older] = data.post.revisions.nodes;
    expect(newest).toMatchObject({ isPreview: true, uri: expect.stringContaining('preview=true'), contentTypeName: 'revision' });
    expect(older).not.toHaveLength(0);
    for (const { databaseId, ...revision } of older)
      expect(revision).toMatchObject({ isPreview: false, uri: `/?p=${databaseId}`, link: `http://cms.test/?p=${databaseId}` });
  });

  test('an author can preview their own draft', async () => {
    expect(await fetchNode('author', 'own')).toMatchObject({ title: 'Own draft', isPreview: false });
  });

  test('a draft can be previewed by slug, but not by its plain URI', async () => {
    const fetchPost = async (id: string, idType: string) =>
      (
        await site.executeAs(
          'admin',
          'query ($id: ID!, $idType: PostIdType) { post(id: $id, idType: $idType, asPreview: true) { slug } }',
          {
            id,
            idType,
          },
        )
      ).data.post;
    expect(await fetchPost('secret', 'SLUG')).toEqual({ slug: 'secret' });
    expect(await fetchPost(`/?p=${site.getId('secret')}`, 'URI')).toBeNull();
  });
});

describe('published posts with an autosave', () => {
  test.each([
    [null, false, false],
    ['subscriber', false, false],
    // A writer who cannot edit the post sees the id of the autosave (recorded).
    ['author', true, false],
    ['editor', true, true],
  ] as const)('%s sees the id of the autosave: %s, sees the autosave: %s', async (actor, seesId, seesAutosave) => {
    const id = await getAutosaveId('report-1');
    expect(await fetchNode(actor, 'report-1', false)).toMatchObject({
      title: 'Report number 1',
      isPreview: false,
      previewRevisionDatabaseId: seesId ? id : null,
      previewRevisionId: seesId ? Buffer.from(`post:${id}`).toString('base64') : null,
      preview: seesAutosave ? { node: { title: 'Report 1, unsaved' } } : null,
    });
  });

  test('an autosave can be queried by its own id only by users who can edit the post', async () => {
    const id = String(await getAutosaveId('report-1'));
    const fetchTitle = async (actor: Actor) =>
      (await site.executeAs(actor, 'query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { title } }', { id })).data.post;
    for (const actor of [null, 'subscriber', 'author'] as const) expect(await fetchTitle(actor)).toBeNull();
    expect(await fetchTitle('editor')).toEqual({ title: 'Report 1, unsaved' });
  });
});

describe('revisions', () => {
  const query =
    '{ page(id: "/about/", idType: URI) { revisions(first: 1) { nodes { __typename title isRevision status uri revisionOf { node { uri } } } pageInfo { hasNextPage } } all: revisions { nodes { title } } } revisions { nodes { __typename } } }';

  test.each(['editor', 'admin'] as const)('revisions are listed for %s, newest first', async (actor) => {
    const { data } = await site.executeAs(actor, query);
    const id = site.getId('about');
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

  test.each([null, 'subscriber', 'writer', 'author'] as const)('revisions are hidden from %s', async (actor) => {
    const { data } = await site.executeAs(actor, query);
    expect(data).toEqual({
      page: { revisions: { nodes: [], pageInfo: { hasNextPage: false } }, all: { nodes: [] } },
      revisions: { nodes: [] },
    });
  });

  test('the author of a revision cannot read it without permission to edit the node', async () => {
    const author = await site.db.selectFrom('user_account').select('id').where('login', '=', 'author').executeTakeFirstOrThrow();
    const { id } = await site.db
      .insertInto('content_node')
      .values({
        type: 'post',
        status: 'inherit',
        title: 'Report 3, by another author',
        slug: `${site.getId('report-3')}-revision-v1`,
        author_id: author.id,
        published_at: new Date('2024-01-01T00:00:00Z'),
        modified_at: new Date('2024-01-01T00:00:00Z'),
        revision_of: site.getId('report-3'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fetchTitle = async (actor: Actor) =>
      (await site.executeAs(actor, 'query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { title } }', { id: String(id) })).data.post;
    expect([await fetchTitle('author'), await fetchTitle('editor')]).toEqual([null, { title: 'Report 3, by another author' }]);

    const preview =
      'query ($id: ID!) { post(id: $id, idType: DATABASE_ID, asPreview: true) { databaseId authorDatabaseId author { node { slug name } } seo { schema { raw } } } }';
    await site.db
      .updateTable('content_node')
      .set({ modified_at: new Date('2040-01-01T00:00:00Z') })
      .where('id', '=', id)
      .execute();
    const { data } = await site.executeAs('editor', preview, { id: String(site.getId('report-3')) });
    expect(data.post).toMatchObject({ databaseId: id, author: { node: { slug: 'editor' } } });
    expect(data.post.seo.schema.raw).toContain(`"name":${JSON.stringify(data.post.author.node.name)}`);
    expect(data.post.authorDatabaseId).not.toBe(author.id);
    const revisions = await site.executeAs('editor', '{ viewer { revisions(first: 100) { nodes { databaseId } } } }');
    expect(revisions.data.viewer.revisions.nodes).toContainEqual({ databaseId: id });
    await site.db.deleteFrom('content_node').where('id', '=', id).execute();
  });

  test('revisions and autosaves are not in other lists and not found by slug', async () => {
    const { data } = await site.executeAs(
      'admin',
      `query ($slug: ID!) { posts(first: 100, where: { stati: [PUBLISH, INHERIT, DRAFT] }) { nodes { title } } contentNodes(first: 100, where: { stati: [PUBLISH, INHERIT, TRASH] }) { nodes { ... on NodeWithTitle { title } } } post(id: $slug, idType: SLUG) { title } }`,
      { slug: `${site.getId('report-1')}-autosave-v1` },
    );
    expect(JSON.stringify(data)).not.toMatch(/unsaved|forgotten|version/);
    expect(data.post).toBeNull();
  });
});

describe('block editor previews', () => {
  beforeAll(async () => {
    const createPreviewRow = (previewed: string, parent: string, text: string) => ({
      type: 'wgg_preview' as const,
      status: 'publish' as const,
      title: 'Preview',
      content: `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`,
      published_at: new Date('2025-05-01T00:00:00Z'),
      modified_at: new Date('2025-05-01T00:00:00Z'),
      fields: JSON.stringify({ previewedDatabaseId: site.getId(previewed), previewedParentDatabaseId: site.getId(parent) }),
    });
    await site.db
      .insertInto('content_node')
      .values([createPreviewRow('secret', 'secret', 'Unsaved block.'), createPreviewRow('call', 'report-3', 'Unsaved call.')])
      .execute();
  });

  test('preview blocks are visible only to users who can edit the content, and null if there are none', async () => {
    const { data } = await site.executeAs(
      'editor',
      '{ post(id: "secret", idType: SLUG) { previewBlocks { name saveContent } previewBlocksJSON } none: post(id: "report-1", idType: SLUG) { previewBlocks { name } previewBlocksJSON } }',
    );
    expect(data.post.previewBlocks).toMatchObject([{ name: 'core/paragraph' }]);
    expect(data.post.previewBlocks[0].saveContent.trim()).toBe('<p>Unsaved block.</p>');
    expect(JSON.parse(data.post.previewBlocksJSON)).toMatchObject([{ name: 'core/paragraph', order: 0, innerBlocks: [] }]);
    expect(data.none).toEqual({ previewBlocks: null, previewBlocksJSON: null });
    const others = await site.executeAs(
      'author',
      '{ posts(where: { name: "secret", status: DRAFT }) { nodes { previewBlocks { name } } } }',
    );
    expect(others.data.posts.nodes).toEqual([{ previewBlocks: null }]);
  });

  test('preview blocks of a reusable block can be queried for the content that contains it', async () => {
    const { data } = await site.executeAs(
      'editor',
      'query ($in: Int!, $other: Int!) { reusableBlock(id: "call", idType: SLUG) { previewBlocksFrom(databaseId: $in) { saveContent } previewBlocksFromJSON(databaseId: $in) none: previewBlocksFrom(databaseId: $other) { name } } }',
      { in: site.getId('report-3'), other: site.getId('report-4') },
    );
    expect(data.reusableBlock.previewBlocksFrom[0].saveContent.trim()).toBe('<p>Unsaved call.</p>');
    expect(data.reusableBlock.none).toBeNull();
  });

  test('block editor previews are listed only for writers, and filtered by the previewed node', async () => {
    const query = `query ($id: Int) { blockEditorPreviews(where: { previewedDatabaseId: $id }) { nodes { uri previewedDatabaseId previewedParentDatabaseId lastUpdateTime blocks { name } previewed { __typename } } } }`;
    const { data } = await site.executeAs('admin', query, { id: site.getId('secret') });
    expect(data.blockEditorPreviews.nodes).toEqual([
      {
        uri: expect.stringMatching(/^\/\?post_type=wgg_preview&p=\d+$/) as string,
        previewedDatabaseId: site.getId('secret'),
        previewedParentDatabaseId: site.getId('secret'),
        lastUpdateTime: '2025-05-01T00:00:00Z',
        blocks: [{ name: 'core/paragraph' }],
        previewed: { __typename: 'Post' },
      },
    ]);
    for (const actor of [null, 'subscriber'] as const)
      expect((await site.executeAs(actor, query)).data.blockEditorPreviews.nodes).toEqual([]);
  });
});

test.each([null, 'subscriber', 'editor'] as const)(
  'the rendered content for %s contains reusable blocks, and nothing for deleted ones',
  async (actor) => {
    const { data, errors } = await site.executeAs(
      actor,
      '{ leadership(id: "with-call", idType: SLUG) { content blocks { name dynamicContent } } }',
    );
    expect(errors).toEqual([]);
    expect(data.leadership.content.replaceAll(/\s+/g, ' ')).toBe(' <p>Before.</p> <p>Call our team.</p> ');
  },
);

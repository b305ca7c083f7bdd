/** Visibility of nodes and their fields by role (recorded from WPGraphQL 1.14). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { createViewer } from '../../content/permissions/viewer.ts';
import { createStore } from '../../content/store/store.ts';
import { createVisibilitySite, type VisibilitySite, type Actor } from '../support/visibility-site.ts';

let site: VisibilitySite;
beforeAll(async () => {
  site = await createVisibilitySite();
});
afterAll(() => site.close());

const fields =
  'title status content excerpt uri link date isRestricted author { node { id } } featuredImage { node { id } } seo { opengraphImage { id } twitterImage { id } opengraphPublishedTime opengraphModifiedTime }';
const fetchPost = async (actor: Actor, slug: string) =>
  (await site.executeAs(actor, `query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { ${fields} } }`, { id: String(site.getId(slug)) }))
    .data.post;

describe('nodes in the trash', () => {
  const statuses = ['publish', 'draft', 'pending', 'future', 'private', 'auto-draft', null] as const;
  const text = 'A text in the trash.';
  const addTrashed = async (
    trashedStatus: (typeof statuses)[number],
    { type = 'post', password = null }: { type?: 'post' | 'page' | 'leadership'; password?: string | null } = {},
  ) => {
    const author = await findAccountByName(site.db, 'writer');
    const { id } = await site.db
      .insertInto('content_node')
      .values({
        type,
        status: 'trash' as const,
        trashed_status: trashedStatus,
        title: `Trashed ${trashedStatus}`,
        slug: `trashed-${trashedStatus}-${type}-${password}`,
        content: `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`,
        excerpt: text,
        author_id: author?.user.id ?? null,
        published_at: new Date('2025-01-01T00:00:00Z'),
        modified_at: new Date('2025-01-01T00:00:00Z'),
        password,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** `hidden`: the node does not exist for the viewer. `restricted`: the viewer sees its title only. */
  const read = async (actor: Actor, id: number): Promise<'hidden' | 'restricted' | 'full'> => {
    const { data } = await site.executeAs(
      actor,
      `query ($id: ID!, $in: [ID]) {
        contentNode(id: $id, idType: DATABASE_ID) { ... on NodeWithTitle { title } isRestricted ... on NodeWithContentEditor { content } ... on NodeWithExcerpt { excerpt } ... on Post { blocks { name } blocksJSON } }
        contentNodes(where: { in: $in, stati: [TRASH] }) { nodes { databaseId ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } } }
      }`,
      { id: String(id), in: [String(id)] },
    );
    const isListed = data.contentNodes.nodes.length > 0;
    if (data.contentNode === null) {
      expect(isListed).toBe(false);
      return 'hidden';
    }
    expect(isListed).toBe(true);
    const hasText = JSON.stringify(data).includes(text);
    expect(data.contentNode.isRestricted).toBe(!hasText);
    return hasText ? 'full' : 'restricted';
  };

  test.each(statuses)('a post whose status was %s is not shown to users who could not read it before', async (trashedStatus) => {
    const id = await addTrashed(trashedStatus);
    const others =
      trashedStatus === 'publish' ? 'full' : trashedStatus === 'private' || trashedStatus === 'auto-draft' ? 'hidden' : 'restricted';
    expect(await read(null, id)).toBe('hidden');
    expect(await read('subscriber', id)).toBe('hidden');
    expect(await read('author', id)).toBe(others);
    for (const actor of ['writer', 'editor', 'admin'] as const) expect(await read(actor, id)).toBe('full');
  });

  test('a password-protected post is restricted for users who cannot edit posts of others', async () => {
    const id = await addTrashed('publish', { password: 'secret' });
    expect(await read('author', id)).toBe('restricted');
    expect(await read('editor', id)).toBe('full');
  });

  test.each(['page', 'leadership'] as const)('the same applies to the type %s', async (type) => {
    const id = await addTrashed('private', { type });
    expect(await read(null, id)).toBe('hidden');
    expect(await read('author', id)).toBe('hidden');
    expect(await read('editor', id)).toBe('full');
  });

  test('a media item in the trash is visible to writers, but not to visitors', async () => {
    const id = site.getId('dock');
    const fetchMedia = async (actor: Actor) =>
      (await site.executeAs(actor, 'query ($id: ID!) { mediaItem(id: $id, idType: DATABASE_ID) { sourceUrl } }', { id: String(id) })).data
        .mediaItem;
    const setStatus = (status: 'inherit' | 'trash', trashed_status: 'inherit' | 'private' | null) =>
      site.db.updateTable('content_node').set({ status, trashed_status }).where('id', '=', id).execute();
    await setStatus('trash', 'inherit');
    expect([await fetchMedia(null), await fetchMedia('subscriber')]).toEqual([null, null]);
    expect(await fetchMedia('author')).not.toBeNull();
    await setStatus('trash', 'private');
    expect([await fetchMedia('author'), await fetchMedia(null)]).toEqual([null, null]);
    expect(await fetchMedia('editor')).not.toBeNull();
    await setStatus('inherit', null);
  });

  test('revisions of a private post in the trash are hidden from users who cannot edit it', async () => {
    const id = await addTrashed('private', { password: 'x' });
    const { id: revision } = await site.db
      .insertInto('content_node')
      .values({
        type: 'post',
        status: 'inherit',
        title: 'Revision',
        slug: `${id}-revision-v1`,
        content: text,
        published_at: new Date('2025-01-01T00:00:00Z'),
        modified_at: new Date('2025-01-01T00:00:00Z'),
        revision_of: id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fetchRevision = async (actor: Actor) =>
      JSON.stringify(
        (
          await site.executeAs(
            actor,
            'query ($id: ID!, $in: [ID]) { contentNode(id: $id, idType: DATABASE_ID) { id } post(id: $id, idType: DATABASE_ID) { content } revisions(where: { in: $in }) { nodes { ... on NodeWithContentEditor { content } } } }',
            { id: String(revision), in: [String(revision)] },
          )
        ).data,
      );
    for (const actor of [null, 'subscriber', 'author'] as const) expect(await fetchRevision(actor)).not.toContain(text);
    expect(await fetchRevision('editor')).toContain(text);
  });
});

describe('unpublished posts', () => {
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
  ] as const)('%s cannot see the %s post', async (actor, slug) => {
    expect(await fetchPost(actor, slug)).toBeNull();
  });

  test.each([
    ['author', 'draft'],
    ['author', 'pending'],
    ['author', 'future'],
    ['writer', 'secret'],
  ] as const)('%s can see only the title and URI of the %s post by another author', async (actor, slug) => {
    expect(await fetchPost(actor, slug)).toMatchObject({
      status: slug === 'secret' ? 'draft' : slug,
      uri: `/?p=${site.getId(slug)}`,
      link: `http://cms.test/?p=${site.getId(slug)}`,
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
    ['editor', 'trash'],
    ['admin', 'trash'],
  ] as const)('%s can see all fields of the %s post', async (actor, slug) => {
    const visiblePost = await fetchPost(actor, slug);
    expect(visiblePost).toMatchObject({ isRestricted: false });
    expect(visiblePost.date).not.toBeNull();
  });

  test('a restricted post exposes its content in no field', async () => {
    const { data } = await site.executeAs(
      'author',
      '{ posts(where: { status: DRAFT, name: "secret" }) { nodes { title content excerpt blocks { name } blocksJSON seo { metaDesc readingTime opengraphDescription } postLeadSection { leadParagraph } raw: content(format: RAW) } } }',
    );
    expect(data.posts.nodes).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Unpublished');
  });

  test('the store returns a restricted post without its content', async () => {
    const account = await findAccountByName(site.db, 'author');
    if (!account) throw new Error('The fixture has no author');
    const node = await createStore(site.db, createViewer(account)).nodeById(site.getId('secret'));
    expect(node).toMatchObject({ title: 'Secret plan', restricted: true, content: '', excerpt: '', fields: {}, seo: {} });
  });

  test('nodeByUri finds private posts for users who can read them, and drafts for users who can edit them', async () => {
    const fetchByUri = async (actor: Actor, uri: string) =>
      (await site.executeAs(actor, 'query ($uri: String!) { nodeByUri(uri: $uri) { uri } }', { uri })).data.nodeByUri;
    expect(await fetchByUri('editor', '/news/private/')).toEqual({ uri: '/news/private/' });
    for (const actor of [null, 'subscriber', 'author'] as const) expect(await fetchByUri(actor, '/news/private/')).toBeNull();
    expect(await fetchByUri('admin', '/news/draft/')).toEqual({ uri: `/?p=${site.getId('draft')}` });
    for (const actor of [null, 'subscriber'] as const) expect(await fetchByUri(actor, '/news/draft/')).toBeNull();
    expect(await fetchByUri('admin', `/?page_id=${site.getId('draft-page')}`)).toEqual({ uri: `/?page_id=${site.getId('draft-page')}` });
    expect(await fetchByUri(null, `/?page_id=${site.getId('draft-page')}`)).toBeNull();
    expect(await fetchByUri(null, `/?page_id=${site.getId('about')}`)).toEqual({ uri: '/about/' });
    expect(await fetchByUri('admin', `/?p=${site.getId('report-1')}`)).toBeNull();
  });

  test('unpublished posts are listed only if their status is requested', async () => {
    const { data } = await site.executeAs('admin', '{ posts(first: 100) { nodes { status } } }');
    expect(new Set(data.posts.nodes.map(({ status }: { status: string }) => status))).toEqual(new Set(['publish']));
  });

  test('an unpublished page is visible only to users who can edit pages', async () => {
    const fetchPage = async (actor: Actor) =>
      (
        await site.executeAs(actor, 'query ($id: ID!) { contentNode(id: $id, idType: DATABASE_ID) { uri } }', {
          id: String(site.getId('draft-page')),
        })
      ).data.contentNode;
    expect(await fetchPage('author')).toBeNull();
    expect(await fetchPage('editor')).toEqual({ uri: `/?page_id=${site.getId('draft-page')}` });
  });
});

describe('password-protected posts', () => {
  test.each([
    [null, true, null],
    ['subscriber', true, null],
    ['author', true, null],
    ['admin', false, '\n<p>The vault code is 1234.</p>\n'],
    ['editor', false, '\n<p>The vault code is 1234.</p>\n'],
  ] as const)('the content of a protected post is restricted for %s: %s', async (actor, isRestricted, content) => {
    expect(await fetchPost(actor, 'locked')).toMatchObject({ title: 'Locked memo', isRestricted, content, uri: '/news/locked/' });
  });

  test('only editors can filter posts by password', async () => {
    const countPosts = async (actor: Actor) =>
      (await site.executeAs(actor, '{ posts(where: { password: "open sesame" }) { nodes { slug } } }')).data.posts.nodes.length;
    expect([await countPosts(null), await countPosts('author'), await countPosts('editor')]).toEqual([0, 0, 1]);
  });

  test('restricted content has no content type and no terms, and its deprecated postId is 0', async () => {
    const query = `query ($id: ID!) { post(id: $id, idType: DATABASE_ID) {
      isRestricted contentType { node { name } } categories { nodes { id } } tags { nodes { id } } terms { nodes { id } } postId databaseId } }`;
    const read = async (actor: Actor) => (await site.executeAs(actor, query, { id: String(site.getId('locked')) })).data.post;
    const databaseId = site.getId('locked');
    const hidden = { isRestricted: true, contentType: null, categories: null, tags: null, terms: null, postId: 0, databaseId };
    expect(await read(null)).toEqual(hidden);
    expect(await read('editor')).toMatchObject({ isRestricted: false, contentType: { node: { name: 'post' } }, postId: databaseId });
  });

  test('a search does not find protected content or content of drafts by other authors', async () => {
    const countPosts = async (actor: Actor, where: string) =>
      (await site.executeAs(actor, `{ posts(where: { ${where} }) { nodes { slug } } }`)).data.posts.nodes.length;
    expect(await countPosts(null, 'search: "vault"')).toBe(0);
    expect(await countPosts('author', 'search: "Unpublished", status: DRAFT')).toBe(0);
    expect(await countPosts('author', 'search: "text", status: DRAFT')).toBe(1);
    expect(await countPosts('editor', 'search: "Unpublished", status: DRAFT')).toBe(1);
  });
});

describe('raw fields', () => {
  const fetchRawFields = async (actor: Actor) =>
    (await site.executeAs(actor, '{ post(id: "report-1", idType: SLUG) { title(format: RAW) content(format: RAW) excerpt(format: RAW) } }'))
      .data.post;

  test.each([null, 'subscriber'] as const)('raw fields are null for %s', async (actor) => {
    expect(await fetchRawFields(actor)).toEqual({ title: null, content: null, excerpt: null });
  });

  test.each(['writer', 'author', 'editor'] as const)(
    'raw fields of published posts are visible to %s, who can edit posts (WPGraphQL)',
    async (actor) => {
      expect(await fetchRawFields(actor)).toMatchObject({ title: 'Report number 1', excerpt: 'What happened in week 1.' });
      expect((await fetchRawFields(actor)).content).toContain('<!-- wp:paragraph -->');
    },
  );

  test('raw fields of a page are null for users who cannot edit pages, and raw fields without text are null', async () => {
    const query = '{ page(id: "/about/", idType: URI) { title(format: RAW) content(format: RAW) } }';
    expect((await site.executeAs('author', query)).data.page.title).toBeNull();
    expect((await site.executeAs('editor', query)).data.page.title).toBe('About');
  });
});

describe('content types without URIs', () => {
  const fetchReusableBlock = async (actor: Actor) => {
    const { data } = await site.executeAs(
      actor,
      'query ($id: ID!) { reusableBlocks { nodes { title } } reusableBlock(id: $id, idType: DATABASE_ID) { title } contentNode(id: $id, idType: DATABASE_ID) { id } }',
      { id: String(site.getId('call')) },
    );
    return data;
  };

  test('reusable blocks are visible only to writers', async () => {
    for (const actor of [null, 'subscriber'] as const)
      expect(await fetchReusableBlock(actor)).toMatchObject({ reusableBlocks: { nodes: [] }, reusableBlock: null, contentNode: null });
    expect(await fetchReusableBlock('author')).toMatchObject({
      reusableBlocks: { nodes: [{ title: 'Call us' }] },
      reusableBlock: { title: 'Call us' },
    });
  });

  test('contentNodes contains reusable blocks for writers, and its total counts them once', async () => {
    const fetchList = async (actor: Actor, where: string) =>
      (
        await site.executeAs(
          actor,
          `{ contentNodes(first: 100, where: { offsetPagination: { size: 100 } ${where} }) { nodes { __typename } pageInfo { offsetPagination { total } } } }`,
        )
      ).data.contentNodes as { nodes: { __typename: string }[]; pageInfo: { offsetPagination: { total: number } } };
    const hasBlocks = async (actor: Actor, where = '') =>
      (await fetchList(actor, where)).nodes.some(({ __typename: type }) => type === 'ReusableBlock');
    for (const actor of [null, 'subscriber'] as const) expect(await hasBlocks(actor)).toBe(false);
    for (const actor of ['author', 'editor'] as const) {
      expect(await hasBlocks(actor)).toBe(true);
      expect(await hasBlocks(actor, 'search: "call"')).toBe(true);
      expect(await hasBlocks(actor, 'contentTypes: [POST, PAGE]')).toBe(false);
      const { nodes, pageInfo } = await fetchList(actor, '');
      expect(pageInfo.offsetPagination.total).toBe(nodes.length);
    }
  });
});

test('permission checks add no SQL statements to queries by visitors', async () => {
  const query =
    '{ posts(first: 5) { nodes { title uri link author { node { name } } featuredImage { node { sourceUrl } } revisions { nodes { id } } previewRevisionDatabaseId } } page(id: "/about/", idType: URI) { uri isFrontPage } }';
  // Posts, authors, the settings that decide what is at a URI, and the page.
  expect((await site.executeAs(null, query)).statements).toBeLessThanOrEqual(4);
});

test('a cursor of an invisible node is ignored, so that it reveals nothing', async () => {
  const cursor = (slug: string) => Buffer.from(`arrayconnection:${site.getId(slug)}`).toString('base64');
  const fetchPageAfter = async (actor: Actor, slug: string) =>
    (
      await site.executeAs(
        actor,
        '{ posts(first: 2, after: "AFTER", where: { orderby: [{ field: TITLE, order: ASC }] }) { pageInfo { hasPreviousPage } nodes { title } } }'.replace(
          'AFTER',
          cursor(slug),
        ),
      )
    ).data.posts;
  const firstPage = await fetchPageAfter(null, 'nowhere');
  expect(await fetchPageAfter(null, 'secret')).toEqual(firstPage);
  expect(await fetchPageAfter('editor', 'secret')).not.toEqual(firstPage);
  expect(await fetchPageAfter(null, 'locked')).not.toEqual(firstPage);
});

/** Creates, updates and deletes nodes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';
import { createNodeWriter } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
const { write, getError, run } = createNodeWriter(() => site);

const getCategoryCount = async (slug: string) =>
  (await site.db.selectFrom('term').select('count').where('slug', '=', slug).where('taxonomy', '=', 'category').executeTakeFirstOrThrow())
    .count;

describe('creating nodes', () => {
  test('a published post gets a slug, a URI and its terms, and the payload contains clientMutationId', async () => {
    const { data, messages } = await site.execute(
      'mutation ($i: CreatePostInput!) { createPost(input: $i) { clientMutationId post { title content status slug uri author { node { name } } categories { nodes { slug } } tags { nodes { name slug } } } } }',
      {
        as: 'editor',
        variables: {
          i: {
            title: 'New from API',
            content: '<p>Body</p>',
            status: 'PUBLISH',
            clientMutationId: 'cm1',
            categories: { nodes: [{ slug: 'news' }] },
            tags: { nodes: [{ name: 'Fresh' }, { name: 'Rent' }] },
          },
        },
      },
    );
    expect(messages).toEqual([]);
    expect(data.createPost).toMatchObject({
      clientMutationId: 'cm1',
      post: {
        title: 'New from API',
        status: 'publish',
        slug: 'new-from-api',
        uri: '/news/new-from-api/',
        author: { node: { name: 'Edith Marsh' } },
        categories: { nodes: [{ slug: 'news' }] },
        tags: {
          nodes: [
            { name: 'Fresh', slug: 'fresh' },
            { name: 'Rent', slug: 'rent' },
          ],
        },
      },
    });
    expect(data.createPost.post.content.trim()).toBe('<p>Body</p>');
  });

  test('a post without a status becomes a draft without a slug and a URI', async () => {
    const post = await write('createPost', { title: 'No status' });
    expect(post.status).toBe('draft');
    expect(post.slug || null).toBeNull();
    expect(post.uri ?? `/?p=${post.databaseId}`).toBe(`/?p=${post.databaseId}`);
  });

  test('a draft keeps its date and slug', async () => {
    expect(await write('createPost', { title: 'Dated', date: '2024-02-03 10:00:00', slug: 'Dated One' })).toMatchObject({
      date: '2024-02-03T10:00:00',
      slug: 'dated-one',
      status: 'draft',
    });
  });

  test('a slug that is taken or reserved gets a number as suffix', async () => {
    const slugs = [];
    for (let index = 0; index < 11; index += 1) slugs.push((await write('createPost', { title: 'Twin', status: 'PUBLISH' })).slug);
    expect(slugs).toEqual(['twin', ...Array.from({ length: 10 }, (_, index) => `twin-${index + 2}`)]);
    expect((await write('createPost', { title: 'Feed', status: 'PUBLISH' })).slug).toBe('feed-2');
    expect((await write('createPage', { title: 'Properties', status: 'PUBLISH' })).uri).toBe('/properties-2/');
    expect((await write('createPage', { title: '2024', status: 'PUBLISH' })).uri).toBe('/2024-2/');
  });

  test('concurrently created posts with the same title get different slugs', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, () => write('createPost', { title: 'Race', status: 'PUBLISH' })));
    expect(new Set(posts.map(({ uri }) => uri)).size).toBe(6);
  });

  test('a post and a page never have the same URI', async () => {
    const news = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/news/').executeTakeFirstOrThrow();
    const page = await write('createPage', { title: 'Shared', status: 'PUBLISH', parentId: String(news.id) });
    const post = await write('createPost', { title: 'Shared', status: 'PUBLISH' });
    expect([page.uri, post.uri]).toEqual(['/news/shared/', '/news/shared-2/']);
  });

  test('a post and a page created concurrently with the same URI get different URIs', async () => {
    const news = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/news/').executeTakeFirstOrThrow();
    for (let round = 0; round < 5; round += 1) {
      const title = `Collision ${round}`;
      const [page, post] = await Promise.all([
        write('createPage', { title, status: 'PUBLISH', parentId: String(news.id) }),
        write('createPost', { title, status: 'PUBLISH' }),
      ]);
      expect(new Set([page.uri, post.uri])).toEqual(new Set([`/news/collision-${round}/`, `/news/collision-${round}-2/`]));
    }
  });

  test('a title in another script becomes a percent-encoded URI, and the node is found by its encoded and decoded form', async () => {
    const post = await write('createPost', { title: 'Привет', status: 'PUBLISH' });
    expect(post.uri).toBe('/news/%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82/');
    for (const uri of [post.uri, '/news/привет/']) {
      const { data } = await site.execute('query ($uri: String!) { nodeByUri(uri: $uri) { id } }', { variables: { uri } });
      expect(data.nodeByUri).toEqual({ id: post.id });
    }
  });

  test.each([null, 'subscriber'] as const)('creating nodes is forbidden for %s', async (as) => {
    expect(await getError('createPost', { title: 'x' }, { as })).toBe('Sorry, you are not allowed to create posts');
    expect(await getError('createPage', { title: 'x' }, { as })).toBe('Sorry, you are not allowed to create pages');
    expect(await getError('createBlockEditorPreview', { title: 'x' }, { as })).toBe(
      'Sorry, you are not allowed to create BlockEditorPreviews',
    );
    expect(await getError('createReusableBlock', { title: 'x' }, { as })).toBe('Sorry, you are not allowed to create ReusableBlocks');
  });

  test.each([
    'Post',
    'Page',
    'Property',
    'PropertyPage',
    'Region',
    'Market',
    'Team',
    'Leadership',
    'Themeasset',
    'ReusableBlock',
    'BlockEditorPreview',
  ])('%s nodes can be created, updated and deleted', async (type) => {
    const node = await write(`create${type}`, { title: `One ${type}`, status: 'PUBLISH' });
    expect(node).toMatchObject({ title: `One ${type}`, status: 'publish' });
    expect(await write(`update${type}`, { id: node.id, title: 'Renamed' })).toMatchObject({ title: 'Renamed' });
    expect(await write(`delete${type}`, { id: node.id, forceDelete: true })).toMatchObject({ title: 'Renamed' });
  });
});

describe('permissions beyond editing', () => {
  const contributor = { as: 'contributor' as const };
  const getUserId = async (login: string) =>
    String((await site.db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id);

  test('setting another author requires permission to edit content by others', async () => {
    const author = { select: 'authorDatabaseId' };
    const authorId = await getUserId('author');
    expect((await write('createPost', { title: 'Ghostwritten', authorId }, author)).authorDatabaseId).toBe(Number(authorId));
    expect(await getError('createPost', { title: 'x', authorId }, contributor)).toBe(
      'Sorry, you are not allowed to create posts as this user',
    );
    const own = await write('createPost', { title: 'Mine', authorId: await getUserId('contributor') }, contributor);
    expect(await getError('updatePost', { id: own.id, authorId }, contributor)).toBe(
      'Sorry, you are not allowed to update posts as this user.',
    );
    expect((await write('updatePost', { id: own.id, authorId: toGlobalId('user', Number(authorId)) }, author)).authorDatabaseId).toBe(
      Number(authorId),
    );
  });

  test('making a post sticky requires permission to publish', async () => {
    expect(await getError('createPost', { title: 'x', isSticky: true }, contributor)).toBe(
      'Sorry, you are not allowed to make posts sticky.',
    );
    expect((await write('createPost', { title: 'Sticky', isSticky: true }, { as: 'author', select: 'isSticky' })).isSticky).toBe(true);
  });

  test('users who may not create terms assign terms by id or slug; a list with a name or a new slug has no effect, as in WPGraphQL', async () => {
    const input = { title: 'Tagged', tags: { nodes: [{ name: 'New term' }, { slug: 'newer-term' }] } };
    const select = 'categories { nodes { slug } } tags { nodes { slug } }';
    const getTags = async (nodes: object[]) =>
      (await write('createPost', { ...input, tags: { nodes } }, { as: 'author', select })).tags.nodes;
    expect(await getTags(input.tags.nodes)).toEqual([]);
    await write('createPost', { title: 'Creates a tag', tags: { nodes: [{ name: 'New term' }] } });
    expect(await getTags([{ name: 'New term' }])).toEqual([]);
    expect(await getTags([{ slug: 'new-term' }])).toEqual([{ slug: 'new-term' }]);
    expect(await getTags([{ slug: 'new-term' }, { slug: 'newer-term' }])).toEqual([]);
    const categories = { nodes: [{ name: 'News' }] };
    const post = await write('createPost', { ...input, categories, tags: { nodes: [{ slug: 'new-term' }] } }, { as: 'author', select });
    expect(post.tags.nodes).toEqual([]);
  });

  test('a name that only a term below another one has becomes a new term at the top level, as in WordPress', async () => {
    const categories = { append: false, nodes: [{ name: 'Market reports' }] };
    const post = await write('createPost', { title: 'Reports', categories }, { select: 'categories { nodes { uri parentId } }' });
    expect(post.categories.nodes).toEqual([{ uri: '/category/market-reports-2/', parentId: null }]);
  });

  test('spaces around a title are removed, so that a title of spaces is empty', async () => {
    expect((await write('createPost', { title: '  Spaced  out ' }, { select: 'raw: title(format: RAW)' })).raw).toBe('Spaced  out');
    for (const as of ['editor', 'author'] as const)
      expect(await getError('createPost', { title: '   ' }, { as })).toBe('Content, title, and excerpt are empty.');
  });

  test('who may not publish does not choose the slug of content for review', async () => {
    const input = { title: 'For review', slug: 'chosen', status: 'PENDING' };
    const review = await write('createPost', input, contributor);
    expect(review).toMatchObject({ status: 'pending', slug: null });
    expect((await write('updatePost', { id: review.id, slug: 'chosen' }, contributor)).slug).toBeNull();
    expect((await write('createPost', { ...input, status: 'DRAFT' }, contributor)).slug).toBe('chosen');
    expect((await write('createPost', input)).slug).toBe('chosen');
  });
});

describe('updating nodes', () => {
  test('an update changes only the given fields', async () => {
    const post = await write('createPost', { title: 'Before', content: '<p>Kept</p>', excerpt: 'Kept too' });
    const updated = await write('updatePost', { id: post.id, title: 'Changed', status: 'PUBLISH' }, { select: 'excerpt' });
    expect(updated).toMatchObject({ title: 'Changed', status: 'publish', slug: 'changed' });
    expect(updated.content.trim()).toBe('<p>Kept</p>');
    expect(updated.excerpt).toContain('Kept too');
    expect((await write('updatePost', { id: String(post.databaseId), title: 'Again', content: null })).slug).toBe('changed');
  });

  test('empty values leave the former ones unchanged, as in WPGraphQL', async () => {
    const urls = ['https://example.com/'];
    const post = await write('createPost', {
      title: 'Full',
      slug: 'full',
      content: '<p>Text</p>',
      excerpt: 'Short',
      menuOrder: 3,
      toPing: urls,
    });
    const empty = { title: '', slug: '', content: '', excerpt: '', menuOrder: 0, toPing: [], authorId: '', date: '', commentStatus: '' };
    const updated = await write('updatePost', { id: post.id, ...empty }, { select: 'excerpt toPing' });
    expect(updated).toMatchObject({ title: 'Full', slug: 'full', toPing: urls });
    expect([updated.content, updated.excerpt].map((markup: string) => markup.trim())).toEqual(['<p>Text</p>', '<p>Short</p>']);
    const locked = await write('createPost', { title: 'Locked', password: 'sesame' });
    await write('updatePost', { id: locked.id, password: '' });
    const rows = await site.db
      .selectFrom('content_node')
      .select(['menu_order', 'password'])
      .where('id', 'in', [post.databaseId, locked.databaseId])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { menu_order: 3, password: null },
      { menu_order: 0, password: 'sesame' },
    ]);
  });

  test('an update of a missing node or a node of another type is rejected', async () => {
    expect(await getError('updatePost', { id: '999999', title: 'x' })).toBe('No post could be found to update');
    expect(await getError('updatePost', { id: toGlobalId('term', 3), title: 'x' })).toBe('No post could be found to update');
    const page = await write('createPage', { title: 'A page' });
    expect(await getError('updatePost', { id: page.id, title: 'x' })).toBe(`The id ${page.databaseId} is not of the type "post"`);
  });

  test('the error for anonymous visitors does not reveal whether a node that they cannot see exists', async () => {
    const draft = await write('createPost', { title: 'A draft' });
    const published = await write('createPost', { title: 'A post', status: 'PUBLISH' });
    const change = async (id: string) => getError('updatePost', { id, title: 'x' }, { as: null });
    for (const id of [draft.id, '999999']) expect(await change(id)).toBe('No post could be found to update');
    expect(await change(published.id)).toBe('Sorry, you are not allowed to update a post');
    for (const id of [draft.id, published.id, '999999'])
      expect(await getError('deletePost', { id }, { as: null })).toBe('Sorry, you are not allowed to delete posts');
    for (const id of [draft.id, '999999']) {
      const mutation = 'mutation ($id: ID!) { updateMediaItem(input: { id: $id, title: "x" }) { clientMutationId } }';
      const { messages } = await site.execute(mutation, { as: null, variables: { id } });
      expect(messages).toEqual(['No mediaItem with that ID could be found to update']);
    }
  });

  test('terms are added, or replaced if append is false, and a post always keeps a category', async () => {
    const { id } = await site.db.selectFrom('term').select('id').where('slug', '=', 'unused').executeTakeFirstOrThrow();
    await site.execute(`mutation { updateSettings(input: { writingSettingsDefaultCategory: ${id} }) { clientMutationId } }`, {
      as: 'administrator',
    });
    const categories = { select: 'categories { nodes { slug } }' };
    const slugs = (post: { categories: { nodes: { slug: string }[] } }) => post.categories.nodes.map(({ slug }) => slug);
    const post = await write(
      'createPost',
      { title: 'With categories', status: 'PUBLISH', categories: { nodes: [{ slug: 'news' }] } },
      categories,
    );
    expect(slugs(post).toSorted()).toEqual(['news', 'unused']);
    const replaced = await write('updatePost', { id: post.id, categories: { append: false, nodes: [{ slug: 'insights' }] } }, categories);
    expect(slugs(replaced)).toEqual(['insights']);
    expect(slugs(await write('updatePost', { id: post.id, categories: { append: false, nodes: [] } }, categories))).toEqual(['unused']);
  });

  test('term counts include only published posts', async () => {
    const before = await getCategoryCount('market-reports');
    const post = await write('createPost', { title: 'Counted', categories: { nodes: [{ slug: 'market-reports' }] } });
    expect(await getCategoryCount('market-reports')).toBe(before);
    await write('updatePost', { id: post.id, status: 'PUBLISH' });
    expect(await getCategoryCount('market-reports')).toBe(before + 1);
    await write('updatePost', { id: post.id, title: 'Still counted once' });
    expect(await getCategoryCount('market-reports')).toBe(before + 1);
    await write('deletePost', { id: post.id });
    expect(await getCategoryCount('market-reports')).toBe(before);
    await write('untrashNode', { id: post.id });
    await write('deletePost', { id: post.id, forceDelete: true });
    expect(await getCategoryCount('market-reports')).toBe(before);
  });
});

describe('deleting nodes', () => {
  test('a deleted post is moved to the trash, and forceDelete removes it permanently', async () => {
    const post = await write('createPost', { title: 'Short life', status: 'PUBLISH' });
    const { payload } = await run('deletePost', { id: post.id }, { select: '} deletedId again: post { id' });
    expect(payload).toMatchObject({ deletedId: post.id, post: { databaseId: post.databaseId, status: 'publish', title: 'Short life' } });
    expect(await getError('deletePost', { id: post.id })).toBe(
      `The post with id ${post.databaseId} is already in the trash. To remove from the trash, use the forceDelete input`,
    );
    await write('deletePost', { id: post.id, forceDelete: true });
    expect(await getError('updatePost', { id: post.id, title: 'x' })).toBe('No post could be found to update');
  });

  test('a post in the trash releases its URI, and gets it back when it is restored', async () => {
    const first = await write('createPost', { title: 'Reused URI', status: 'PUBLISH' });
    await write('deletePost', { id: first.id });
    const second = await write('createPost', { title: 'Reused URI', status: 'PUBLISH' });
    expect(second.uri).toBe('/news/reused-uri/');
    await write('deletePost', { id: second.id, forceDelete: true });
    expect(await write('untrashNode', { id: first.id })).toMatchObject({ status: 'publish', slug: 'reused-uri', uri: '/news/reused-uri/' });
    expect(await getError('untrashNode', { id: first.id })).toContain('is not in the trash');
  });

  test('permanently deleting a node removes its revisions and the references to it', async () => {
    const region = await write('createRegion', { title: 'Doomed', status: 'PUBLISH', content: '<p>1</p>' });
    await write('updateRegion', { id: region.id, content: '<p>2</p>' });
    const market = await write('createMarket', { title: 'Pointing', status: 'PUBLISH', marketMeta: { region: region.id } });
    await write('deleteRegion', { id: region.id, forceDelete: true });
    const rows = await site.db
      .selectFrom('content_node')
      .select('id')
      .where((where) => where.or([where('id', '=', region.databaseId), where('revision_of', '=', region.databaseId)]))
      .execute();
    expect(rows).toEqual([]);
    expect(await write('updateMarket', { id: market.id, title: 'Pointed' }, { select: 'marketMeta { region { id } }' })).toMatchObject({
      marketMeta: { region: null },
    });
  });
});

describe('pages that settings name', () => {
  const nameInSettings = (setting: string, id: number) =>
    sql`update site_option set value = value || jsonb_build_object(${setting}::text, ${id}::int) where name = 'settings'`.execute(site.db);

  test.each(['pageOnFront', 'pageForPosts', 'pagePrivacyPolicy'])('only administrators may delete %s', async (setting) => {
    const page = await write('createPage', { title: setting, status: 'PUBLISH' });
    await nameInSettings(setting, page.databaseId);
    for (const forceDelete of [false, true])
      expect(await getError('deletePage', { id: page.id, forceDelete })).toBe('Sorry, you are not allowed to delete pages');
    expect(await getError('updatePage', { id: page.id, status: 'TRASH' })).toMatch('Sorry, you are not allowed to');
    await write('deletePage', { id: page.id, forceDelete: true }, { as: 'administrator' });
  });

  test('editors may edit the front page, and only administrators the privacy policy page', async () => {
    const page = await write('createPage', { title: 'Edited', status: 'PUBLISH', content: '<p>1</p>' });
    await nameInSettings('pageOnFront', page.databaseId);
    await write('updatePage', { id: page.id, content: '<p>2</p>' });
    await nameInSettings('pagePrivacyPolicy', page.databaseId);
    expect(await getError('updatePage', { id: page.id, title: 'x' })).toBe('Sorry, you are not allowed to update a page');
    await write('updatePage', { id: page.id, content: '<p>3</p>' }, { as: 'administrator' });
    const countRevisions = async (as: 'editor' | 'administrator') =>
      (await site.execute(`{ page(id: "${page.id}") { revisions { nodes { id } } } }`, { as })).data.page.revisions.nodes.length;
    expect(await countRevisions('editor')).toBe(0);
    expect(await countRevisions('administrator')).toBeGreaterThan(0);
  });
});

describe('purge events', () => {
  test('changes to content that only editors can see record no purge events', async () => {
    await site.takePurgeEvents();
    const draft = await write('createPost', { title: 'Never published', content: '<p>1</p>', categories: { nodes: [{ slug: 'news' }] } });
    await write('updatePost', { id: draft.id, content: '<p>2</p>' });
    await write('saveAutosave', { id: draft.id, content: '<p>3</p>' });
    await write('updatePost', { id: draft.id, status: 'FUTURE', date: '2098-01-01' });
    await write('deletePost', { id: draft.id });
    await write('createBlockEditorPreview', { title: 'x', status: 'PUBLISH' });
    expect(await site.takePurgeEvents()).toEqual({ keys: [], uris: [] });
  });

  test('changes to a published node purge its key, the lists it affects, and its old and new URI', async () => {
    const post = await write('createPost', { title: 'Purged', status: 'PUBLISH', tags: { nodes: [{ slug: 'rent' }] } });
    const created = await site.takePurgeEvents();
    expect(created.keys).toEqual(expect.arrayContaining([post.id, 'list:post', 'skipped:post', 'list:tag']));
    expect(created.uris).toEqual(expect.arrayContaining(['/news/purged/', '/tag/rent/']));
    await write('updatePost', { id: post.id, content: '<p>More</p>' });
    const updated = await site.takePurgeEvents();
    expect(updated.keys).toContain(post.id);
    expect(updated.keys).not.toContain('list:post');
    await write('updatePost', { id: post.id, slug: 'purged-again' });
    expect((await site.takePurgeEvents()).uris).toEqual(expect.arrayContaining(['/news/purged/', '/news/purged-again/']));
    await write('updatePost', { id: post.id, status: 'DRAFT' });
    const unpublished = await site.takePurgeEvents();
    expect(unpublished.keys).toContain('list:post');
    expect(unpublished.uris).toContain('/news/purged-again/');
  });
});

/** Content that is made, changed and deleted (recorded from WPGraphQL 1.14 where it tells). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';
import { writesOn } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());
const { write, refusal, run } = writesOn(() => site);

const countOf = async (slug: string) =>
  (await site.db.selectFrom('term').select('count').where('slug', '=', slug).where('taxonomy', '=', 'category').executeTakeFirstOrThrow())
    .count;

describe('creating', () => {
  test('a published post has a slug, an address and its terms, and hands back the caller’s mark', async () => {
    const { data, messages } = await site.ask(
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

  test('without a status it is a draft, without slug and address', async () => {
    const post = await write('createPost', { title: 'No status' });
    expect(post.status).toBe('draft');
    expect(post.slug || null).toBeNull();
    expect(post.uri ?? `/?p=${post.databaseId}`).toBe(`/?p=${post.databaseId}`);
  });

  test('a date and a slug are kept for a draft', async () => {
    expect(await write('createPost', { title: 'Dated', date: '2024-02-03 10:00:00', slug: 'Dated One' })).toMatchObject({
      date: '2024-02-03T10:00:00',
      slug: 'dated-one',
      status: 'draft',
    });
  });

  test('slugs get suffixes, also for words that feeds and lists have', async () => {
    const slugs = [];
    for (let index = 0; index < 11; index += 1) slugs.push((await write('createPost', { title: 'Twin', status: 'PUBLISH' })).slug);
    expect(slugs).toEqual(['twin', ...Array.from({ length: 10 }, (_, index) => `twin-${index + 2}`)]);
    expect((await write('createPost', { title: 'Feed', status: 'PUBLISH' })).slug).toBe('feed-2');
    expect((await write('createPage', { title: 'Properties', status: 'PUBLISH' })).uri).toBe('/properties-2/');
    expect((await write('createPage', { title: '2024', status: 'PUBLISH' })).uri).toBe('/2024-2/');
  });

  test('two posts of one title at the same moment get two slugs', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, () => write('createPost', { title: 'Race', status: 'PUBLISH' })));
    expect(new Set(posts.map(({ uri }) => uri)).size).toBe(6);
  });

  test('a post and a page never share an address', async () => {
    const news = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/news/').executeTakeFirstOrThrow();
    const page = await write('createPage', { title: 'Shared', status: 'PUBLISH', parentId: String(news.id) });
    const post = await write('createPost', { title: 'Shared', status: 'PUBLISH' });
    expect([page.uri, post.uri]).toEqual(['/news/shared/', '/news/shared-2/']);
  });

  test('a post and a page that take one address at the same moment get two', async () => {
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

  test('words of other scripts make an encoded address that is found in both forms', async () => {
    const post = await write('createPost', { title: 'Привет', status: 'PUBLISH' });
    expect(post.uri).toBe('/news/%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82/');
    for (const uri of [post.uri, '/news/привет/']) {
      const { data } = await site.ask('query ($uri: String!) { nodeByUri(uri: $uri) { id } }', { variables: { uri } });
      expect(data.nodeByUri).toEqual({ id: post.id });
    }
  });

  test.each([null, 'subscriber'] as const)('is refused to %s', async (as) => {
    expect(await refusal('createPost', { title: 'x' }, { as })).toBe('Sorry, you are not allowed to create posts');
    expect(await refusal('createPage', { title: 'x' }, { as })).toBe('Sorry, you are not allowed to create pages');
    expect(await refusal('createBlockEditorPreview', { title: 'x' }, { as })).toBe(
      'Sorry, you are not allowed to create BlockEditorPreviews',
    );
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
  ])('%s is written as every type is', async (type) => {
    const node = await write(`create${type}`, { title: `One ${type}`, status: 'PUBLISH' });
    expect(node).toMatchObject({ title: `One ${type}`, status: 'publish' });
    expect(await write(`update${type}`, { id: node.id, title: 'Renamed' })).toMatchObject({ title: 'Renamed' });
    expect(await write(`delete${type}`, { id: node.id, forceDelete: true })).toMatchObject({ title: 'Renamed' });
  });
});

describe('what rights beyond writing ask for', () => {
  const contributor = { as: 'contributor' as const };
  const idOf = async (login: string) =>
    String((await site.db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id);

  test('another author is set by who may edit what others write', async () => {
    const author = { select: 'authorDatabaseId' };
    const authorId = await idOf('author');
    expect((await write('createPost', { title: 'Ghostwritten', authorId }, author)).authorDatabaseId).toBe(Number(authorId));
    expect(await refusal('createPost', { title: 'x', authorId }, contributor)).toBe(
      'Sorry, you are not allowed to create posts as this user',
    );
    const own = await write('createPost', { title: 'Mine', authorId: await idOf('contributor') }, contributor);
    expect(await refusal('updatePost', { id: own.id, authorId }, contributor)).toBe(
      'Sorry, you are not allowed to update posts as this user.',
    );
    expect((await write('updatePost', { id: own.id, authorId: toGlobalId('user', Number(authorId)) }, author)).authorDatabaseId).toBe(
      Number(authorId),
    );
  });

  test('a post is made sticky by who may publish', async () => {
    expect(await refusal('createPost', { title: 'x', isSticky: true }, contributor)).toBe(
      'Sorry, you are not allowed to make posts sticky.',
    );
    expect((await write('createPost', { title: 'Sticks', isSticky: true }, { as: 'author', select: 'isSticky' })).isSticky).toBe(true);
  });

  test('a term that does not exist is made by who may make terms', async () => {
    const tags = { nodes: [{ name: 'Never seen' }] };
    expect(await refusal('createPost', { title: 'x', tags }, { as: 'author' })).toBe(
      'tags: the term "Never seen" does not exist, and you are not allowed to create terms. Choose an existing one.',
    );
    await write('createPost', { title: 'Brings a tag', tags });
    const filed = await write('createPost', { title: 'Takes the tag', tags }, { as: 'author', select: 'tags { nodes { slug } }' });
    expect(filed.tags.nodes).toEqual([{ slug: 'never-seen' }]);
  });
});

describe('updating', () => {
  test('changes what is given and nothing else', async () => {
    const post = await write('createPost', { title: 'Before', content: '<p>Kept</p>', excerpt: 'Kept too' });
    const changed = await write('updatePost', { id: post.id, title: 'Changed', status: 'PUBLISH' }, { select: 'excerpt' });
    expect(changed).toMatchObject({ title: 'Changed', status: 'publish', slug: 'changed' });
    expect(changed.content.trim()).toBe('<p>Kept</p>');
    expect(changed.excerpt).toContain('Kept too');
    expect((await write('updatePost', { id: String(post.databaseId), title: 'Again', content: null })).slug).toBe('changed');
  });

  test('the empty text takes a value away', async () => {
    const post = await write('createPost', { title: 'Locked', password: 'sesame', excerpt: 'Short' });
    const { password, excerpt } = await site.db
      .selectFrom('content_node')
      .select(['password', 'excerpt'])
      .where('id', '=', (await write('updatePost', { id: post.id, password: '', excerpt: '' })).databaseId)
      .executeTakeFirstOrThrow();
    expect([password, excerpt]).toEqual([null, '']);
  });

  test('names what is missing', async () => {
    expect(await refusal('updatePost', { id: '999999', title: 'x' })).toBe('No post could be found to update');
    expect(await refusal('updatePost', { id: toGlobalId('term', 3), title: 'x' })).toBe('No post could be found to update');
    const page = await write('createPage', { title: 'A page' });
    expect(await refusal('updatePost', { id: page.id, title: 'x' })).toBe(`The id ${page.databaseId} is not of the type "post"`);
  });

  test('nobody without rights learns whether a node exists', async () => {
    for (const id of ['1', '999999']) {
      expect(await refusal('updatePost', { id, title: 'x' }, { as: null })).toBe('Sorry, you are not allowed to update a post');
      expect(await refusal('deletePost', { id }, { as: null })).toBe('Sorry, you are not allowed to delete posts');
    }
  });

  test('terms are added, or replaced where append is false; a post keeps a category', async () => {
    const { id } = await site.db.selectFrom('term').select('id').where('slug', '=', 'unused').executeTakeFirstOrThrow();
    await site.ask(`mutation { updateSettings(input: { writingSettingsDefaultCategory: ${id} }) { clientMutationId } }`, {
      as: 'administrator',
    });
    const categories = { select: 'categories { nodes { slug } }' };
    const slugs = (post: { categories: { nodes: { slug: string }[] } }) => post.categories.nodes.map(({ slug }) => slug);
    const post = await write('createPost', { title: 'Filed', status: 'PUBLISH', categories: { nodes: [{ slug: 'news' }] } }, categories);
    expect(slugs(post).toSorted()).toEqual(['news', 'unused']);
    const replaced = await write('updatePost', { id: post.id, categories: { append: false, nodes: [{ slug: 'insights' }] } }, categories);
    expect(slugs(replaced)).toEqual(['insights']);
    expect(slugs(await write('updatePost', { id: post.id, categories: { append: false, nodes: [] } }, categories))).toEqual(['unused']);
  });

  test('terms count what is published, and nothing else', async () => {
    const before = await countOf('market-reports');
    const post = await write('createPost', { title: 'Counted', categories: { nodes: [{ slug: 'market-reports' }] } });
    expect(await countOf('market-reports')).toBe(before);
    await write('updatePost', { id: post.id, status: 'PUBLISH' });
    expect(await countOf('market-reports')).toBe(before + 1);
    await write('updatePost', { id: post.id, title: 'Still counted once' });
    expect(await countOf('market-reports')).toBe(before + 1);
    await write('deletePost', { id: post.id });
    expect(await countOf('market-reports')).toBe(before);
    await write('untrashNode', { id: post.id });
    await write('deletePost', { id: post.id, forceDelete: true });
    expect(await countOf('market-reports')).toBe(before);
  });
});

describe('deleting', () => {
  test('moves to the trash once, and removes with force', async () => {
    const post = await write('createPost', { title: 'Short life', status: 'PUBLISH' });
    const { payload } = await run('deletePost', { id: post.id }, { select: '} deletedId again: post { id' });
    expect(payload).toMatchObject({ deletedId: post.id, post: { databaseId: post.databaseId, status: 'publish', title: 'Short life' } });
    expect(await refusal('deletePost', { id: post.id })).toBe(
      `The post with id ${post.databaseId} is already in the trash. To remove from the trash, use the forceDelete input`,
    );
    await write('deletePost', { id: post.id, forceDelete: true });
    expect(await refusal('updatePost', { id: post.id, title: 'x' })).toBe('No post could be found to update');
  });

  test('the trash gives the address up, and gives it back', async () => {
    const first = await write('createPost', { title: 'Address', status: 'PUBLISH' });
    await write('deletePost', { id: first.id });
    const second = await write('createPost', { title: 'Address', status: 'PUBLISH' });
    expect(second.uri).toBe('/news/address/');
    await write('deletePost', { id: second.id, forceDelete: true });
    expect(await write('untrashNode', { id: first.id })).toMatchObject({ status: 'publish', slug: 'address', uri: '/news/address/' });
    expect(await refusal('untrashNode', { id: first.id })).toContain('is not in the trash');
  });

  test('takes revisions, comments, terms and references with it', async () => {
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

describe('purge events', () => {
  test('what only editors see tells caches nothing', async () => {
    await site.purged();
    const draft = await write('createPost', { title: 'Quiet', content: '<p>1</p>', categories: { nodes: [{ slug: 'news' }] } });
    await write('updatePost', { id: draft.id, content: '<p>2</p>' });
    await write('saveAutosave', { id: draft.id, content: '<p>3</p>' });
    await write('updatePost', { id: draft.id, status: 'FUTURE', date: '2098-01-01' });
    await write('deletePost', { id: draft.id });
    await write('createBlockEditorPreview', { title: 'x', status: 'PUBLISH' });
    expect(await site.purged()).toEqual({ keys: [], uris: [] });
  });

  test('a published node tells its key, its lists when they change, and both of its addresses', async () => {
    const post = await write('createPost', { title: 'Loud', status: 'PUBLISH', tags: { nodes: [{ slug: 'rent' }] } });
    const created = await site.purged();
    expect(created.keys).toEqual(expect.arrayContaining([post.id, 'list:post', 'skipped:post', 'list:user']));
    expect(created.uris).toEqual(expect.arrayContaining(['/news/loud/', '/tag/rent/']));
    await write('updatePost', { id: post.id, content: '<p>More</p>' });
    const changed = await site.purged();
    expect(changed.keys).toContain(post.id);
    expect(changed.keys).not.toContain('list:post');
    await write('updatePost', { id: post.id, slug: 'louder' });
    expect((await site.purged()).uris).toEqual(expect.arrayContaining(['/news/loud/', '/news/louder/']));
    await write('updatePost', { id: post.id, status: 'DRAFT' });
    const hidden = await site.purged();
    expect(hidden.keys).toContain('list:post');
    expect(hidden.uris).toContain('/news/louder/');
  });
});

/** Single nodes and types by any of their ids, and what is told of addresses (recorded from WPGraphQL 1.14). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCast, type Cast } from '../support/cast.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});
afterAll(() => cast.close());

const globalId = (kind: string, id: number | string) => Buffer.from(`${kind}:${id}`).toString('base64');
const INVALID = 'The ID input is invalid. Make sure you set the proper idType for your input.';

describe('post', () => {
  const asked = (id: string, idType: string) =>
    cast.as(null, 'query ($id: ID!, $idType: PostIdType) { post(id: $id, idType: $idType) { slug } }', { id, idType });

  test('by each kind of id', async () => {
    const id = cast.id('report-1');
    for (const [value, idType] of [
      [String(id), 'DATABASE_ID'],
      [globalId('post', id), 'ID'],
      ['report-1', 'SLUG'],
      ['/news/report-1/', 'URI'],
      ['news/report-1', 'URI'],
      ['http://site.test/news/report-1/?x=1', 'URI'],
    ] as const)
      expect((await asked(value, idType)).data.post).toEqual({ slug: 'report-1' });
  });

  test.each([
    ['abc', 'DATABASE_ID'],
    ['99999999999', 'DATABASE_ID'],
    ['nope', 'SLUG'],
    ['/about/', 'URI'],
    ['/category/insights/', 'URI'],
    ['/', 'URI'],
  ])('nothing has the id %s of type %s', async (id, idType) => {
    expect(await asked(id, idType)).toMatchObject({ data: { post: null }, errors: [] });
  });

  test('of another type is null, of another kind an error', async () => {
    expect((await asked(globalId('post', cast.id('about')), 'ID')).data.post).toBeNull();
    expect((await asked(String(cast.id('about')), 'DATABASE_ID')).data.post).toBeNull();
    expect((await asked('garbage', 'ID')).errors).toEqual([INVALID]);
    expect((await asked(globalId('term', 1), 'ID')).errors).toEqual([INVALID]);
  });
});

test('By variants take the first id that is given', async () => {
  const [post, page, region] = [cast.id('report-1'), cast.id('about'), cast.id('west')];
  const { data, errors } = await cast.as(
    null,
    `{ a: postBy(postId: ${post}) { postId } b: postBy(slug: "report-1") { postId } c: postBy(uri: "/news/report-1/") { postId } d: postBy(id: "${globalId('post', post)}") { postId }
       e: pageBy(pageId: ${page}) { pageId } f: pageBy(uri: "about") { pageId } g: regionBy(regionId: ${region}) { regionId } h: postBy(postId: ${page}) { postId } i: regionBy(slug: "west") { regionId } }`,
  );
  expect(errors).toEqual([]);
  const [postId, pageId, regionId] = [{ postId: post }, { pageId: page }, { regionId: region }];
  expect(data).toEqual({ a: postId, b: postId, c: postId, d: postId, e: pageId, f: pageId, g: regionId, h: null, i: regionId });
  expect((await cast.as(null, '{ postBy { id } }')).errors[0]).toContain('Give one of its arguments');
});

describe('contentNode', () => {
  test('by id, and only of the asked type', async () => {
    const { data } = await cast.as(
      null,
      'query ($id: ID!) { any: contentNode(id: $id, idType: DATABASE_ID) { uri } page: contentNode(id: $id, idType: DATABASE_ID, contentType: PAGE) { uri } post: contentNode(id: $id, idType: DATABASE_ID, contentType: POST) { uri } at: contentNode(id: "/regions/west/", idType: URI) { __typename } posts: contentNode(id: "/news/", idType: URI) { id } }',
      { id: String(cast.id('about')) },
    );
    expect(data).toEqual({ any: { uri: '/about/' }, page: { uri: '/about/' }, post: null, at: { __typename: 'Region' }, posts: null });
  });
});

test('the front page is at the root, the posts page is the list of posts', async () => {
  const { data } = await cast.as(
    null,
    'query ($id: ID!) { front: page(id: "/", idType: URI) { uri isFrontPage } list: page(id: "/news/", idType: URI) { uri } posts: page(id: $id, idType: DATABASE_ID) { uri link isPostsPage } nodeByUri(uri: "/news/") { __typename uri } embed: nodeByUri(uri: "/about/embed/") { uri } }',
    { id: String(cast.id('news')) },
  );
  expect(data).toMatchObject({
    front: { uri: '/', isFrontPage: true },
    list: null,
    posts: { uri: null, isPostsPage: true },
    nodeByUri: { __typename: 'ContentType', uri: '/news/' },
    embed: { uri: '/about/' },
  });
});

describe('templates and conditional tags', () => {
  const at = async (uri: string) =>
    (
      await cast.as(
        null,
        'query ($uri: String!) { nodeByUri(uri: $uri) { templates conditionalTags { isFrontPage isHome isSingle isPage isSingular isCategory isTag isTax isAuthor isArchive isPostTypeArchive isPreview isSticky isPrivacyPolicy isMultiAuthor isSearch } } }',
        { uri },
      )
    ).data.nodeByUri;
  const id = async (table: 'term' | 'user_account', slug: string) =>
    (
      await cast.db
        .selectFrom(table)
        .select('id')
        .where(table === 'term' ? 'slug' : ('login' as never), '=', slug as never)
        .executeTakeFirstOrThrow()
    ).id;

  test('name what WordPress would look for', async () => {
    expect((await at('/')).templates).toEqual(['front-page', 'page-home', `page-${cast.id('home')}`, 'page', 'index']);
    expect((await at('/about/people/')).templates).toEqual(['page-people', 'page', 'index']);
    expect((await at('/news/report-1/')).templates).toEqual(['single-post-report-1', 'single-post', 'single', 'index']);
    expect((await at('/category/news/')).templates).toEqual([
      'category-news',
      `category-${await id('term', 'news')}`,
      'category',
      'archive',
      'index',
    ]);
    expect((await at('/tag/rent/')).templates).toEqual(['tag-rent', `tag-${await id('term', 'rent')}`, 'tag', 'archive', 'index']);
    const editor = await id('user_account', 'editor');
    expect((await at('/author/editor/')).templates).toEqual(['author-editor', `author-${editor}`, 'author', 'archive', 'index']);
    expect((await at('/regions/')).templates).toEqual(['archive-regions', 'archive', 'index']);
    expect((await at('/news/')).templates).toEqual(['home', 'index']);
  });

  test.each([
    ['/', ['isFrontPage', 'isPage', 'isSingular']],
    ['/privacy/', ['isPage', 'isPrivacyPolicy', 'isSingular']],
    ['/news/report-1/', ['isSingle', 'isSingular']],
    ['/news/summer-time/', ['isSingle', 'isSingular', 'isSticky']],
    ['/category/news/', ['isArchive', 'isCategory']],
    ['/tag/rent/', ['isArchive', 'isTag']],
    ['/author/editor/', ['isArchive', 'isAuthor']],
    ['/regions/', ['isArchive', 'isPostTypeArchive']],
    ['/news/', ['isHome']],
  ])('%s is %s', async (uri, expected) => {
    const { conditionalTags } = await at(uri);
    expect(
      Object.keys(conditionalTags)
        .filter((name) => conditionalTags[name])
        .toSorted(),
    ).toEqual(expected);
  });
});

test('a site has several authors when more than one has published a post', async () => {
  const ask = async () =>
    (await cast.as(null, '{ nodeByUri(uri: "/") { conditionalTags { isMultiAuthor } } }')).data.nodeByUri.conditionalTags;
  expect(await ask()).toEqual({ isMultiAuthor: false });
  const of = (login: string) => cast.db.selectFrom('user_account').select('id').where('login', '=', login);
  await cast.db
    .updateTable('content_node')
    .set({ author_id: of('author') })
    .where('slug', '=', 'report-6')
    .execute();
  expect(await ask()).toEqual({ isMultiAuthor: true });
  await cast.db
    .updateTable('content_node')
    .set({ author_id: of('editor') })
    .where('slug', '=', 'report-6')
    .execute();
});

describe('types of content', () => {
  test('by id and by name, with what concerns editors for writers only', async () => {
    const query = `{ a: contentType(id: "post", idType: NAME) { name hasArchive restBase isRestricted labels { addNewItem } } b: contentType(id: "${globalId('post_type', 'page')}") { name uri } none: contentType(id: "nope", idType: NAME) { name } block: contentType(id: "wp_block", idType: NAME) { name } t: taxonomy(id: "category", idType: NAME) { name showUi isRestricted } u: taxonomy(id: "${globalId('taxonomy', 'post_tag')}") { name } }`;
    expect((await cast.as(null, query)).data).toEqual({
      a: { name: 'post', hasArchive: null, restBase: null, isRestricted: true, labels: null },
      b: { name: 'page', uri: null },
      none: null,
      block: null,
      t: { name: 'category', showUi: null, isRestricted: true },
      u: { name: 'post_tag' },
    });
    expect((await cast.as('writer', query)).data).toMatchObject({
      a: { isRestricted: false, labels: { addNewItem: 'Add New Post' } },
      block: { name: 'wp_block' },
      t: { showUi: true, isRestricted: false },
    });
    expect((await cast.as(null, '{ contentType(id: "post") { name } }')).errors).toEqual([INVALID]);
  });

  test('are listed whole, or in pages', async () => {
    const { data } = await cast.as(
      null,
      '{ contentTypes { nodes { name } } some: contentTypes(first: 2) { nodes { name } pageInfo { hasNextPage endCursor } } taxonomies { nodes { name } } }',
    );
    const names = data.contentTypes.nodes.map(({ name }: { name: string }) => name);
    expect(names.slice(0, 3)).toEqual(['post', 'page', 'attachment']);
    expect(names).not.toContain('wp_block');
    expect(data.some).toMatchObject({ nodes: [{ name: 'post' }, { name: 'page' }], pageInfo: { hasNextPage: true } });
    const next = await cast.as(null, 'query ($after: String) { contentTypes(first: 1, after: $after) { nodes { name } } }', {
      after: data.some.pageInfo.endCursor,
    });
    expect(next.data.contentTypes.nodes).toEqual([{ name: 'attachment' }]);
  });
});

test('lists that hang on something take the same filters', async () => {
  const { data, errors } = await cast.as(
    null,
    `{ category(id: "insights", idType: SLUG) { posts(where: { tag: "rent", search: "week 4" }) { nodes { slug } } contentNodes(where: { contentTypes: [POST], nameIn: ["report-3"] }) { nodes { slug } } }
       contentType(id: "post", idType: NAME) { contentNodes(where: { name: "report-5" }) { nodes { slug } } }
       page(id: "/about/people/board/", idType: URI) { ancestors(where: { name: "about" }) { nodes { slug } } parent { node { slug } } }
       top: page(id: "/about/", idType: URI) { ancestors { nodes { slug } } children(where: { title: "People" }) { nodes { slug } } menuOrder } 
       blockEditorContentNodes(first: 2, where: { contentTypes: [REGIONS] }) { nodes { ... on Region { slug } blocks { name } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    category: { posts: { nodes: [{ slug: 'report-4' }] }, contentNodes: { nodes: [{ slug: 'report-3' }] } },
    contentType: { contentNodes: { nodes: [{ slug: 'report-5' }] } },
    page: { ancestors: { nodes: [{ slug: 'about' }] }, parent: { node: { slug: 'people' } } },
    top: { ancestors: null, children: { nodes: [{ slug: 'people' }] }, menuOrder: 1 },
    blockEditorContentNodes: {
      nodes: [
        { slug: 'east', blocks: [] },
        { slug: 'west', blocks: [] },
      ],
    },
  });
});

test('who has a node open, and who saved it last, is told to who writes', async () => {
  const editor = await cast.db.selectFrom('user_account').select('id').where('login', '=', 'editor').executeTakeFirstOrThrow();
  await cast.db
    .updateTable('content_node')
    .set({
      edit_lock_user_id: editor.id,
      edit_lock_at: new Date(),
      last_edited_by: editor.id,
      to_ping: 'http://a.test\nhttp://b.test',
      pinged: 'http://c.test',
    })
    .where('slug', '=', 'report-9')
    .execute();
  await cast.db
    .updateTable('content_node')
    .set({ edit_lock_user_id: editor.id, edit_lock_at: new Date(Date.now() - 200_000) })
    .where('slug', '=', 'report-8')
    .execute();
  const query =
    '{ post(id: "report-9", idType: SLUG) { editingLockedBy { lockTimestamp node { slug } } lastEditedBy { node { slug } } toPing pinged pingStatus enclosure desiredSlug } old: post(id: "report-8", idType: SLUG) { editingLockedBy { node { slug } } toPing pinged } }';
  const told = (await cast.as('admin', query)).data;
  expect(told).toMatchObject({
    post: {
      editingLockedBy: { lockTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string, node: { slug: 'editor' } },
      lastEditedBy: { node: { slug: 'editor' } },
      toPing: ['http://a.test', 'http://b.test'],
      pinged: ['http://c.test'],
      desiredSlug: null,
    },
    old: { editingLockedBy: null, toPing: null, pinged: null },
  });
  expect((await cast.as(null, query)).data.post).toMatchObject({ editingLockedBy: null, lastEditedBy: null, toPing: null });
});

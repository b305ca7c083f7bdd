/** Queries of single nodes, content types and taxonomies by every type of id (recorded from WPGraphQL 1.14). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, createVisibilitySite, type VisibilitySite } from '../support/visibility-site.ts';

let site: VisibilitySite;
beforeAll(async () => {
  site = await createVisibilitySite();
});
afterAll(() => site.close());

const toGlobalId = (kind: string, id: number | string) => Buffer.from(`${kind}:${id}`).toString('base64');
const INVALID = 'The ID input is invalid. Make sure you set the proper idType for your input.';

describe('post by id', () => {
  const fetchPost = (id: string, idType: string) =>
    site.executeAs(null, 'query ($id: ID!, $idType: PostIdType) { post(id: $id, idType: $idType) { slug } }', { id, idType });

  test('a post can be queried by every type of id', async () => {
    const id = site.getId('report-1');
    for (const [value, idType] of [
      [String(id), 'DATABASE_ID'],
      [toGlobalId('post', id), 'ID'],
      ['report-1', 'SLUG'],
      ['Report 1', 'SLUG'],
      ['/news/report-1/', 'URI'],
      ['news/report-1', 'URI'],
      ['http://site.test/news/report-1/?x=1', 'URI'],
    ] as const)
      expect((await fetchPost(value, idType)).data.post).toEqual({ slug: 'report-1' });
  });

  test.each([
    ['abc', 'DATABASE_ID'],
    ['99999999999', 'DATABASE_ID'],
    ['nope', 'SLUG'],
    ['/about/', 'URI'],
    ['/category/insights/', 'URI'],
    ['/', 'URI'],
  ])('the unknown id %s of type %s returns null', async (id, idType) => {
    expect(await fetchPost(id, idType)).toMatchObject({ data: { post: null }, errors: [] });
  });

  test('the id of another content type returns null, and an invalid id is an error', async () => {
    expect((await fetchPost(toGlobalId('post', site.getId('about')), 'ID')).data.post).toBeNull();
    expect((await fetchPost(String(site.getId('about')), 'DATABASE_ID')).data.post).toBeNull();
    expect((await fetchPost('garbage', 'ID')).errors).toEqual([INVALID]);
    // WPGraphQL ignores the kind of a global id.
    const id = site.getId('report-1');
    expect((await fetchPost(toGlobalId('term', id), 'ID')).data.post).toEqual((await fetchPost(String(id), 'DATABASE_ID')).data.post);
  });
});

test('an id that is not a global id has the error message of its query, or matches nothing', async () => {
  const lookups = ['comment', 'menu', 'menuItem', 'category', 'termNode', 'user', 'contentType', 'plugin'];
  const { errors, data } = await site.executeAs('admin', `{ ${lookups.map((name) => `${name}(id: "abc") { id }`).join(' ')} }`);
  expect(errors).toEqual(Array.from({ length: 5 }, () => 'The ID input is invalid'));
  expect(Object.values(data)).toEqual(lookups.map(() => null));
  const byNumber = ['comment', 'menu', 'menuItem', 'category', 'termNode', 'user'];
  const numbers = await site.executeAs(
    'admin',
    `{ ${byNumber.map((name) => `${name}(id: "abc", idType: DATABASE_ID) { id }`).join(' ')} }`,
  );
  expect(numbers).toMatchObject({ errors: [], data: Object.fromEntries(byNumber.map((name) => [name, null])) });
  const messages = async (query: string) => (await site.executeAs('admin', query)).errors;
  expect(await messages(`{ theme(id: "${toGlobalId('theme', 'nope')}") { id } }`)).toEqual([
    'No theme was found with the stylesheet: nope',
  ]);
  expect(await messages(`{ userRole(id: "${toGlobalId('user_role', 'nope')}") { id } }`)).toEqual([
    'No user role was found with the name nope',
  ]);
  expect(await messages('{ node(id: "Zm9vOjE=") { id } }')).toEqual(['No loader assigned to the key foo']);
  expect(await messages('{ postBy(id: "abc") { id } }')).toEqual(['The "id" is invalid']);
  expect(await messages('{ termNode(id: "news", idType: SLUG) { id } }')).toEqual([
    'When fetching a Term Node by "slug" or "name", the "taxonomy" also needs to be set as an input.',
  ]);
});

describe('unpublished content at its future permalink', () => {
  const fetchBoth = async (actor: Actor, uri: string) => {
    const { data } = await site.executeAs(
      actor,
      'query ($uri: String!, $id: ID!) { nodeByUri(uri: $uri) { uri } contentNode(id: $id, idType: URI) { uri } }',
      {
        uri,
        id: uri,
      },
    );
    return [data.nodeByUri, data.contentNode];
  };

  test.each([
    ['/news/secret/', 'secret', ['admin', 'editor'], ['author', 'writer', 'subscriber', null]],
    ['/news/own/', 'own', ['admin', 'author'], ['writer', 'subscriber', null]],
    ['/draft-page/', 'draft-page', ['admin', 'editor'], ['author', 'subscriber', null]],
    ['/news/trashed/', 'trashed', [], ['admin', null]],
  ] as const)('%s is found only for users who can edit it', async (uri, slug, allowed, denied) => {
    const plainUri = slug === 'draft-page' ? `/?page_id=${site.getId(slug)}` : `/?p=${site.getId(slug)}`;
    for (const actor of allowed) expect(await fetchBoth(actor, uri)).toEqual([{ uri: plainUri }, { uri: plainUri }]);
    for (const actor of denied) expect(await fetchBoth(actor, uri)).toEqual([null, null]);
  });

  test('a draft is not found below another path', async () => {
    expect(await fetchBoth('admin', '/secret/')).toEqual([null, null]);
    expect(await fetchBoth('admin', '/news/draft-page/')).toEqual([null, null]);
  });

  test('a draft of another user cannot be queried by its slug', async () => {
    const query = '{ post(id: "secret", idType: SLUG) { title } }';
    expect((await site.executeAs('author', query)).data.post).toBeNull();
    expect((await site.executeAs('editor', query)).data.post).toEqual({ title: 'Secret plan' });
  });
});

test('postBy, pageBy and regionBy accept one of several ids', async () => {
  const [post, page, region] = [site.getId('report-1'), site.getId('about'), site.getId('west')];
  const { data, errors } = await site.executeAs(
    null,
    `{ a: postBy(postId: ${post}) { postId } b: postBy(slug: "report-1") { postId } c: postBy(uri: "/news/report-1/") { postId } d: postBy(id: "${toGlobalId('post', post)}") { postId }
       e: pageBy(pageId: ${page}) { pageId } f: pageBy(uri: "about") { pageId } g: regionBy(regionId: ${region}) { regionId } h: postBy(postId: ${page}) { postId } i: regionBy(slug: "west") { regionId } }`,
  );
  expect(errors).toEqual([]);
  const [postId, pageId, regionId] = [{ postId: post }, { pageId: page }, { regionId: region }];
  expect(data).toEqual({ a: postId, b: postId, c: postId, d: postId, e: pageId, f: pageId, g: regionId, h: null, i: regionId });
  // Without an argument, they find nothing (WPGraphQL).
  expect(await site.executeAs(null, '{ postBy { id } pageBy { id } }')).toMatchObject({ data: { postBy: null, pageBy: null }, errors: [] });
});

describe('contentNode', () => {
  test('contentNode returns a node by id, regardless of the requested type (WPGraphQL)', async () => {
    const { data } = await site.executeAs(
      null,
      'query ($id: ID!) { any: contentNode(id: $id, idType: DATABASE_ID) { uri } page: contentNode(id: $id, idType: DATABASE_ID, contentType: PAGE) { uri } post: contentNode(id: $id, idType: DATABASE_ID, contentType: POST) { uri } at: contentNode(id: "/regions/west/", idType: URI) { __typename } posts: contentNode(id: "/news/", idType: URI) { id } }',
      { id: String(site.getId('about')) },
    );
    expect(data).toEqual({
      any: { uri: '/about/' },
      page: { uri: '/about/' },
      post: { uri: '/about/' },
      at: { __typename: 'Region' },
      posts: null,
    });
  });
});

test('a URL with the parameter name leads to the post with this slug, and other parameters lead nowhere (WPGraphQL)', async () => {
  const find = async (uri: string) => {
    const { data } = await site.executeAs(null, 'query ($uri: String!) { nodeByUri(uri: $uri) { __typename uri } }', { uri });
    return data.nodeByUri;
  };
  expect(await find('/?name=report-3')).toEqual({ __typename: 'Post', uri: '/news/report-3/' });
  for (const query of [
    'name=nope',
    'name=',
    'name=about',
    'pagename=about',
    'category_name=insights',
    'tag=rent',
    'cat=1',
    'author=1',
    's=x',
  ])
    expect(await find(`/?${query}`)).toBe(null);
});

test('the front page has the URI /, and the URI of the posts page returns the list of posts', async () => {
  const { data } = await site.executeAs(
    null,
    'query ($id: ID!) { front: page(id: "/", idType: URI) { uri isFrontPage } list: page(id: "/news/", idType: URI) { uri } posts: page(id: $id, idType: DATABASE_ID) { uri link isPostsPage } nodeByUri(uri: "/news/") { __typename uri } embed: nodeByUri(uri: "/about/embed/") { uri } }',
    { id: String(site.getId('news')) },
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
  const fetchNode = async (uri: string) =>
    (
      await site.executeAs(
        null,
        'query ($uri: String!) { nodeByUri(uri: $uri) { templates conditionalTags { isFrontPage isHome isSingle isPage isSingular isCategory isTag isTax isAuthor isArchive isPostTypeArchive isPreview isSticky isPrivacyPolicy isMultiAuthor isSearch } } }',
        { uri },
      )
    ).data.nodeByUri;
  const getId = async (table: 'term' | 'user_account', slug: string) =>
    (
      await site.db
        .selectFrom(table)
        .select('id')
        .where(table === 'term' ? 'slug' : ('login' as never), '=', slug as never)
        .executeTakeFirstOrThrow()
    ).id;

  test('templates lists the template hierarchy of WordPress', async () => {
    expect((await fetchNode('/')).templates).toEqual(['front-page', 'page-home', `page-${site.getId('home')}`, 'page', 'index']);
    expect((await fetchNode('/about/')).templates).toEqual(['page-about', `page-${site.getId('about')}`, 'page', 'index']);
    expect((await fetchNode('/privacy/')).templates.slice(0, 2)).toEqual(['privacy-policy', 'page-privacy']);
    // WordPress looks pages up by their slugs alone, so it does not know the ids of child pages.
    expect((await fetchNode('/about/people/')).templates).toEqual(['page-people', 'page', 'index']);
    expect((await fetchNode('/news/report-1/')).templates).toEqual(['single-post-report-1', 'single-post', 'single', 'index']);
    expect((await fetchNode('/category/news/')).templates).toEqual([
      'category-news',
      `category-${await getId('term', 'news')}`,
      'category',
      'archive',
      'index',
    ]);
    expect((await fetchNode('/tag/rent/')).templates).toEqual([
      'tag-rent',
      `tag-${await getId('term', 'rent')}`,
      'tag',
      'archive',
      'index',
    ]);
    const editor = await getId('user_account', 'editor');
    expect((await fetchNode('/author/editor/')).templates).toEqual(['author-editor', `author-${editor}`, 'author', 'archive', 'index']);
    expect((await fetchNode('/regions/')).templates).toEqual(['archive-regions', 'archive', 'index']);
    expect((await fetchNode('/news/')).templates).toEqual(['page', 'index']);
    const { data } = await site.executeAs(null, '{ mediaItem(id: "dock", idType: SLUG) { templates } }');
    const ofFormat = ['image-jpeg', 'jpeg', 'image'];
    expect(data.mediaItem.templates).toEqual([...ofFormat, 'attachment', 'single-attachment-dock', 'single-attachment', 'single', 'index']);
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
    ['/news/', ['isPage', 'isSingular']],
  ])('the conditional tags of %s are %s', async (uri, expected) => {
    const { conditionalTags } = await fetchNode(uri);
    expect(
      Object.keys(conditionalTags)
        .filter((name) => conditionalTags[name])
        .toSorted(),
    ).toEqual(expected);
  });
});

test('isMultiAuthor is true if more than one author has published a post', async () => {
  const fetchConditionalTags = async () =>
    (await site.executeAs(null, '{ nodeByUri(uri: "/") { conditionalTags { isMultiAuthor } } }')).data.nodeByUri.conditionalTags;
  expect(await fetchConditionalTags()).toEqual({ isMultiAuthor: false });
  const selectUserId = (login: string) => site.db.selectFrom('user_account').select('id').where('login', '=', login);
  await site.db
    .updateTable('content_node')
    .set({ author_id: selectUserId('author') })
    .where('slug', '=', 'report-6')
    .execute();
  expect(await fetchConditionalTags()).toEqual({ isMultiAuthor: true });
  await site.db
    .updateTable('content_node')
    .set({ author_id: selectUserId('editor') })
    .where('slug', '=', 'report-6')
    .execute();
});

test('a role, a comment author and a menu item can be queried by their global ids', async () => {
  const query = 'query ($role: ID!, $author: ID!) { role: node(id: $role) { __typename } author: node(id: $author) { __typename } }';
  const ids = { role: toGlobalId('user_role', 'editor'), author: toGlobalId('comment_author', 999_999) };
  expect(await site.executeAs('admin', query, ids)).toMatchObject({
    data: { role: { __typename: 'UserRole' }, author: null },
    errors: [],
  });
  expect((await site.executeAs('admin', query, { ...ids, role: toGlobalId('user_role', 'no-such-role') })).data.role).toBeNull();
  const { data } = await site.executeAs(
    null,
    '{ menuItems(first: 1) { nodes { databaseId } } comments(first: 1) { nodes { databaseId } } }',
  );
  const [item, comment] = [data.menuItems, data.comments].map(({ nodes }) => nodes[0]?.databaseId ?? 0);
  const found = await site.executeAs(null, 'query ($a: ID!, $b: ID!) { a: node(id: $a) { __typename } b: node(id: $b) { __typename } }', {
    a: toGlobalId('nav_menu_item', item),
    b: toGlobalId('comment_author', comment),
  });
  expect(found.data).toEqual({ a: { __typename: 'MenuItem' }, b: { __typename: 'CommentAuthor' } });
});

test('the global id of a node with the number 0 is an error', async () => {
  const { errors } = await site.executeAs(null, 'query ($id: ID!) { node(id: $id) { id } }', { id: toGlobalId('post', 0) });
  expect(errors).toEqual(["The global ID isn't recognized ID: cG9zdDow"]);
});

describe('content types and taxonomies', () => {
  test('the taxonomies of a content type without taxonomies are null', async () => {
    const fields = 'connectedTaxonomies { nodes { name } }';
    const { data } = await site.executeAs(
      null,
      `{ page: contentType(id: "page", idType: NAME) { ${fields} } post: contentType(id: "post", idType: NAME) { ${fields} } }`,
    );
    expect(data.page.connectedTaxonomies).toBeNull();
    expect(data.post.connectedTaxonomies.nodes).toContainEqual({ name: 'category' });
  });

  test('content types and taxonomies can be queried by id and name, and their editor settings are visible only to writers', async () => {
    const query = `{ a: contentType(id: "post", idType: NAME) { name hasArchive restBase isRestricted labels { addNewItem } } b: contentType(id: "${toGlobalId('post_type', 'page')}") { name uri } none: contentType(id: "nope", idType: NAME) { name } block: contentType(id: "wp_block", idType: NAME) { name } t: taxonomy(id: "category", idType: NAME) { name showUi isRestricted } u: taxonomy(id: "${toGlobalId('taxonomy', 'post_tag')}") { name } }`;
    expect((await site.executeAs(null, query)).data).toEqual({
      a: { name: 'post', hasArchive: null, restBase: null, isRestricted: true, labels: null },
      b: { name: 'page', uri: null },
      none: null,
      block: null,
      t: { name: 'category', showUi: null, isRestricted: true },
      u: { name: 'post_tag' },
    });
    expect((await site.executeAs('writer', query)).data).toMatchObject({
      a: { isRestricted: false, labels: { addNewItem: 'Add New Post' } },
      block: { name: 'wp_block' },
      t: { showUi: null, isRestricted: true },
    });
    expect(await site.executeAs(null, '{ contentType(id: "post") { name } taxonomy(id: "category") { name } }')).toMatchObject({
      data: { contentType: null, taxonomy: null },
      errors: [],
    });
  });

  test('the settings of WordPress’s types are those that WordPress registers, and each viewer sees what they may edit', async () => {
    const query = `{
      page: contentType(id: "page", idType: NAME) { label description public publiclyQueryable hasArchive menuPosition restControllerClass isRestricted labels { notFound parentItemColon } }
      media: contentType(id: "attachment", idType: NAME) { showInNavMenus showInRest menuPosition restControllerClass labels { singularName allItems editItem searchItems useFeaturedImage } }
      category: taxonomy(id: "category", idType: NAME) { label description public restBase restControllerClass showCloud isRestricted }
      format: taxonomy(id: "post_format", idType: NAME) { label public restBase showUi showInMenu showCloud }
    }`;
    const restricted = {
      page: { label: 'Pages', description: '', public: null, isRestricted: true, labels: null },
      category: { label: null, description: '', public: null, restBase: 'categories', showCloud: null, isRestricted: true },
      format: { label: null, public: null, restBase: null, showUi: null },
    };
    for (const as of [null, 'writer'] as const) expect((await site.executeAs(as, query)).data).toMatchObject(restricted);
    expect((await site.executeAs('editor', query)).data).toEqual({
      page: {
        label: 'Pages',
        description: '',
        public: true,
        publiclyQueryable: false,
        hasArchive: false,
        menuPosition: 20,
        restControllerClass: 'WP_REST_Posts_Controller',
        isRestricted: false,
        labels: { notFound: 'No pages found.', parentItemColon: 'Parent Page:' },
      },
      media: {
        showInNavMenus: false,
        showInRest: true,
        menuPosition: null,
        restControllerClass: 'WP_REST_Attachments_Controller',
        labels: {
          singularName: 'Media',
          allItems: 'Media',
          editItem: 'Edit Media',
          searchItems: 'Search Posts',
          useFeaturedImage: null,
        },
      },
      category: {
        label: 'Categories',
        description: '',
        public: true,
        restBase: 'categories',
        restControllerClass: 'WP_REST_Terms_Controller',
        showCloud: true,
        isRestricted: false,
      },
      format: { label: 'Formats', public: true, restBase: null, showUi: false, showInMenu: false, showCloud: false },
    });
  });

  test('content types are listed completely by default, or in pages', async () => {
    const { data } = await site.executeAs(
      null,
      '{ contentTypes { nodes { name } } some: contentTypes(first: 2) { nodes { name } pageInfo { hasNextPage endCursor } } taxonomies { nodes { name } } }',
    );
    const names = data.contentTypes.nodes.map(({ name }: { name: string }) => name);
    expect(names.slice(0, 3)).toEqual(['post', 'page', 'attachment']);
    expect(names).not.toContain('wp_block');
    expect(data.some).toMatchObject({
      nodes: [{ name: 'post' }, { name: 'page' }],
      pageInfo: { hasNextPage: true, endCursor: btoa('arrayconnection:page') },
    });
    const next = await site.executeAs(null, 'query ($after: String) { contentTypes(first: 1, after: $after) { nodes { name } } }', {
      after: data.some.pageInfo.endCursor,
    });
    expect(next.data.contentTypes.nodes).toEqual([{ name: 'attachment' }]);
  });
});

test('connections of nodes support the same filters', async () => {
  const { data, errors } = await site.executeAs(
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

test('the edit lock and the last editor of a node are visible only to writers', async () => {
  const editor = await site.db.selectFrom('user_account').select('id').where('login', '=', 'editor').executeTakeFirstOrThrow();
  await site.db
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
  await site.db
    .updateTable('content_node')
    .set({ edit_lock_user_id: editor.id, edit_lock_at: new Date(Date.now() - 200_000) })
    .where('slug', '=', 'report-8')
    .execute();
  const query =
    '{ post(id: "report-9", idType: SLUG) { editingLockedBy { lockTimestamp node { slug } } lastEditedBy { node { slug } } toPing pinged pingStatus enclosure desiredSlug } old: post(id: "report-8", idType: SLUG) { editingLockedBy { node { slug } } toPing pinged } }';
  const visible = (await site.executeAs('admin', query)).data;
  expect(visible).toMatchObject({
    post: {
      editingLockedBy: { lockTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string, node: { slug: 'editor' } },
      lastEditedBy: { node: { slug: 'editor' } },
      toPing: ['http://a.test', 'http://b.test'],
      pinged: ['http://c.test'],
      desiredSlug: null,
    },
    old: { editingLockedBy: null, toPing: null, pinged: null },
  });
  expect((await site.executeAs(null, query)).data.post).toMatchObject({ editingLockedBy: null, lastEditedBy: null, toPing: null });
});

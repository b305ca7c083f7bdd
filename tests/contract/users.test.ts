/** Visibility of users and their fields by role, lists of users, and roles. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import { createStore } from '../../content/store/store.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';
import { fixtureUsers } from '../support/fixture-users.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

const USER = `query($id:ID!,$t:UserNodeIdTypeEnum){user(id:$id,idType:$t){id databaseId name slug uri url firstName lastName description email username
  roles{nodes{name}} registeredDate nickname nicename locale capKey capabilities extraCapabilities shouldShowAdminToolbar shouldShowFaustToolbar adminColor hasCommentShortcutsEnabled
  hasRichEditingEnabled hasSyntaxHighlightingEnabled isRestricted}}`;

const publicFields = {
  id: 'dXNlcjox',
  databaseId: 1,
  name: 'Edith Marsh',
  slug: 'editor',
  uri: '/author/editor/',
  firstName: 'Edith',
  lastName: 'Marsh',
  description: null,
  isRestricted: true,
};
const hiddenFields = {
  url: null,
  email: null,
  username: null,
  roles: null,
  registeredDate: null,
  nickname: null,
  nicename: null,
  locale: null,
  capKey: null,
  capabilities: null,
  extraCapabilities: null,
  shouldShowAdminToolbar: null,
  shouldShowFaustToolbar: false,
  adminColor: null,
  hasCommentShortcutsEnabled: null,
  hasRichEditingEnabled: null,
  hasSyntaxHighlightingEnabled: null,
};

test.each([
  ['ID', 'dXNlcjox'],
  ['DATABASE_ID', '1'],
  ['SLUG', 'editor'],
  ['URI', '/author/editor/'],
  ['URI', 'author/editor?x=1#y'],
  ['URI', 'http://site.test/author/editor'],
])('everyone can query a user who has published, by %s %s, without private fields', async (t, id) => {
  expect(await site.execute(USER, { id, t })).toEqual({ data: { user: { ...publicFields, ...hiddenFields } }, messages: [] });
});

test.each([
  ['DATABASE_ID', '3'],
  ['ID', 'dXNlcjoz'],
  ['SLUG', 'admin'],
  ['URI', '/author/admin/'],
  ['DATABASE_ID', '99999'],
  ['SLUG', 'no\0body'],
])('a user who has not published is hidden, also by %s %s', async (t, id) => {
  expect(await site.execute(USER, { id, t })).toEqual({ data: { user: null }, messages: [] });
  expect((await site.executeAs('editor', USER, { id, t })).data.user).toBeNull();
});

test.each([
  ['EMAIL', 'editor@example.com', 'Email'],
  ['USERNAME', 'editor', 'Username'],
])('only users who can list users can query users by %s', async (t, id, typeName) => {
  const forbidden = { data: { user: null }, messages: [`You do not have permission to request a User by ${typeName}`] };
  expect(await site.execute(USER, { id, t })).toEqual(forbidden);
  expect(await site.executeAs('author', USER, { id, t })).toEqual(forbidden);
  expect((await site.executeAs('admin', USER, { id: id.toUpperCase(), t })).data.user.databaseId).toBe(1);
});

test('users can query themselves by username and email address', async () => {
  const { data, messages } = await site.executeAs(
    'author',
    '{ a: user(id: "author", idType: USERNAME) { username } b: user(id: "author@example.com", idType: EMAIL) { username } }',
  );
  expect(messages).toEqual([]);
  expect(data).toEqual({ a: { username: 'author' }, b: { username: 'author' } });
});

test('users can see all their own fields, even if they have not published', async () => {
  const { data } = await site.executeAs('subscriber', USER, { id: '6', t: 'DATABASE_ID' });
  expect(data.user).toMatchObject({
    email: 'subscriber@example.com',
    username: 'subscriber',
    roles: { nodes: [{ name: 'subscriber' }] },
    nickname: 'subscriber',
    locale: 'en_US',
    capKey: 'wp_capabilities',
    capabilities: ['read', 'level_0', 'subscriber'],
    extraCapabilities: ['read', 'level_0', 'subscriber'],
    shouldShowAdminToolbar: true,
    shouldShowFaustToolbar: true,
    adminColor: 'fresh',
    hasCommentShortcutsEnabled: false,
    hasRichEditingEnabled: true,
    hasSyntaxHighlightingEnabled: true,
    isRestricted: false,
    registeredDate: '2023-01-03T08:00:00+00:00',
  });
  expect((await site.executeAs('subscriber', '{viewer{databaseId}}')).data.viewer).toEqual({ databaseId: 6 });
  expect((await site.execute('{viewer{databaseId}}')).data).toEqual({ viewer: null });
});

test('users who can list users can see all fields of all users', async () => {
  const { data } = await site.executeAs('admin', USER, { id: '6', t: 'DATABASE_ID' });
  expect(data.user).toMatchObject({ email: 'subscriber@example.com', isRestricted: false });
});

test('the store returns users without private fields', async () => {
  const restrictedUser = { login: '', email: '', url: '', locale: '', nickname: '', roles: [], registered: null, restricted: true };
  expect(await createStore(site.db, anonymous).userById(1)).toMatchObject(restrictedUser);
  const account = await findAccountByName(site.db, 'editor');
  const viewer = account ? createViewer(account) : anonymous;
  expect(await createStore(site.db, viewer).userById(1)).toMatchObject({ email: 'editor@example.com', restricted: false });
});

test('capabilities are listed in the order of WordPress', async () => {
  const { data } = await site.executeAs('editor', '{viewer{capabilities}}');
  const { capabilities } = data.viewer;
  expect(capabilities.slice(0, 5)).toEqual(['moderate_comments', 'manage_categories', 'manage_links', 'upload_files', 'unfiltered_html']);
  expect(capabilities.slice(-3)).toEqual(['edit_private_pages', 'read_private_pages', 'editor']);
  expect(capabilities).toHaveLength(35);
});

test('an administrator lists the capabilities that WordPress stores, without those of this service', async () => {
  const { data } = await site.executeAs(
    'admin',
    '{viewer{capabilities}userRole(id:"dXNlcl9yb2xlOmFkbWluaXN0cmF0b3I="){capabilities}formSubmissions(first:1){form}}',
  );
  const { capabilities } = data.viewer;
  expect(capabilities.slice(-3)).toEqual(['delete_themes', 'export', 'administrator']);
  expect(capabilities).toHaveLength(62);
  expect(data.userRole.capabilities).toEqual(capabilities.slice(0, -1));
  expect(data.formSubmissions).toEqual([]);
});

test('a user can be queried by a slug in any case', async () => {
  const { data } = await site.execute('{user(id:"EDITOR",idType:SLUG){slug}}');
  expect(data.user).toEqual({ slug: 'editor' });
});

const LIST = 'query($w:RootQueryToUserConnectionWhereArgs){users(first:20,where:$w){nodes{databaseId}}}';
const listUserIds = async (login: string | null, where: Record<string, unknown>) => {
  const { data, messages } = login === null ? await site.execute(LIST, { w: where }) : await site.executeAs(login, LIST, { w: where });
  return messages.length > 0 ? messages : data.users.nodes.map((node: { databaseId: number }) => node.databaseId);
};

test('visitors can list users who have published, users also themselves, and users who can list users see all', async () => {
  expect(await listUserIds(null, {})).toEqual([1]);
  expect(await listUserIds('author', {})).toEqual([4, 1]);
  expect(await listUserIds('admin', {})).toEqual([3, 4, 5, 1, 8, 7, 6, 2]);
  expect(fixtureUsers).toHaveLength(8);
});

test.each<[Record<string, unknown>, number[]]>([
  [{ include: [6, 1, 999] }, [1, 6]],
  [{ exclude: [1, 2, 3, 4] }, [5, 8, 7, 6]],
  [{ hasPublishedPosts: ['POST'] }, [1]],
  [{ hasPublishedPosts: ['MARKETS'] }, []],
  [{ login: 'author' }, [4]],
  [{ loginIn: ['author', 'admin'] }, [3, 4]],
  [{ loginNotIn: ['author', 'admin', 'editor', 'writer'] }, [5, 8, 7, 6]],
  [{ nicename: 'seo_editor' }, []],
  [{ nicename: 'seo-editor' }, [8]],
  [{ nicenameIn: ['author', 'seo-editor'] }, [4, 8]],
  [{ nicenameNotIn: ['author', 'admin', 'editor', 'writer'] }, [5, 8, 7, 6]],
  [{ role: 'CONTRIBUTOR' }, [5, 2]],
  [{ roleIn: ['SEO_EDITOR', 'SEO_MANAGER'] }, [8, 7]],
  [{ roleNotIn: ['CONTRIBUTOR', 'SEO_EDITOR', 'SEO_MANAGER', 'SUBSCRIBER'] }, [3, 4, 1]],
  [{ search: 'SEO' }, [8, 7]],
  [{ search: '%' }, []],
  [{ search: '*SEO*' }, [8, 7]],
  [{ search: 'ada@', searchColumns: ['EMAIL'] }, []],
  [{ search: 'admin@', searchColumns: ['EMAIL'] }, [3]],
  [{ search: '7', searchColumns: ['ID'] }, [7]],
  [{ search: '7' }, [7]],
  [{ search: 'edit', searchColumns: ['ID'] }, []],
  // As in WordPress, other columns have no effect, and the text determines what is searched.
  [{ search: 'Edith', searchColumns: ['EMAIL'] }, [1]],
  // All were registered on the same day. Equal users are sorted by descending id (WPGraphQL).
  [{ orderby: [{ field: 'REGISTERED', order: 'ASC' }], include: [1, 2] }, [2, 1]],
  [{ orderby: [{ field: 'REGISTERED', order: 'DESC' }], include: [1, 2] }, [2, 1]],
  [{ orderby: [{ field: 'DISPLAY_NAME', order: 'DESC' }], include: [1, 2, 3] }, [2, 1, 3]],
  [{ orderby: [{ field: 'LOGIN_IN' }], loginIn: ['writer', 'admin', 'editor'] }, [2, 3, 1]],
  // The order of a list ignores the direction, and the last of several sort keys replaces the others (WPGraphQL).
  [{ orderby: [{ field: 'NICE_NAME_IN', order: 'DESC' }], nicenameIn: ['writer', 'admin', 'editor'] }, [2, 3, 1]],
  [
    {
      orderby: [
        { field: 'EMAIL', order: 'ASC' },
        { field: 'REGISTERED', order: 'ASC' },
      ],
      include: [1, 2, 3],
    },
    [3, 2, 1],
  ],
  [{ offsetPagination: { size: 2, offset: 1 } }, [4, 5]],
])('users who can list users can filter by %j', async (where, ids) => {
  expect(await listUserIds('admin', where)).toEqual(ids);
});

test.each<[Record<string, unknown>, string]>([
  [{ role: 'EDITOR' }, 'Sorry, you are not allowed to filter users by role.'],
  [{ roleIn: ['EDITOR'] }, 'Sorry, you are not allowed to filter users by role.'],
  [{ roleNotIn: ['EDITOR'] }, 'Sorry, you are not allowed to filter users by role.'],
])('other users and visitors cannot filter by %j', async (where, message) => {
  expect(await listUserIds(null, where)).toEqual([message]);
  expect(await listUserIds('editor', where)).toEqual([message]);
});

test.each<[Record<string, unknown>, number[]]>([
  [{ login: 'Editor' }, [1]],
  [{ loginIn: ['editor', 'nobody'], orderby: [{ field: 'LOGIN_IN' }] }, [1]],
  [{ loginNotIn: ['editor'], include: [1] }, []],
  [{ search: 'edit', searchColumns: ['LOGIN'] }, [1]],
  [{ orderby: [{ field: 'EMAIL', order: 'DESC' }] }, [1]],
  [{ search: 'example', searchColumns: ['EMAIL'] }, []],
  [{ search: 'editor@', searchColumns: ['EMAIL'] }, []],
  [{ search: 'example', searchColumns: ['EMAIL', 'URL'] }, []],
])('without permission to list users, the filter %j matches nicenames and no private data', async (where, ids) => {
  expect(await listUserIds(null, where)).toEqual(ids);
});

test('a login that differs from the nicename cannot be found without permission to list users', async () => {
  const rename = (login: string) => site.db.updateTable('user_account').set({ login }).where('id', '=', 1).execute();
  await rename('secret-login');
  expect(await listUserIds(null, { login: 'secret-login' })).toEqual([]);
  expect(await listUserIds(null, { loginNotIn: ['secret-login'], include: [1] })).toEqual([1]);
  expect(await listUserIds('admin', { login: 'secret-login' })).toEqual([1]);
  await rename('editor');
});

test('a search by a visitor does not match email addresses', async () => {
  expect(await listUserIds(null, { search: 'editor@example' })).toEqual([]);
  expect(await listUserIds(null, { search: 'edit' })).toEqual([1]);
});

test('the website of a user leads to the site if it is a page of the content host', async () => {
  const setUrl = (url: string) => site.db.updateTable('user_account').set({ url }).where('id', '=', 1).execute();
  const getUrl = async () => (await site.executeAs('admin', '{user(id:1,idType:DATABASE_ID){url}}')).data.user.url as unknown;
  await setUrl('http://cms.test/about/');
  expect(await getUrl()).toBe('http://site.test/about/');
  await setUrl('http://other.test/');
  expect(await getUrl()).toBe('http://other.test/');
  await setUrl('');
  expect(await getUrl()).toBeNull();
});

test('a filter with more than a hundred values is rejected', async () => {
  expect(await listUserIds('admin', { include: Array.from({ length: 101 }, (_, index) => index) })).toEqual([
    'include has 101 values. At most 100 are allowed. Remove some.',
  ]);
});

test('names are sorted regardless of case', async () => {
  const listNames = async () =>
    (await site.executeAs('admin', '{users(where:{orderby:[{field:DISPLAY_NAME,order:ASC}]}){nodes{databaseId name}}}')).data.users
      .nodes as { databaseId: number; name: string }[];
  const rename = (id: number, displayName: string) =>
    site.executeAs('admin', 'mutation($i:UpdateUserInput!){updateUser(input:$i){user{id}}}', { i: { id: String(id), displayName } });
  const [first] = await listNames();
  const { databaseId, name } = first ?? { databaseId: 0, name: '' };
  await rename(databaseId, 'sam');
  const names = (await listNames()).map((user) => user.name);
  expect(names.slice(names.indexOf('sam'))).toEqual(['sam', 'Sam Ortiz', 'Seb Urban', 'Sue Baker', 'Will Ryder']);
  await rename(databaseId, name);
});

test('paging through users returns every user once', async () => {
  const page =
    'query($a:String){users(first:3,after:$a,where:{orderby:[{field:DISPLAY_NAME,order:DESC}]}){nodes{name} pageInfo{endCursor hasNextPage}}}';
  const names: string[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const { data } = await site.executeAs('admin', page, { a: after });
    names.push(...data.users.nodes.map((node: { name: string }) => node.name));
    ({ endCursor: after, hasNextPage: more } = data.users.pageInfo);
  }
  expect(names).toEqual(['Will Ryder', 'Sue Baker', 'Seb Urban', 'Sam Ortiz', 'Edith Marsh', 'Cora Lind', 'Aulis Korpi', 'Ada Berg']);
});

test('users who can list users can see all roles, and others only their own, at User.roles', async () => {
  const roles = '{userRoles(first:20){nodes{id name displayName}}}';
  expect((await site.execute(roles)).data.userRoles.nodes).toEqual([]);
  const { data } = await site.executeAs('author', '{userRoles{nodes{id}} viewer{roles{nodes{id name displayName}}}}');
  expect(data.userRoles.nodes).toEqual([]);
  expect(data.viewer.roles.nodes).toEqual([{ id: 'dXNlcl9yb2xlOmF1dGhvcg==', name: 'author', displayName: 'Author' }]);
  const all = (await site.executeAs('admin', roles)).data.userRoles.nodes;
  expect(all.map((role: { name: string }) => role.name)).toEqual([
    'administrator',
    'editor',
    'author',
    'contributor',
    'subscriber',
    'wpseo_manager',
    'wpseo_editor',
  ]);
});

test('node returns any role to users who can list users, and to others only their own', async () => {
  const query =
    '{author:node(id:"dXNlcl9yb2xlOmF1dGhvcg=="){__typename ...on UserRole{name}} editor:node(id:"dXNlcl9yb2xlOmVkaXRvcg=="){id}}';
  const [author, editor] = [{ __typename: 'UserRole', name: 'author' }, { id: 'dXNlcl9yb2xlOmVkaXRvcg==' }];
  expect((await site.executeAs('admin', query)).data).toEqual({ author, editor });
  expect((await site.executeAs('author', query)).data).toEqual({ author, editor: null });
  expect((await site.execute(query)).data).toEqual({ author: null, editor: null });
});

test('a role can be queried by its global id', async () => {
  const role = '{userRole(id:"dXNlcl9yb2xlOmF1dGhvcg=="){name capabilities}}';
  expect((await site.executeAs('admin', role)).data.userRole).toMatchObject({
    name: 'author',
    capabilities: expect.arrayContaining(['publish_posts']),
  });
  for (const name of ['SEO_EDITOR', 'wpseo_editor', 'SEO Editor']) {
    const id = Buffer.from(`user_role:${name}`).toString('base64');
    const { data } = await site.executeAs('admin', `{userRole(id:"${id}"){name displayName}}`);
    expect(data.userRole).toEqual({ name: 'wpseo_editor', displayName: 'SEO Editor' });
  }
  expect((await site.executeAs('author', role)).data.userRole).toEqual({ name: null, capabilities: null });
  expect((await site.execute('{userRole(id:"nonsense"){name}}')).messages).toEqual(['No user role was found with the name ']);
});

test('avatars are Gravatar URLs with the parameters of WordPress', async () => {
  const { data } = await site.execute(
    '{user(id:1,idType:DATABASE_ID){plain:avatar{url size rating default foundAvatar forceDefault} other:avatar(size:9999,rating:PG,forceDefault:true){url size}}}',
  );
  // The URL contains the MD5 hash of the email address, whose first digit determines the host.
  expect(data.user.plain).toEqual({
    url: 'http://0.gravatar.com/avatar/3ec564d1f50ebaa304b1393eb7241f76?s=96&d=mm&r=g',
    size: 96,
    rating: 'g',
    default: 'mm',
    foundAvatar: true,
    forceDefault: false,
  });
  expect(data.user.other).toEqual({ url: data.user.plain.url.replace('?s=96&d=mm&r=g', '?s=2048&d=mm&f=y&r=pg'), size: 2048 });
});

test('connections of a user contain only content that the viewer can see', async () => {
  const content =
    '{user(id:1,idType:DATABASE_ID){posts(first:3){nodes{slug}} pages{nodes{slug}} mediaItems{nodes{id}} comments{nodes{content}} revisions{nodes{id}} blockEditorPreviews{nodes{id}}}}';
  const { data, messages } = await site.execute(content);
  expect(messages).toEqual([]);
  expect(data.user.posts.nodes.map((node: { slug: string }) => node.slug)).toEqual(['report-12', 'report-11', 'locked']);
  expect(data.user.comments.nodes).toEqual([{ content: expect.stringContaining('Thank you.') }]);
  expect(data.user.revisions.nodes).toEqual([]);
  const drafts = '{users(where:{include:[2]}){nodes{posts(where:{stati:[DRAFT,PENDING,PRIVATE,FUTURE]}){nodes{slug}}}}}';
  expect((await site.executeAs('admin', drafts)).data.users.nodes[0].posts.nodes.map((node: { slug: string }) => node.slug)).toEqual([
    'future',
    'private',
    'pending',
    'draft',
  ]);
});

test('private fields of users are also hidden in connections of content', async () => {
  const { data } = await site.execute('{posts(first:10){nodes{author{node{name email}}}}}');
  expect(data.posts.nodes[0].author.node).toEqual({ name: 'Edith Marsh', email: null });
});

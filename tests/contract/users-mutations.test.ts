/** Creates, updates, deletes and registers users. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
beforeEach(() => {
  site.emails.length = 0;
});
afterAll(() => site.drop());

const CREATE =
  'mutation($i:CreateUserInput!){createUser(input:$i){clientMutationId user{id databaseId name username email nickname slug url roles{nodes{name}}}}}';
const UPDATE =
  'mutation($i:UpdateUserInput!){updateUser(input:$i){clientMutationId user{databaseId name email slug url description roles{nodes{name}}}}}';
const DELETE = 'mutation($i:DeleteUserInput!){deleteUser(input:$i){clientMutationId deletedId user{databaseId name}}}';
const REGISTER =
  'mutation($i:RegisterUserInput!){registerUser(input:$i){clientMutationId user{databaseId name username email roles{nodes{name}}}}}';

const createUser = (i: Record<string, unknown>, login = 'admin') => site.executeAs(login, CREATE, { i });
const updateUser = (i: Record<string, unknown>, login = 'admin') => site.executeAs(login, UPDATE, { i });

let createdCount = 0;
/** Creates a user and returns the database id. */
async function createSomeUser(input: Record<string, unknown> = {}): Promise<number> {
  createdCount += 1;
  const { data, messages } = await createUser({ username: `user-${createdCount}`, email: `user-${createdCount}@example.com`, ...input });
  if (!data.createUser) throw new Error(messages.join(', '));
  site.emails.length = 0;
  return data.createUser.user.databaseId as number;
}

test('an administrator can create a user', async () => {
  const { data, messages } = await createUser({
    username: 'newuser',
    email: 'newuser@example.com',
    roles: ['author'],
    clientMutationId: 'c',
  });
  expect(messages).toEqual([]);
  expect(data.createUser).toEqual({
    clientMutationId: 'c',
    user: {
      id: expect.any(String),
      databaseId: 9,
      name: 'newuser',
      username: 'newuser',
      email: 'newuser@example.com',
      nickname: 'newuser',
      slug: 'newuser',
      url: null,
      roles: { nodes: [{ name: 'author' }] },
    },
  });
});

test('a user created without a password gets an email with a link to set one', async () => {
  await createUser({ username: 'invited', email: 'invited@example.com' });
  expect(site.emails).toHaveLength(1);
  expect(site.emails[0]).toMatchObject({ to: { name: 'invited', address: 'invited@example.com' }, subject: '[Fixture] Login Details' });
  const key = /[?&]key=([\w-]+)/.exec(site.emails[0]?.text ?? '')?.[1];
  const reset = 'mutation($k:String!){resetUserPassword(input:{login:"invited",key:$k,password:"chosen myself"}){user{id}}}';
  expect((await site.execute(reset, { k: key })).messages).toEqual([]);
  await site.signIn('invited', 'chosen myself');
});

test('a user created with a password can sign in, and is a subscriber by default', async () => {
  const { data } = await createUser({
    username: 'Ready Now',
    email: 'ready@example.com',
    password: 'long enough',
    firstName: 'Re',
    lastName: 'Ady',
  });
  expect(data.createUser.user).toMatchObject({
    name: 'Re Ady',
    username: 'Ready Now',
    slug: 'ready-now',
    roles: { nodes: [{ name: 'subscriber' }] },
  });
  await site.signIn('ready now', 'long enough');
});

test('a nicename that is too long is rejected, and one that follows from the username is shortened', async () => {
  const { messages } = await createUser({ username: 'niceone', email: 'niceone@example.com', nicename: 'n'.repeat(51) });
  expect(messages).toEqual(['Nicename may not be longer than 50 characters.']);
  const { data } = await createUser({ username: 'u'.repeat(60), email: 'long@example.com' });
  expect(data.createUser.user.slug).toBe('u'.repeat(50));
});

test('a nicename that is taken gets a number as suffix', async () => {
  const { data } = await createUser({ username: 'edi.tor', email: 'edi.tor@example.com', nicename: 'Editor' });
  expect(data.createUser.user.slug).toBe('editor-2');
});

test('a username loses accents, markup and illegal characters', async () => {
  const { data } = await createUser({ username: " <b>Renée</b>  O'Ne%69l&nbsp;\0! ", email: 'renee@example.com' });
  expect(data.createUser.user.username).toBe('Renee ONel');
});

test.each(['editor', 'author', 'subscriber', 'seo_manager'])('%s cannot create users', async (login) => {
  expect(await createUser({ username: 'x', email: 'x@example.com' }, login)).toEqual({
    data: { createUser: null },
    messages: ['Sorry, you are not allowed to create a new user.'],
  });
});

test('visitors cannot create users', async () => {
  expect((await site.execute(CREATE, { i: { username: 'x', email: 'x@example.com' } })).messages).toEqual([
    'Sorry, you are not allowed to create a new user.',
  ]);
});

test.each<[Record<string, unknown>, string]>([
  [{ username: 'EDITOR', email: 'n@example.com' }, 'Sorry, that username already exists!'],
  [{ username: 'n', email: 'Editor@Example.com' }, 'Sorry, that email address is already used!'],
  [{ username: ' ', email: 'n@example.com' }, 'Cannot create a user with an empty login name.'],
  [{ username: 'x'.repeat(61), email: 'n@example.com' }, 'Username may not be longer than 60 characters.'],
  [{ username: '§<b>%41&amp;', email: 'n@example.com' }, 'Cannot create a user with an empty login name.'],
  [{ username: 'n', email: 'nope' }, 'The email address you are trying to use is invalid'],
  [{ username: 'n', email: 'a@b.c\r\nBcc: d@e.f' }, 'The email address you are trying to use is invalid'],
  [{ username: 'n', email: 'a,b@example.com' }, 'The email address you are trying to use is invalid'],
  [{ username: 'n', password: 'short' }, 'The password is too short. Use at least 8 characters.'],
  [{ username: 'n', password: 'x'.repeat(4097) }, 'The password is too long. Use at most 4096 characters.'],
  [{ username: 'n', roles: ['king'] }, 'The role king does not exist'],
  [
    { username: 'n', websiteUrl: 'javascript:alert(1)' },
    'websiteUrl is not a web URL. Use a complete URL such as https://www.example.com.',
  ],
  [{ username: 'n', locale: '../etc' }, 'The locale "../etc" is unknown. Use a language and a country, such as en_US.'],
  [{ username: 'n', registered: 'yesterday' }, 'registered is not a date. Use a date such as 2026-11-21 09:00:00.'],
  [{ username: 'n', firstName: 'x'.repeat(251) }, 'firstName has 251 characters. At most 250 are allowed. Shorten it.'],
])('creating a user with %j is rejected', async (input, message) => {
  expect(await createUser(input)).toEqual({ data: { createUser: null }, messages: [message] });
  const { rows } = await sql`select from user_account where login = 'n'`.execute(site.db);
  expect(rows).toEqual([]);
});

test('a website without a protocol gets http://, as in WordPress', async () => {
  expect((await createUser({ username: 'with website', websiteUrl: 'example.com/me' })).data.createUser.user.url).toBe(
    'http://example.com/me',
  );
});

test('several users can have no email address', async () => {
  expect((await createUser({ username: 'no email one' })).messages).toEqual([]);
  expect((await createUser({ username: 'no email two' })).data.createUser.user.email).toBeNull();
  expect(site.emails).toEqual([]);
});

test('of several concurrent attempts to create the same user, only one succeeds', async () => {
  const token = await site.signIn('admin');
  // Opens the connections in advance, so that all attempts start at the same time.
  await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.1)`.execute(site.db)));
  const results = await Promise.all(
    ['twin', 'Twin', 'TWIN', 'tWIN', 'tWin', 'twIN'].map((username) => site.execute(CREATE, { i: { username } }, { token })),
  );
  expect(results.flatMap(({ messages }) => messages)).toEqual(Array.from({ length: 5 }, () => 'Sorry, that username already exists!'));
});

test('an administrator can update a user, including the roles', async () => {
  const id = await createSomeUser();
  const { data, messages } = await updateUser({
    id: String(id),
    displayName: 'A <b>new</b>  name',
    description: '<a href="https://example.com" onclick="x()">Me</a><script>x()</script>',
    websiteUrl: 'https://example.com/me',
    nicename: 'New Name',
    roles: ['EDITOR', 'Author'],
  });
  expect(messages).toEqual([]);
  expect(data.updateUser.user).toEqual({
    databaseId: id,
    name: 'A new name',
    email: `user-${createdCount}@example.com`,
    slug: 'new-name',
    url: 'https://example.com/me',
    description: '<a href="https://example.com">Me</a>',
    roles: { nodes: [{ name: 'editor' }, { name: 'author' }] },
  });
});

test('users can update themselves, but not their roles and not other users', async () => {
  const denied = { data: { updateUser: null }, messages: ['You do not have the appropriate capabilities to perform this action'] };
  expect((await updateUser({ id: '6', nickname: 'Sue', displayName: 'Sue B.' }, 'subscriber')).data.updateUser.user.name).toBe('Sue B.');
  expect(await updateUser({ id: '6', roles: ['administrator'] }, 'subscriber')).toEqual(denied);
  expect(await updateUser({ id: 'dXNlcjox', nickname: 'Hax' }, 'subscriber')).toEqual(denied);
  expect(await updateUser({ id: '6', nickname: 'Hax' }, 'editor')).toEqual(denied);
  expect(await site.execute(UPDATE, { i: { id: '1', nickname: 'Hax' } })).toEqual(denied);
  expect((await updateUser({ id: 'garbage' })).messages).toEqual(['The user ID passed is invalid']);
  const missing = ['A user could not be updated with the provided ID'];
  for (const login of ['admin', 'author']) expect((await updateUser({ id: '99999' }, login)).messages).toEqual(missing);
  expect((await site.execute(UPDATE, { i: { id: '99999' } })).messages).toEqual(missing);
});

test('an empty list of roles does not change the roles', async () => {
  expect((await updateUser({ id: '6', roles: [], nickname: 'Sue' }, 'subscriber')).messages).toEqual([]);
  expect((await updateUser({ id: '6', roles: [] })).data.updateUser.user.roles.nodes).toEqual([{ name: 'subscriber' }]);
});

test('administrators cannot remove their own administrator role', async () => {
  expect((await updateUser({ id: '3', roles: ['editor'] })).messages).toEqual([
    'Sorry, you cannot remove user editing permissions for your own account.',
  ]);
  expect((await updateUser({ id: '3', roles: ['editor', 'administrator'] })).messages).toEqual([]);
});

test('a new password ends all sessions, and the user gets an email', async () => {
  const id = await createSomeUser({ password: 'the first one' });
  const token = await site.signIn(`user-${createdCount}`, 'the first one');
  const i = { id: String(id), password: 'the second one', currentPassword: 'the first one' };
  expect((await site.execute(UPDATE, { i }, { token })).messages).toEqual([]);
  expect((await site.execute('{viewer{id}}', {}, { token })).data.viewer).toBeNull();
  await site.signIn(`user-${createdCount}`, 'the second one');
  await expect(site.signIn(`user-${createdCount}`, 'the first one')).rejects.toThrow('incorrect_password');
  expect(site.emails.map(({ subject, to }) => [subject, to.address])).toEqual([
    ['[Fixture] Password Changed', `user-${createdCount}@example.com`],
  ]);
});

test.each([{ password: 'a stolen password' }, { email: 'evil@example.com' }])(
  'users need their current password to change %j of their own account',
  async (change) => {
    const id = await createSomeUser({ password: 'the first one' });
    const login = `user-${createdCount}`;
    const token = await site.signIn(login, 'the first one');
    const update = async (input: object) => (await site.execute(UPDATE, { i: { id: String(id), ...input } }, { token })).messages;
    expect(await update(change)).toEqual(['Changing your own password or email address requires your current password. Enter it as well.']);
    expect(await update({ ...change, currentPassword: 'a guess' })).toEqual([
      'The password is incorrect. Enter the current password of your account.',
    ]);
    // What stays the same needs no confirmation.
    expect(await update({ nickname: 'Me', email: `${login}@example.com` })).toEqual([]);
    expect(site.emails).toEqual([]);
    expect(await update({ ...change, currentPassword: 'the first one' })).toEqual([]);
    expect(site.emails).toHaveLength(1);
  },
);

test('a new email address must be unique, and a notice is sent to the former one', async () => {
  const id = await createSomeUser();
  expect((await updateUser({ id: String(id), email: 'editor@example.com' })).messages).toEqual([
    'Sorry, that email address is already used!',
  ]);
  expect((await updateUser({ id: String(id), email: 'moved@example.com' })).data.updateUser.user.email).toBe('moved@example.com');
  expect(site.emails.map(({ subject, to }) => [subject, to.address])).toEqual([
    ['[Fixture] Email Changed', `user-${createdCount}@example.com`],
  ]);
});

test('only changes to publicly visible users record purge events', async () => {
  await sql`delete from purge_event`.execute(site.db);
  await updateUser({ id: String(await createSomeUser()), displayName: 'Not public' });
  await updateUser({ id: '1', displayName: 'Edith M.' });
  const { rows } = await sql<{ keys: string[]; uris: string[] }>`select keys, uris from purge_event`.execute(site.db);
  expect(rows).toEqual([{ keys: ['dXNlcjox', 'skipped:user', 'list:user'], uris: ['/author/editor/'] }]);
});

test.each(['editor', 'subscriber', 'seo_manager'])('%s cannot delete users', async (login) => {
  expect(await site.executeAs(login, DELETE, { i: { id: 'dXNlcjoy' } })).toEqual({
    data: { deleteUser: null },
    messages: ['Sorry, you are not allowed to delete users.'],
  });
});

test.each<[Record<string, unknown>, string]>([
  [{ id: '3' }, 'You cannot delete your own account. Ask another administrator to delete it.'],
  [{ id: '99999' }, 'Could not find an existing user to delete'],
  [{ id: 'garbage' }, 'The user ID passed is invalid'],
  [{ id: '2', reassignId: '99999' }, 'Could not find the existing user to reassign.'],
  [
    { id: '2', reassignId: '2' },
    'The reassignId is the id of the user who is to be deleted. Use the id of the user who will own the content.',
  ],
  [{ id: '2', reassignId: 'garbage' }, 'The user ID passed to `reassignId` is invalid'],
])('deleting a user with %j is rejected', async (i, message) => {
  expect(await site.executeAs('admin', DELETE, { i })).toEqual({ data: { deleteUser: null }, messages: [message] });
});

async function insertNode(authorId: number, slug: string, type = 'post', status = 'publish'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_node (type, status, title, slug, uri, author_id, published_at, modified_at, blocks, blocks_version)
    values (${type}, ${status}, ${slug}, ${slug}, ${`/${slug}/`}, ${authorId}, now(), now(), null, null) returning id`.execute(site.db);
  return rows[0]?.id ?? 0;
}
const readNode = async (id: number) =>
  (
    await sql<{ status: string; author: number | null }>`select status, author_id as author from content_node where id = ${id}`.execute(
      site.db,
    )
  ).rows[0];

test('content of a deleted user can be reassigned to another user', async () => {
  const id = await createSomeUser({ password: 'a password' });
  const token = await site.signIn(`user-${createdCount}`, 'a password');
  const node = await insertNode(id, 'inherited');
  const { data, messages } = await site.executeAs('admin', DELETE, {
    i: { id: String(id), reassignId: 'dXNlcjox', clientMutationId: 'c' },
  });
  expect(messages).toEqual([]);
  expect(data.deleteUser).toEqual({
    clientMutationId: 'c',
    deletedId: Buffer.from(`user:${id}`).toString('base64'),
    user: { databaseId: id, name: `user-${createdCount}` },
  });
  expect(await readNode(node)).toEqual({ status: 'publish', author: 1 });
  expect((await site.execute('{viewer{id}}', {}, { token })).data.viewer).toBeNull();
});

test('content of a deleted user is moved to the trash if it is not reassigned', async () => {
  const id = await createSomeUser();
  const types = contentTypes.map(({ name }) => name).filter((name) => name !== 'attachment');
  const nodes = await Promise.all(types.map((type) => insertNode(id, `orphaned-${type}`, type)));
  const file = await insertNode(id, 'orphaned-file', 'attachment', 'inherit');
  expect((await site.executeAs('admin', DELETE, { i: { id: String(id) } })).messages).toEqual([]);
  for (const node of nodes) expect(await readNode(node)).toEqual({ status: 'trash', author: null });
  expect(await readNode(file)).toEqual({ status: 'inherit', author: null });
});

const registerUser = (i: Record<string, unknown>, address?: string) => site.execute(REGISTER, { i }, address ? { address } : {});
const setRegistration = (open: boolean) =>
  sql`update site_option set value = value || ${JSON.stringify({ usersCanRegister: open })}::jsonb where name = 'settings'`.execute(
    site.db,
  );

test('registration is rejected if the settings do not allow it', async () => {
  expect(await registerUser({ username: 'newbie', email: 'newbie@example.com' })).toEqual({
    data: { registerUser: null },
    messages: ['User registration is currently not allowed.'],
  });
});

test('users who are signed in see only what they may see of the account that they register', async () => {
  await setRegistration(true);
  const register = (login: string, username: string) =>
    site.executeAs(login, REGISTER, { i: { username, email: `${username}@example.com` } });
  expect(await register('editor', 'by-editor')).toEqual({ data: { registerUser: { clientMutationId: null, user: null } }, messages: [] });
  expect((await register('admin', 'by-admin')).data.registerUser.user).toMatchObject({ username: 'by-admin' });
});

test('registration creates a subscriber if the settings allow it', async () => {
  await setRegistration(true);
  const { data, messages } = await registerUser({
    username: 'newbie',
    email: 'newbie@example.com',
    password: 'x-Passw0rd!',
    registered: '2001-01-01',
  });
  expect(messages).toEqual([]);
  expect(data.registerUser).toEqual({
    clientMutationId: null,
    user: {
      databaseId: expect.any(Number),
      name: 'newbie',
      username: 'newbie',
      email: 'newbie@example.com',
      roles: { nodes: [{ name: 'subscriber' }] },
    },
  });
  await site.signIn('newbie', 'x-Passw0rd!');
  const { rows } = await sql<{
    year: number;
  }>`select extract(year from registered_at)::int as year from user_account where login = 'newbie'`.execute(site.db);
  expect(rows[0]?.year).toBeGreaterThan(2020);
});

test.each<[Record<string, unknown>, string]>([
  [
    { username: 'newbie', email: 'other@example.com' },
    '&lt;strong&gt;Error:&lt;/strong&gt; This username is already registered. Please choose another one.',
  ],
  [
    { username: 'newbie2', email: 'newbie@example.com' },
    '&lt;strong&gt;Error:&lt;/strong&gt; This email address is already registered. &lt;a href=&quot;http://cms.test/wp-login.php&quot;&gt;Log in&lt;/a&gt; with this address or choose another one.',
  ],
  [{ username: 'newbie3' }, 'An email address was not provided.'],
  [{ username: '', email: 'n3@example.com' }, 'A username was not provided.'],
  [{ username: ' ', email: 'n3@example.com' }, '&lt;strong&gt;Error:&lt;/strong&gt; Please enter a username.'],
  [
    { username: 'newbie3 ', email: 'n3@example.com' },
    '&lt;strong&gt;Error:&lt;/strong&gt; This username is invalid because it uses illegal characters. Please enter a valid username.',
  ],
  [
    { username: 'a<b', email: 'n3@example.com' },
    '&lt;strong&gt;Error:&lt;/strong&gt; This username is invalid because it uses illegal characters. Please enter a valid username.',
  ],
  [{ username: 'newbie3', email: 'nope' }, 'The email address you are trying to use is invalid'],
])('registration with %j is rejected', async (i, message) => {
  expect(await registerUser(i)).toEqual({ data: { registerUser: null }, messages: [message] });
});

test('registration does not accept roles', async () => {
  const { messages } = await registerUser({ username: 'king', email: 'king@example.com', roles: ['administrator'] });
  expect(messages[0]).toContain('Field "roles" is not defined by type "RegisterUserInput"');
});

test('registrations from one IP address are limited', async () => {
  const results: string[] = [];
  for (let index = 0; index < 51; index += 1)
    results.push(...(await registerUser({ username: 'newbie', email: `many-${index}@example.com` }, '198.51.100.20')).messages);
  expect(results.at(-1)).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
});

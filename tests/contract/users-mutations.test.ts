/** Making, changing and deleting accounts, and registering. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { makeAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await makeAccountSite();
});
beforeEach(() => {
  site.mails.length = 0;
});
afterAll(() => site.drop());

const CREATE =
  'mutation($i:CreateUserInput!){createUser(input:$i){clientMutationId user{id databaseId name username email nickname slug url roles{nodes{name}}}}}';
const UPDATE =
  'mutation($i:UpdateUserInput!){updateUser(input:$i){clientMutationId user{databaseId name email slug url description roles{nodes{name}}}}}';
const DELETE = 'mutation($i:DeleteUserInput!){deleteUser(input:$i){clientMutationId deletedId user{databaseId name}}}';
const REGISTER =
  'mutation($i:RegisterUserInput!){registerUser(input:$i){clientMutationId user{databaseId name username email roles{nodes{name}}}}}';

const create = (i: Record<string, unknown>, login = 'admin') => site.as(login, CREATE, { i });
const update = (i: Record<string, unknown>, login = 'admin') => site.as(login, UPDATE, { i });

let count = 0;
/** A new account to change. */
async function someone(input: Record<string, unknown> = {}): Promise<number> {
  count += 1;
  const { data, messages } = await create({ username: `someone-${count}`, email: `someone-${count}@example.com`, ...input });
  if (!data.createUser) throw new Error(messages.join(', '));
  site.mails.length = 0;
  return data.createUser.user.databaseId as number;
}

test('an administrator makes an account', async () => {
  const { data, messages } = await create({ username: 'madeby', email: 'madeby@example.com', roles: ['author'], clientMutationId: 'c' });
  expect(messages).toEqual([]);
  expect(data.createUser).toEqual({
    clientMutationId: 'c',
    user: {
      id: expect.any(String),
      databaseId: 9,
      name: 'madeby',
      username: 'madeby',
      email: 'madeby@example.com',
      nickname: 'madeby',
      slug: 'madeby',
      url: null,
      roles: { nodes: [{ name: 'author' }] },
    },
  });
});

test('who is made without a password gets a mail to choose one', async () => {
  await create({ username: 'mailed', email: 'mailed@example.com' });
  expect(site.mails).toHaveLength(1);
  expect(site.mails[0]).toMatchObject({ to: { name: 'mailed', address: 'mailed@example.com' }, subject: '[Fixture] Login Details' });
  const key = /[?&]key=([\w-]+)/.exec(site.mails[0]?.text ?? '')?.[1];
  const reset = 'mutation($k:String!){resetUserPassword(input:{login:"mailed",key:$k,password:"chosen myself"}){user{id}}}';
  expect((await site.ask(reset, { k: key })).messages).toEqual([]);
  await site.signIn('mailed', 'chosen myself');
});

test('who is made with a password signs in, as a subscriber where no role is given', async () => {
  const { data } = await create({
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

test('names in addresses get a number where they are taken', async () => {
  const { data } = await create({ username: 'edi.tor', email: 'edi.tor@example.com', nicename: 'Editor' });
  expect(data.createUser.user.slug).toBe('editor-2');
});

test.each(['editor', 'author', 'subscriber', 'seo_manager'])('%s makes no accounts', async (login) => {
  expect(await create({ username: 'x', email: 'x@example.com' }, login)).toEqual({
    data: { createUser: null },
    messages: ['Sorry, you are not allowed to create a new user.'],
  });
});

test('neither does a visitor', async () => {
  expect((await site.ask(CREATE, { i: { username: 'x', email: 'x@example.com' } })).messages).toEqual([
    'Sorry, you are not allowed to create a new user.',
  ]);
});

test.each<[Record<string, unknown>, string]>([
  [{ username: 'EDITOR', email: 'n@example.com' }, 'Sorry, that username already exists!'],
  [{ username: 'n', email: 'Editor@Example.com' }, 'Sorry, that email address is already used!'],
  [{ username: ' ', email: 'n@example.com' }, 'A username was not provided.'],
  [{ username: 'x'.repeat(61), email: 'n@example.com' }, 'Username may not be longer than 60 characters.'],
  [
    { username: 'a<b', email: 'n@example.com' },
    'This username is invalid because it uses illegal characters. Please enter a valid username.',
  ],
  [
    { username: 'a\0b', email: 'n@example.com' },
    'This username is invalid because it uses illegal characters. Please enter a valid username.',
  ],
  [{ username: 'n', email: 'nope' }, 'The email address you are trying to use is invalid'],
  [{ username: 'n', email: 'a@b.c\r\nBcc: d@e.f' }, 'The email address you are trying to use is invalid'],
  [{ username: 'n', email: 'a,b@example.com' }, 'The email address you are trying to use is invalid'],
  [{ username: 'n', password: 'short' }, 'The password is too short. Use at least 8 characters.'],
  [{ username: 'n', password: 'x'.repeat(4097) }, 'The password is too long. Use at most 4096 characters.'],
  [{ username: 'n', roles: ['king'] }, 'The role king does not exist'],
  [
    { username: 'n', websiteUrl: 'javascript:alert(1)' },
    'websiteUrl is not a web URL. Give a complete URL such as https://www.example.com.',
  ],
  [{ username: 'n', locale: '../etc' }, 'The locale "../etc" is not known. Give a language and a country, such as en_US.'],
  [{ username: 'n', registered: 'yesterday' }, 'registered is not a date. Give a date such as 2026-11-21 09:00:00.'],
  [{ username: 'n', firstName: 'x'.repeat(251) }, 'firstName has 251 characters. Use at most 250.'],
])('no account is made of %j', async (input, message) => {
  expect(await create(input)).toEqual({ data: { createUser: null }, messages: [message] });
  const { rows } = await sql`select from user_account where login = 'n'`.execute(site.db);
  expect(rows).toEqual([]);
});

test('two accounts need no mail address', async () => {
  expect((await create({ username: 'bare one' })).messages).toEqual([]);
  expect((await create({ username: 'bare two' })).data.createUser.user.email).toBeNull();
  expect(site.mails).toEqual([]);
});

test('of many who make the same account at once one succeeds', async () => {
  const token = await site.signIn('admin');
  // Connections that are open already let all of them begin at the same moment.
  await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.1)`.execute(site.db)));
  const answers = await Promise.all(
    ['twin', 'Twin', 'TWIN', 'tWIN', 'tWin', 'twIN'].map((username) => site.ask(CREATE, { i: { username } }, { token })),
  );
  expect(answers.flatMap(({ messages }) => messages)).toEqual(Array.from({ length: 5 }, () => 'Sorry, that username already exists!'));
});

test('an administrator changes an account, its roles too', async () => {
  const id = await someone();
  const { data, messages } = await update({
    id: String(id),
    displayName: 'A <b>new</b>  name',
    description: '<a href="https://example.com" onclick="x()">Me</a><script>x()</script>',
    websiteUrl: 'https://example.com/me',
    nicename: 'New Name',
    roles: ['editor', 'author'],
  });
  expect(messages).toEqual([]);
  expect(data.updateUser.user).toEqual({
    databaseId: id,
    name: 'A new name',
    email: `someone-${count}@example.com`,
    slug: 'new-name',
    url: 'https://example.com/me',
    description: '<a href="https://example.com">Me</a>',
    roles: { nodes: [{ name: 'editor' }, { name: 'author' }] },
  });
});

test('people change themselves, but not their roles and not each other', async () => {
  const denied = { data: { updateUser: null }, messages: ['You do not have the appropriate capabilities to perform this action'] };
  expect((await update({ id: '6', nickname: 'Sue', displayName: 'Sue B.' }, 'subscriber')).data.updateUser.user.name).toBe('Sue B.');
  expect(await update({ id: '6', roles: ['administrator'] }, 'subscriber')).toEqual(denied);
  expect(await update({ id: 'dXNlcjox', nickname: 'Hax' }, 'subscriber')).toEqual(denied);
  expect(await update({ id: '6', nickname: 'Hax' }, 'editor')).toEqual(denied);
  expect(await site.ask(UPDATE, { i: { id: '1', nickname: 'Hax' } })).toEqual(denied);
  expect(await update({ id: 'garbage' })).toEqual(denied);
  expect((await update({ id: '99999' })).messages).toEqual(['No user has this id. Query users to find an existing one.']);
});

test('an empty list of roles changes none', async () => {
  expect((await update({ id: '6', roles: [], nickname: 'Sue' }, 'subscriber')).messages).toEqual([]);
  expect((await update({ id: '6', roles: [] })).data.updateUser.user.roles.nodes).toEqual([{ name: 'subscriber' }]);
});

test('an administrator stays one', async () => {
  expect((await update({ id: '3', roles: ['editor'] })).messages).toEqual([
    'Sorry, you cannot remove user editing permissions for your own account.',
  ]);
  expect((await update({ id: '3', roles: ['editor', 'administrator'] })).messages).toEqual([]);
});

test('a new password signs out everywhere, and the owner is told', async () => {
  const id = await someone({ password: 'the first one' });
  const token = await site.signIn(`someone-${count}`, 'the first one');
  const { messages } = await site.ask(UPDATE, { i: { id: String(id), password: 'the second one' } }, { token });
  expect(messages).toEqual([]);
  expect((await site.ask('{viewer{id}}', {}, { token })).data.viewer).toBeNull();
  await site.signIn(`someone-${count}`, 'the second one');
  await expect(site.signIn(`someone-${count}`, 'the first one')).rejects.toThrow('incorrect_password');
  expect(site.mails.map(({ subject, to }) => [subject, to.address])).toEqual([
    ['[Fixture] Password Changed', `someone-${count}@example.com`],
  ]);
});

test('a new mail address is told to the former one, and is nobody else’s', async () => {
  const id = await someone();
  expect((await update({ id: String(id), email: 'editor@example.com' })).messages).toEqual(['Sorry, that email address is already used!']);
  expect((await update({ id: String(id), email: 'moved@example.com' })).data.updateUser.user.email).toBe('moved@example.com');
  expect(site.mails.map(({ subject, to }) => [subject, to.address])).toEqual([['[Fixture] Email Changed', `someone-${count}@example.com`]]);
});

test('only people the public sees are told to caches', async () => {
  await sql`delete from purge_event`.execute(site.db);
  await update({ id: String(await someone()), displayName: 'Nobody knows' });
  await update({ id: '1', displayName: 'Edith M.' });
  const { rows } = await sql<{ keys: string[]; uris: string[] }>`select keys, uris from purge_event`.execute(site.db);
  expect(rows).toEqual([{ keys: ['dXNlcjox', 'skipped:user', 'list:user'], uris: ['/author/editor/'] }]);
});

test.each(['editor', 'subscriber', 'seo_manager'])('%s deletes nobody', async (login) => {
  expect(await site.as(login, DELETE, { i: { id: 'dXNlcjoy' } })).toEqual({
    data: { deleteUser: null },
    messages: ['Sorry, you are not allowed to delete users.'],
  });
});

test.each<[Record<string, unknown>, string]>([
  [{ id: '3' }, 'You cannot delete your own account. Ask another administrator to delete it.'],
  [{ id: '99999' }, 'Could not find an existing user to delete'],
  [{ id: 'garbage' }, 'Could not find an existing user to delete'],
  [{ id: '2', reassignId: '99999' }, 'The reassignId is not the id of another user. Give the id of the user who will own the content.'],
  [{ id: '2', reassignId: '2' }, 'The reassignId is not the id of another user. Give the id of the user who will own the content.'],
  [{ id: '2', reassignId: 'garbage' }, 'The reassignId is not the id of another user. Give the id of the user who will own the content.'],
])('nobody is deleted by %j', async (i, message) => {
  expect(await site.as('admin', DELETE, { i })).toEqual({ data: { deleteUser: null }, messages: [message] });
});

async function write(authorId: number, slug: string, type = 'post', status = 'publish'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_node (type, status, title, slug, uri, author_id, published_at, modified_at, blocks, blocks_version)
    values (${type}, ${status}, ${slug}, ${slug}, ${`/${slug}/`}, ${authorId}, now(), now(), null, null) returning id`.execute(site.db);
  return rows[0]?.id ?? 0;
}
const nodeOf = async (id: number) =>
  (
    await sql<{ status: string; author: number | null }>`select status, author_id as author from content_node where id = ${id}`.execute(
      site.db,
    )
  ).rows[0];

test('what a deleted user wrote goes to somebody else', async () => {
  const id = await someone({ password: 'a password' });
  const token = await site.signIn(`someone-${count}`, 'a password');
  const node = await write(id, 'inherited');
  const { data, messages } = await site.as('admin', DELETE, { i: { id: String(id), reassignId: 'dXNlcjox', clientMutationId: 'c' } });
  expect(messages).toEqual([]);
  expect(data.deleteUser).toEqual({
    clientMutationId: 'c',
    deletedId: Buffer.from(`user:${id}`).toString('base64'),
    user: { databaseId: id, name: `someone-${count}` },
  });
  expect(await nodeOf(node)).toEqual({ status: 'publish', author: 1 });
  expect((await site.ask('{viewer{id}}', {}, { token })).data.viewer).toBeNull();
});

test('or into the trash', async () => {
  const id = await someone();
  const types = contentTypes.map(({ name }) => name).filter((name) => name !== 'attachment');
  const nodes = await Promise.all(types.map((type) => write(id, `orphaned-${type}`, type)));
  const file = await write(id, 'orphaned-file', 'attachment', 'inherit');
  expect((await site.as('admin', DELETE, { i: { id: String(id) } })).messages).toEqual([]);
  for (const node of nodes) expect(await nodeOf(node)).toEqual({ status: 'trash', author: null });
  expect(await nodeOf(file)).toEqual({ status: 'inherit', author: null });
});

const register = (i: Record<string, unknown>, address?: string) => site.ask(REGISTER, { i }, address ? { address } : {});
const setRegistration = (open: boolean) =>
  sql`update site_option set value = value || ${JSON.stringify({ usersCanRegister: open })}::jsonb where name = 'settings'`.execute(
    site.db,
  );

test('where the site lets nobody register, nobody does', async () => {
  expect(await register({ username: 'newbie', email: 'newbie@example.com' })).toEqual({
    data: { registerUser: null },
    messages: ['User registration is currently not allowed.'],
  });
});

test('where it does, people make subscribers of themselves', async () => {
  await setRegistration(true);
  const { data, messages } = await register({
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
  [{ username: 'newbie3', email: 'nope' }, 'The email address you are trying to use is invalid'],
])('%j does not register', async (i, message) => {
  expect(await register(i)).toEqual({ data: { registerUser: null }, messages: [message] });
});

test('nobody registers with a role', async () => {
  const { messages } = await register({ username: 'king', email: 'king@example.com', roles: ['administrator'] });
  expect(messages[0]).toContain('Field "roles" is not defined by type "RegisterUserInput"');
});

test('one address does not register all day', async () => {
  const answers: string[] = [];
  for (let index = 0; index < 51; index += 1)
    answers.push(...(await register({ username: 'newbie', email: `many-${index}@example.com` }, '198.51.100.20')).messages);
  expect(answers.at(-1)).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
});

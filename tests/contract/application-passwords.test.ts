/** Application passwords: their routes, HTTP Basic authentication in REST and GraphQL, limits, and that no response for a user reaches others. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areApplicationPasswordsAvailable } from '../../content/auth/application-passwords.ts';
import { createRegistrationOptions } from '../../content/auth/passkeys.ts';
import { registerPasskey } from '../../content/commands/users/second-factor-commands.ts';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { createViewer } from '../../content/permissions/viewer.ts';
import { getPassword } from '../support/fixture-users.ts';
import { type PrivateService, startPrivateService } from '../support/private-service.ts';
import { signIn } from '../support/sign-in.ts';
import { createSoftwareAuthenticator } from '../support/software-authenticator.ts';
import { createTestServices } from '../support/test-context.ts';

const OWN = '/wp/v2/users/me/application-passwords';

let service: PrivateService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPrivateService();
  for (const login of ['editor', 'admin', 'author', 'subscriber']) tokens[login] = await signIn(login, service.content.url);
});
afterAll(() => service.stop());

beforeEach(async () => {
  for (const table of ['application_password', 'rate_limit']) await sql`delete from ${sql.table(table)}`.execute(service.database.db);
});

type Init = { method?: string; headers?: Record<string, string>; body?: Record<string, unknown> };

async function send(path: string, { method = 'GET', headers = {}, body }: Init = {}) {
  const response = await fetch(`${service.content.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text.startsWith('<') || text === '' ? null : JSON.parse(text) };
}

const rest = async (path: string, init?: Init) => send(`/wp-json${path}`, init);
const asUser = (login: string) => ({ authorization: `Bearer ${tokens[login]}` });
const basic = (name: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` });

let count = 0;

async function create(login: string, more: Record<string, unknown> = {}, path = OWN) {
  count += 1;
  const body = { name: `Program ${count}`, current_password: getPassword(login), ...more };
  return rest(path, { method: 'POST', headers: asUser(login), body });
}

async function createPassword(login: string): Promise<{ password: string; uuid: string }> {
  const { status, json } = await create(login);
  expect(status).toBe(201);
  return json;
}

const me = async (headers: Record<string, string>) => rest('/wp/v2/users/me', { headers });

async function openSession(login: string): Promise<{ cookie: string; nonce: string }> {
  const query = 'mutation($u:String!,$p:String!){generateAuthorizationCode(input:{username:$u,password:$p}){code}}';
  const { json } = await send('/graphql', { method: 'POST', body: { query, variables: { u: login, p: getPassword(login) } } });
  const session = await rest('/site/v1/session', { method: 'POST', body: { code: json.data.generateAuthorizationCode.code } });
  return { cookie: (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '', nonce: session.json.nonce };
}

const getUserId = async (login: string) => (await findAccountByName(service.database.db, login))?.user.id ?? 0;

describe('the routes', () => {
  test('a password is created and shown once, listed, renamed and revoked', async () => {
    const appId = '5f4a2c1e-8d3b-4e6f-9a7c-0b1d2e3f4a5b';
    const created = await create('editor', { name: '<b>Report</b> tool', app_id: appId });
    const { uuid, password } = created.json;
    expect(created.status).toBe(201);
    expect(password).toMatch(/^(?:[a-zA-Z\d]{4} ){5}[a-zA-Z\d]{4}$/);
    const id = await getUserId('editor');
    const href = created.headers.get('location') ?? '';
    expect(href).toMatch(new RegExp(`/wp-json/wp/v2/users/${id}/application-passwords/${uuid}$`));
    const shown = {
      uuid,
      app_id: appId,
      name: 'Report tool',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      last_used: null,
      last_ip: null,
      _links: { self: [{ href }] },
    };
    expect(created.json).toEqual({ ...shown, password });
    expect((await rest(OWN, { headers: asUser('editor') })).json).toEqual([shown]);
    expect((await rest(`${OWN}/${uuid}?context=edit`, { headers: asUser('editor') })).json).toEqual(shown);
    const { rows } = await sql<{ hash: Buffer }>`select hash from application_password`.execute(service.database.db);
    expect(rows[0]?.hash).toHaveLength(32);

    const renamed = await rest(`${OWN}/${uuid}`, { method: 'PUT', headers: asUser('editor'), body: { name: 'Reports' } });
    expect([renamed.status, renamed.json.name]).toEqual([200, 'Reports']);
    const revoked = await rest(`${OWN}/${uuid}`, { method: 'DELETE', headers: asUser('editor') });
    expect([revoked.status, revoked.json]).toEqual([200, { deleted: true, previous: expect.objectContaining({ uuid, name: 'Reports' }) }]);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await rest(`${OWN}/${uuid}`, { method, headers: asUser('editor') })).json).toMatchObject({
        code: 'rest_application_password_not_found',
        data: { status: 404 },
      });
    expect((await rest(`${OWN}/no-uuid`, { headers: asUser('editor') })).status).toBe(404);
    const audit = await sql<{ event: string }>`
      select c->>'after' as event from audit_record, jsonb_array_elements(changes::jsonb) c
      where user_login = 'editor' and c->>'field' = 'security' order by audit_record.id desc limit 3`.execute(service.database.db);
    expect(audit.rows.map(({ event }) => event)).toEqual([
      expect.stringContaining('The application password “Reports” was revoked.'),
      expect.stringContaining('“Report tool” was renamed to “Reports”'),
      expect.stringContaining('The application password “Report tool” was created'),
    ]);
  });

  test('all passwords of a user are revoked together', async () => {
    const [first, second, other] = [await createPassword('editor'), await createPassword('editor'), await createPassword('author')];
    const { status, json } = await rest(OWN, { method: 'DELETE', headers: basic('editor', first.password) });
    expect([status, json]).toEqual([200, { deleted: true, count: 2 }]);
    for (const { password } of [first, second]) expect((await me(basic('editor', password))).status).toBe(401);
    expect((await me(basic('author', other.password))).status).toBe(200);
  });

  test('names are unique for a user, and invalid values are refused', async () => {
    await create('editor', { name: 'Backup' });
    const duplicate = await create('editor', { name: 'BACKUP' });
    expect([duplicate.status, duplicate.json.code]).toEqual([409, 'application_password_duplicate_name']);
    const { uuid } = await createPassword('editor');
    const renamed = await rest(`${OWN}/${uuid}`, { method: 'POST', headers: asUser('editor'), body: { name: 'backup' } });
    expect(renamed.json.code).toBe('application_password_duplicate_name');
    expect((await create('author', { name: 'Backup' })).status).toBe(201);
    expect((await create('editor', { app_id: '' })).status).toBe(201);
    for (const [name, value] of [
      ['name', ''],
      ['name', '   '],
      ['app_id', 'not a uuid'],
    ] as const) {
      const { status, json } = await create('editor', { [name]: value });
      expect([status, json.code, Object.keys(json.data.params)]).toEqual([400, 'rest_invalid_param', [name]]);
    }
    expect((await create('editor', { name: 'x'.repeat(101) })).json.message).toContain('1 to 100 characters');
    expect((await create('editor', { name: undefined })).json.code).toBe('rest_missing_callback_param');
  });

  test('a new password needs the current password of the account, and a sign-in', async () => {
    expect((await create('editor', { current_password: undefined })).json.message).toContain('requires your current password');
    expect((await create('editor', { current_password: 'wrong' })).json.message).toContain('The password is incorrect');
    const { password } = await createPassword('editor');
    const body = { name: 'Another', current_password: getPassword('editor') };
    const { status, json, headers } = await rest(OWN, { method: 'POST', headers: basic('editor', password), body });
    expect([status, json.code]).toEqual([403, 'rest_cannot_create_application_passwords']);
    expect(headers.get('allow')).toBe('GET, DELETE');
  });

  test('an account has at most 50', async () => {
    const id = await getUserId('author');
    await sql`insert into application_password (user_id, name, hash, created_at)
      select ${id}, 'Number ' || n, decode(md5(n::text), 'hex'), now() from generate_series(1, 50) n`.execute(service.database.db);
    expect((await create('author')).json.message).toContain('at most 50');
  });

  test('others need the right to edit the user, and see the refusal as an error of WordPress', async () => {
    const { uuid } = await createPassword('author');
    const path = `/wp/v2/users/${await getUserId('author')}/application-passwords`;
    await sql`update content_node set author_id = ${await getUserId('author')} where id = (select min(id) from content_node where type = 'post' and status = 'publish')`.execute(
      service.database.db,
    );
    const attempts: readonly (readonly [string, string, string])[] = [
      ['GET', path, 'rest_cannot_list_application_passwords'],
      ['POST', path, 'rest_cannot_create_application_passwords'],
      ['DELETE', path, 'rest_cannot_delete_application_passwords'],
      ['GET', `${path}/${uuid}`, 'rest_cannot_read_application_password'],
      ['POST', `${path}/${uuid}`, 'rest_cannot_edit_application_password'],
      ['DELETE', `${path}/${uuid}`, 'rest_cannot_delete_application_password'],
      ['GET', `${path}/introspect`, 'rest_cannot_introspect_app_password_for_non_authenticated_user'],
    ];
    for (const [method, url, code] of attempts) {
      const body = method === 'POST' ? { name: 'Taken over', current_password: getPassword('editor') } : undefined;
      for (const [headers, expected] of [
        [asUser('editor'), 403],
        [{}, 401],
      ] as const) {
        const { status, json } = await rest(url, { method, headers, ...(body && { body }) });
        expect([method, url, status, json.code]).toEqual([method, url, expected, code]);
      }
    }
    expect((await rest(`/wp/v2/users/999999/application-passwords`, { headers: asUser('admin') })).json.code).toBe('rest_user_invalid_id');
    expect((await rest(OWN)).json.code).toBe('rest_not_logged_in');
    const forOther = await create('admin', {}, path);
    expect(forOther.status).toBe(201);
    expect((await me(basic('author', forOther.json.password))).json.slug).toBe('author');
  });

  test('a program can find out which password it uses', async () => {
    const { password, uuid } = await createPassword('editor');
    const found = await rest(`${OWN}/introspect`, { headers: basic('editor', password) });
    expect([found.status, found.json.uuid]).toEqual([200, uuid]);
    expect((await rest(`${OWN}/introspect`, { headers: asUser('editor') })).json).toMatchObject({
      code: 'rest_no_authenticated_app_password',
      data: { status: 404 },
    });
  });
});

describe('Basic authentication', () => {
  test('works in REST and GraphQL, with the user name or the email address, with and without spaces', async () => {
    const { password } = await createPassword('editor');
    for (const name of ['editor', 'EDITOR', 'editor@example.com'])
      for (const entered of [password, password.replaceAll(' ', ''), ` ${password} `]) {
        expect((await me(basic(name, entered))).json.slug).toBe('editor');
        const { json } = await send('/graphql', { method: 'POST', headers: basic(name, entered), body: { query: '{viewer{username}}' } });
        expect(json.data.viewer.username).toBe('editor');
      }
    const post = await rest('/wp/v2/posts', { method: 'POST', headers: basic('editor', password), body: { title: 'By a program' } });
    expect(post.status).toBe(201);
    expect(post.headers.get('set-cookie')).toBeNull();
    expect(post.headers.get('x-wp-nonce')).toBeNull();
  });

  test.each([
    ['the password of the account', 'editor', getPassword('editor')],
    ['a wrong password', 'editor', 'abcd efgh ijkl mnop qrst uvwx'],
    ['an empty password', 'editor', ''],
    ['an unknown name', 'nobody', 'abcd efgh ijkl mnop qrst uvwx'],
    ['an unknown email address', 'nobody@example.com', 'abcd efgh ijkl mnop qrst uvwx'],
    ['an empty name', '', 'abcd efgh ijkl mnop qrst uvwx'],
  ])('refuses %s, with the same response for each', async (_case, name, password) => {
    await createPassword('author');
    const message = 'The username, email address or application password is incorrect.';
    const { status, json, headers } = await rest('/wp/v2/posts', { headers: basic(name, password) });
    expect([status, json]).toEqual([401, { code: 'incorrect_password', message, data: { status: 401 } }]);
    // Browsers would ask for a password, and send it with requests of other sites.
    expect(headers.get('www-authenticate')).toBeNull();
    const graphql = await send('/graphql', { method: 'POST', headers: basic(name, password), body: { query: '{viewer{username}}' } });
    expect([graphql.status, graphql.json.errors, graphql.json.data]).toEqual([200, undefined, { viewer: null }]);
    expect((await rest('/wp/v2/media', { method: 'POST', headers: basic(name, password) })).json.code).toBe('incorrect_password');
  });

  test('refuses the password of another user, and ignores a header without a name and a password', async () => {
    const { password } = await createPassword('author');
    expect((await me(basic('editor', password))).json.code).toBe('incorrect_password');
    for (const authorization of ['Basic', 'Basic !', `Basic ${Buffer.from('editor').toString('base64')}`])
      expect((await me({ authorization })).json.code).toBe('rest_not_logged_in');
  });

  test('revocation takes effect at once, also for tokens', async () => {
    const { password, uuid } = await createPassword('editor');
    const query = '{viewer{username jwtAuthToken jwtRefreshToken jwtUserSecret}}';
    const { json } = await send('/graphql', { method: 'POST', headers: basic('editor', password), body: { query } });
    expect(json.data.viewer).toEqual({ username: 'editor', jwtAuthToken: null, jwtRefreshToken: null, jwtUserSecret: null });
    await rest(`${OWN}/${uuid}`, { method: 'DELETE', headers: basic('editor', password) });
    expect((await me(basic('editor', password))).status).toBe(401);
  });

  test('the last use is recorded once a day', async () => {
    const { password } = await createPassword('editor');
    const read = async () => (await rest(OWN, { headers: asUser('editor') })).json[0];
    expect(await read()).toMatchObject({ last_used: null, last_ip: null });
    await me({ ...basic('editor', password), 'x-forwarded-for': '203.0.113.4' });
    const first = await read();
    expect(first).toMatchObject({ last_used: expect.any(String), last_ip: '203.0.113.4' });
    await me({ ...basic('editor', password), 'x-forwarded-for': '203.0.113.5' });
    expect(await read()).toEqual(first);
    await sql`update application_password set last_used_at = now() - interval '24 hours'`.execute(service.database.db);
    await me({ ...basic('editor', password), 'x-forwarded-for': '203.0.113.5' });
    expect(await read()).toMatchObject({ last_ip: '203.0.113.5' });
  });

  test('wrong passwords are limited, and lock out neither the owner nor a sign-in', async () => {
    const { password } = await createPassword('editor');
    const from = { 'x-forwarded-for': '203.0.113.20' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await me({ ...basic('editor', `guess ${attempt}`), ...from })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await me({ ...basic('editor', 'guess'), ...from })).json).toMatchObject({
      code: 'rest_too_many_requests',
      message: expect.stringMatching(/^Too many attempts\./),
    });
    expect((await me({ ...basic('editor', password), ...from })).status).toBe(200);
    expect((await me(basic('editor', 'guess'))).status).toBe(401);
    expect(await signIn('editor', service.content.url)).not.toBe('');
  });

  test('a session of a browser takes precedence, and counts only with its nonce', async () => {
    const { password } = await createPassword('author');
    const { cookie, nonce } = await openSession('editor');
    expect((await me({ ...basic('author', password), cookie, 'x-wp-nonce': nonce })).json.slug).toBe('editor');
    expect((await me({ ...basic('author', 'wrong'), cookie, 'x-wp-nonce': nonce })).json.slug).toBe('editor');
    expect((await me({ ...basic('author', password), cookie })).json.code).toBe('rest_not_logged_in');
    // A session that has ended, and one that a page of another origin sends, do not count.
    expect((await me({ ...basic('author', password), cookie: cookie.slice(0, -8) })).json.slug).toBe('author');
    expect((await me({ ...basic('author', password), cookie, 'sec-fetch-site': 'cross-site' })).json.slug).toBe('author');
  });
});

describe('accounts', () => {
  test('an account whose tokens are revoked cannot use its passwords', async () => {
    const { password } = await createPassword('author');
    const set = async (isRevoked: boolean) =>
      sql`update user_account set jwt_revoked = ${isRevoked} where login = 'author'`.execute(service.database.db);
    await set(true);
    expect((await me(basic('author', password))).json).toMatchObject({
      code: 'application_passwords_disabled_for_user',
      data: { status: 401 },
    });
    await set(false);
    expect((await me(basic('author', password))).status).toBe(200);
  });

  test('where a second factor is required, an account without one has only the rights of visitors', async () => {
    const { password } = await createPassword('author');
    const set = async (isRequired: boolean) =>
      sql`update site_option set value = value || jsonb_build_object('requireSecondFactor', ${isRequired}::boolean) where name = 'settings'`.execute(
        service.database.db,
      );
    await set(true);
    expect((await me(basic('author', password))).json.code).toBe('rest_not_logged_in');
    expect((await rest('/wp/v2/posts', { method: 'POST', headers: basic('author', password), body: { title: 'x' } })).status).toBe(401);
    await set(false);
  });

  test('a new password of the account keeps them, the first second factor ends them', async () => {
    const { password } = await createPassword('subscriber');
    const query =
      'mutation($p:String!,$n:String!){changePassword(input:{password:$p,newPassword:$n}){clientMutationId} endOtherSessions(input:{}){clientMutationId}}';
    const current = getPassword('subscriber');
    const { json } = await send('/graphql', {
      method: 'POST',
      headers: basic('subscriber', password),
      body: { query, variables: { p: current, n: current } },
    });
    expect(json.errors).toBeUndefined();
    expect((await me(basic('subscriber', password))).status).toBe(200);

    const { db } = service.database;
    const account = await findAccountByName(db, 'subscriber');
    if (!account) throw new Error('The fixture has no subscriber');
    const services = createTestServices(db);
    const options = await createRegistrationOptions(db, { siteUrl: services.siteUrl, title: 'Site' }, account.user, services.now());
    const response = createSoftwareAuthenticator({ origin: services.siteUrl, domain: 'site.test' }).create(options);
    await registerPasskey(
      services,
      createViewer(account),
      { address: '203.0.113.9', userAgent: 'test', requestId: 'test' },
      { name: 'Laptop', response },
    );
    expect((await me(basic('subscriber', password))).status).toBe(401);
  });

  test('they are deleted with the user', async () => {
    const { db } = service.database;
    const { id } = await db
      .insertInto('user_account')
      .values({
        login: 'leaver',
        nicename: 'leaver',
        email: '',
        display_name: 'Leaver',
        roles: ['subscriber'],
        registered_at: new Date(),
        preferences: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { json } = await create('admin', {}, `/wp/v2/users/${id}/application-passwords`);
    expect((await me(basic('leaver', json.password))).status).toBe(200);
    await rest(`/wp/v2/users/${id}?force=true&reassign=false`, { method: 'DELETE', headers: asUser('admin') });
    expect((await me(basic('leaver', json.password))).status).toBe(401);
    expect((await db.selectFrom('application_password').select('id').where('user_id', '=', id).execute()).length).toBe(0);
  });
});

describe('caches', () => {
  const query = 'query Names { users { nodes { username email } } viewer { username } }';
  const url = `/graphql?query=${encodeURIComponent(query)}`;

  test('a visitor never gets the response of a user, nor a user that of a visitor', async () => {
    const { password } = await createPassword('admin');
    const headers = basic('admin', password);
    const read = async (more: Record<string, string> = {}) => (await send(url, { headers: more })).json.data;
    const visitor = await read();
    expect(visitor.viewer).toBeNull();
    const user = await read(headers);
    expect(user.viewer.username).toBe('admin');
    expect(await read()).toEqual(visitor);
    expect(await read(headers)).toEqual(user);
    const posts = '/wp/v2/users?context=view&_fields=slug,url&search=e';
    const before = (await rest(posts)).json;
    const asAdmin = (await rest(posts, { headers })).json;
    expect(asAdmin.length).toBeGreaterThan(before.length);
    expect((await rest(posts)).json).toEqual(before);
    expect((await rest(posts, { headers })).json).toEqual(asAdmin);
  });

  test('no cache keeps a response for a user, or a refusal', async () => {
    const { password } = await createPassword('admin');
    for (const headers of [basic('admin', password), basic('admin', 'wrong')])
      for (const path of [url, '/wp-json/wp/v2/posts']) {
        const response = await send(path, { headers });
        expect([path, response.headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')]);
        expect(response.headers.get('vary')).toContain('Authorization');
      }
  });
});

test.each([
  ['https://cms.example.com', true],
  ['http://cms.example.com', false],
  ['http://contest', false],
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['http://[::1]:4000', true],
])('at %s, they are available: %s', (contentUrl, isAvailable) => {
  expect(areApplicationPasswordsAvailable({ contentUrl })).toBe(isAvailable);
});

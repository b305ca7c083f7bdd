/** Subscriptions to updates by email: from the request to the last message, through the routes that the site uses. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isSharedSecret } from '../../content/auth/keys.ts';
import type { Services } from '../../content/commands/core/services.ts';
import type { Email } from '../../content/email/mailer.ts';
import { createConcurrencyLimiter } from '../../content/server/concurrency-limiter.ts';
import { listen } from '../../content/server/http.ts';
import { siteRoute } from '../../content/server/rest/site.ts';
import { sendUpdates } from '../../content/subscriptions/send-updates.ts';
import { deleteUnconfirmed } from '../../content/subscriptions/subscriptions.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

const DAY = 24 * 60 * 60;

let site: WritableSite;
let services: Services;
let origin = '';
let stopServer: () => Promise<void>;
/** Ids of published properties. */
const ids: number[] = [];
let now = new Date('2026-11-22T12:00:00Z');
let deliver: (email: Email) => Promise<void>;
const pending: (() => Promise<Email | null>)[] = [];
const sent: Email[] = [];

const advanceClock = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  site = await createWritableSite();
  services = {
    ...createTestServices(site.db),
    log: () => {},
    now: () => now,
    mailer: {
      send: () => {},
      sendLater: (create) => void pending.push(create),
      deliver: async (email) => await deliver(email),
      settle: async () => {},
    },
  };
  const routes = [
    siteRoute(services, createConcurrencyLimiter({ maxRunning: 8, maxWaiting: 8, maxWaitingPerNetwork: 8, maxWaitMs: 5_000 })),
  ];
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    routes,
    log: services.log,
    isSharedSecret: (text) => isSharedSecret(services.keys, text, now),
  });
  origin = `http://127.0.0.1:${server.port}`;
  stopServer = server.stop;
  for (const title of ['Cedar Ridge', 'Mesa Point', 'Pine Flats']) {
    const { data, messages } = await site.execute(
      'mutation ($title: String!) { createProperty(input: { title: $title, status: PUBLISH }) { property { databaseId } } }',
      { as: 'administrator', variables: { title } },
    );
    if (!data?.createProperty) throw new Error(messages.join());
    ids.push(data.createProperty.property.databaseId);
  }
});

afterAll(async () => {
  await stopServer();
  await site.drop();
});

beforeEach(async () => {
  sent.length = 0;
  pending.length = 0;
  deliver = async (email) => void sent.push(email);
  await site.db.deleteFrom('subscription').execute();
  await site.db.deleteFrom('property_vacancy').execute();
  await site.db.deleteFrom('rate_limit').execute();
  await setSpace(ids, 0);
});

async function setSpace(properties: readonly number[], squareFeet: number): Promise<void> {
  await sql`update property_facts set available_square_feet = ${squareFeet} where id = any(${properties}::int[])`.execute(site.db);
}

async function post(path: string, body: object, { address = '203.0.113.9', secret = 'a secret for tests' } = {}) {
  const response = await fetch(`${origin}/wp-json/site/v1/subscriptions${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-faustwp-secret': secret, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  // Tests read the fields that their route returns.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, data: (await response.json()) as Record<string, any> };
}

const request = { email: 'Dana@Example.com', topic: 'properties', query: '' };

/** Asks for a subscription. @returns the emails that follow */
async function subscribe(fields: Partial<typeof request> = {}, address?: string): Promise<Email[]> {
  const response = await post('', { ...request, ...fields }, address === undefined ? {} : { address });
  expect(response).toEqual({ status: 202, data: {} });
  const emails = await Promise.all(pending.splice(0).map((create) => create()));
  return emails.filter((email) => email !== null);
}

const findToken = ({ text }: Email, name: string): string => decodeURIComponent(new RegExp(`[?&]${name}=([^\\s&]+)`).exec(text)?.[1] ?? '');

/** @returns a management token */
async function subscribeAndConfirm(fields: Partial<typeof request> = {}): Promise<string> {
  const [email] = await subscribe(fields);
  const { data } = await post('/confirm', { token: email && findToken(email, 'confirm') });
  return String(data['token']);
}

test('an address is subscribed only after its owner has confirmed it, and opening the link confirms nothing', async () => {
  const [email] = await subscribe();
  expect(email?.to.address).toBe('dana@example.com');
  const token = email ? findToken(email, 'confirm') : '';
  expect((await post('/confirmation', { token })).data).toEqual({ title: 'New buildings', description: 'All buildings with space' });
  await setSpace(ids, 5000);
  expect(await sendUpdates(services)).toBe(0);
  const first = await post('/confirm', { token });
  expect(first.status).toBe(200);
  expect((await post('/confirm', { token })).data).toEqual(first.data);
  const [row] = await site.db.selectFrom('subscription').selectAll().execute();
  expect(row?.confirmation_hash?.toString('base64url')).not.toBe(token);
});

test('nothing tells a stranger whether an address is subscribed', async () => {
  const unknown = await post('', request);
  pending.length = 0;
  await subscribeAndConfirm();
  expect(await post('', request)).toEqual(unknown);
  const [email] = await Promise.all(pending.splice(0).map((create) => create()));
  expect(email?.subject).toContain('Your alerts');
  for (const path of ['/list', '/delete', '/confirm', '/confirmation'])
    for (const token of ['', 'x', '1.x', `1.${'a'.repeat(43)}`]) expect(JSON.stringify(await post(path, { token }))).not.toContain('dana');
});

test('a request that is repeated immediately gets one email, and a later one gets a new link', async () => {
  await post('', request);
  const [first, ...others] = await subscribe();
  expect(others).toEqual([]);
  advanceClock(3600);
  const [second] = await subscribe();
  const statuses = [first, second].map(
    async (email) => (await post('/confirm', { token: email ? findToken(email, 'confirm') : '' })).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

test('an email to an unconfirmed address contains nothing that a stranger has typed', async () => {
  const [email] = await subscribe({ query: 'q=BUY+PILLS+http%3A%2F%2Fspam.example&near=SPAM&min=50000&utm_source=SPAM' });
  expect(JSON.stringify(email)).not.toMatch(/pills|spam/i);
  expect(email?.text).toContain('At least 50,000 sq ft');
});

test.each(['x', '', 'a@b', 'a@example.com\r\nBcc: b@example.com', `${'a'.repeat(250)}@example.com`])(
  'the address %j is rejected',
  async (email) => {
    expect((await post('', { ...request, email })).status).toBe(422);
    expect(pending).toEqual([]);
  },
);

test('the routes need the shared secret and valid parameters', async () => {
  expect((await post('', request, { secret: 'another' })).status).toBe(401);
  expect((await post('', { email: request.email })).status).toBe(400);
  expect((await post('', { ...request, topic: 'unknown' })).status).toBe(422);
  expect((await post('/delete', { token: 'x', ids: ['1; drop table'] })).status).toBe(400);
});

test('a network and an address can cause only so many emails', async () => {
  const emails: Email[] = [];
  for (let count = 0; count < 14; count++) emails.push(...(await subscribe({ query: `min=${count + 1}` }, `198.51.${count}.1`)));
  expect(emails).toHaveLength(10);
  let status = 202;
  for (let count = 0; count < 40 && status === 202; count++)
    status = (await post('', { ...request, email: `a${count}@example.com` })).status;
  expect(status).toBe(429);
});

test('only buildings with new space since the confirmation are sent, each once, with one email a day', async () => {
  const [first = 0, second = 0] = ids;
  await setSpace([first], 5000);
  await subscribeAndConfirm();
  expect(await sendUpdates(services)).toBe(0);
  advanceClock(3600);
  await setSpace([second], 5000);
  expect(await sendUpdates(services)).toBe(1);
  advanceClock(3600);
  await setSpace([first], 9000);
  expect(await sendUpdates(services)).toBe(0);
  advanceClock(DAY);
  expect(await sendUpdates(services)).toBe(1);
  advanceClock(DAY);
  expect(await sendUpdates(services)).toBe(0);
  const { rows } = { rows: await site.db.selectFrom('content_node').select(['id', 'uri']).where('id', 'in', [first, second]).execute() };
  const uri = (id: number) => rows.find((row) => row.id === id)?.uri ?? '';
  expect(sent[0]?.text).toContain(uri(second));
  expect(sent[0]?.text).not.toContain(uri(first));
  expect(sent[1]?.text).toContain(uri(first));
  expect(sent[1]?.text).not.toContain(uri(second));
});

test('a message has the facts as text and HTML, and unsubscribes with one click', async () => {
  await subscribeAndConfirm({ query: 'min=4000' });
  advanceClock(3600);
  await setSpace(ids.slice(0, 1), 5000);
  await setSpace(ids.slice(1, 2), 3000);
  await sendUpdates(services);
  const [email] = sent;
  expect(email?.subject).toContain('1 new building: At least 4,000 sq ft');
  expect(email?.text).toContain('5,000 sq ft (465 m²) available');
  expect(email?.html).toContain('5,000 sq ft (465 m²) available');
  expect(email?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' });
  expect(email?.headers?.['List-Unsubscribe']).toMatch(/^<http:\/\/site\.test\/api\/alerts\/unsubscribe\/\?token=[^>]+>$/);
  const token = email ? findToken(email, 'token') : '';
  expect((await post('/delete', { token })).data).toEqual({ deleted: 1, token: null });
  expect((await post('/delete', { token })).data).toEqual({ deleted: 0, token: null });
  expect(await site.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
});

test('news is sent once it can be seen, even with an earlier date, but not when it is changed later', async () => {
  const { data } = await site.execute(
    '{ posts(first: 3, where: { hasPassword: false }) { nodes { databaseId uri categories { nodes { slug } } } } }',
  );
  const [first, second, third] = data.posts.nodes;
  const publish = async (
    { databaseId }: { databaseId: number },
    published: Date,
    modified: Date,
    status: 'publish' | 'draft' = 'publish',
  ) =>
    await site.db
      .updateTable('content_node')
      .set({ published_at: published, modified_at: modified, status })
      .where('id', '=', databaseId)
      .execute();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  for (const post of [first, second, third]) await publish(post, hours(-24 * 30), hours(-24 * 30));
  await subscribeAndConfirm({ topic: 'news', query: 'year=2024&market=nowhere' });
  expect((await post('/describe', { topic: 'news', query: 'category=insights&q=dock' })).data).toMatchObject({
    title: 'News',
    description: 'Insights, “dock”',
    href: '/news/?q=dock&category=insights',
  });
  await publish(first, hours(-20), hours(0));
  await publish(second, hours(-24 * 20), hours(0));
  await publish(third, hours(0), hours(0), 'draft');
  advanceClock(3600);
  expect(await sendUpdates(services)).toBe(1);
  expect(sent[0]?.subject).toContain('1 new article');
  expect(sent[0]?.text).toContain(first.uri);
  expect(sent[0]?.text).not.toContain(second.uri);
  expect(sent[0]?.text).not.toContain(third.uri);
  advanceClock(DAY);
  await publish(first, hours(-20), hours(0));
  expect(await sendUpdates(services)).toBe(0);
  await publish(third, hours(-1), hours(0));
  advanceClock(3600);
  expect(await sendUpdates(services)).toBe(1);
  expect(sent[1]?.text).toContain(third.uri);
});

test('unpublished and withdrawn buildings are in no message', async () => {
  const [id = 0] = ids;
  await subscribeAndConfirm();
  advanceClock(3600);
  await setSpace([id], 5000);
  await site.db.updateTable('content_node').set({ status: 'draft' }).where('id', '=', id).execute();
  expect(await sendUpdates(services)).toBe(0);
  await site.db.updateTable('content_node').set({ status: 'publish' }).where('id', '=', id).execute();
});

test('two runs at the same time send one message', async () => {
  await subscribeAndConfirm();
  advanceClock(3600);
  await setSpace(ids.slice(0, 2), 5000);
  const counts = await Promise.all([sendUpdates(services), sendUpdates(services), sendUpdates(services)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(sent).toHaveLength(1);
});

test('a failed message is sent by the next run, and a rejected address is deleted after three', async () => {
  await subscribeAndConfirm();
  advanceClock(3600);
  await setSpace(ids.slice(0, 1), 5000);
  deliver = async () => await Promise.reject(new Error('The connection was closed.'));
  expect(await sendUpdates(services)).toBe(0);
  deliver = async (email) => void sent.push(email);
  expect(await sendUpdates(services)).toBe(1);
  advanceClock(DAY);
  await setSpace(ids.slice(0, 1), 8000);
  deliver = async () => await Promise.reject(Object.assign(new Error(), { command: 'RCPT TO', response: '550 No such user' }));
  for (let run = 0; run < 3; run++) await sendUpdates(services);
  expect(await site.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
});

test('a failure of the mail server ends the run with the first message', async () => {
  for (const name of ['a', 'b', 'c']) await subscribeAndConfirm({ email: `${name}@example.com` });
  advanceClock(3600);
  await setSpace(ids.slice(0, 1), 5000);
  let attempts = 0;
  deliver = async () => {
    attempts += 1;
    await Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' }));
  };
  await expect(sendUpdates(services)).rejects.toThrow('mail server');
  expect(attempts).toBe(1);
  deliver = async (email) => void sent.push(email);
  expect(await sendUpdates(services)).toBe(3);
});

test('a message that a crash interrupted is not sent twice, and one that was not begun is sent', async () => {
  await subscribeAndConfirm();
  await subscribeAndConfirm({ email: 'omar@example.com' });
  advanceClock(3600);
  await setSpace(ids.slice(0, 1), 5000);
  await site.db.updateTable('subscription').set({ claimed_at: now, sending_at: now }).where('email', '=', 'dana@example.com').execute();
  await site.db.updateTable('subscription').set({ claimed_at: now }).where('email', '=', 'omar@example.com').execute();
  expect(await sendUpdates(services)).toBe(0);
  advanceClock(3600);
  expect(await sendUpdates(services)).toBe(1);
  expect(sent.map(({ to }) => to.address)).toEqual(['omar@example.com']);
  advanceClock(DAY);
  await setSpace(ids.slice(0, 1), 9000);
  expect(await sendUpdates(services)).toBe(2);
});

test('a link from an email shows and removes all alerts of its address, and no others', async () => {
  const token = await subscribeAndConfirm({ query: 'min=1000' });
  await subscribeAndConfirm({ query: 'q=dallas&sort=largest' });
  const foreign = await subscribeAndConfirm({ email: 'omar@example.com' });
  const { data } = await post('/list', { token });
  expect(data['email']).toBe('dana@example.com');
  expect(data['subscriptions'].map(({ description }: { description: string }) => description)).toEqual([
    'At least 1,000 sq ft',
    expect.stringContaining('dallas'),
  ]);
  const { data: other } = await post('/list', { token: foreign });
  await post('/delete', { token, ids: [other['subscriptions'][0].id] });
  expect((await post('/list', { token: foreign })).data['subscriptions']).toHaveLength(1);
  const [first] = data['subscriptions'];
  const remaining = await post('/delete', { token, ids: [first.id] });
  expect((await post('/list', { token })).status).toBe(404);
  expect((await post('/list', { token: remaining.data['token'] })).data['subscriptions']).toHaveLength(1);
  expect((await post('/delete', { token: remaining.data['token'], ids: 'all' })).data).toEqual({ deleted: 1, token: null });
});

test('removing an alert of another address, or one that is gone, removes nothing and says so', async () => {
  const token = await subscribeAndConfirm();
  for (const ids of [['999999'], ['1', '2']])
    expect((await post('/delete', { token, ids })).data).toMatchObject({ deleted: 0, token: expect.any(String) });
  expect((await post('/delete', { token: `1.${'a'.repeat(43)}` })).data).toEqual({ deleted: 0, token: null });
});

test('requests that no one confirms do not use up the limit of an address', async () => {
  const token = await subscribeAndConfirm();
  const rows = Array.from({ length: 20 }, (_, index) => ({
    email: 'dana@example.com',
    topic: 'properties',
    query: `min=${index + 1}`,
    created_at: now,
  }));
  await site.db.insertInto('subscription').values(rows).execute();
  const [email] = await subscribe({ query: 'min=5000' });
  expect(email?.subject).toContain('Confirm your alert');
  expect((await post('/confirm', { token: email ? findToken(email, 'confirm') : '' })).status).toBe(200);
  expect((await post('/list', { token })).data['subscriptions']).toHaveLength(2);
  await site.db.updateTable('subscription').set({ confirmed_at: now, checked_at: now }).execute();
  expect((await subscribe({ query: 'min=7000' }))[0]?.subject).toContain('Your alerts');
});

test('an administrator exports and erases what is stored about an address', async () => {
  await subscribeAndConfirm({ query: 'min=5000' });
  await subscribeAndConfirm({ email: 'omar@example.com' });
  const submission = { recipient: '', state: 'new', sender: Buffer.from('0'), digest: Buffer.from('0'), created_at: now } as const;
  const fields = [
    { name: 'email', values: ['Dana@example.com '] },
    { name: 'message', values: ['Please call.'] },
  ];
  await site.db
    .insertInto('form_submission')
    .values([
      { ...submission, reference: 'DANA-1', form: 'contact', values: JSON.stringify(fields), files: '[]' },
      { ...submission, reference: 'OMAR-1', form: 'contact', values: '[{"name":"email","values":["omar@example.com"]}]', files: '[]' },
    ])
    .execute();
  await site.db
    .insertInto('comment')
    .values({
      node_id: ids[0] ?? 0,
      author_name: 'Dana',
      author_email: 'dana@Example.com',
      author_ip: '203.0.113.9',
      content: 'Well placed.',
      status: 'approve',
      created_at: now,
    })
    .execute();
  const exported = '{ personalData(email: "DANA@example.com") { group id values { name value } } }';
  const erase = 'mutation { erasePersonalData(input: { email: "Dana@example.com" }) { deleted anonymized } }';
  for (const as of [undefined, 'editor'] as const)
    for (const query of [exported, erase])
      expect((await site.execute(query, as ? { as } : {})).messages).toEqual([
        'Sorry, you are not allowed to access the personal data of visitors.',
      ]);
  const { data } = await site.execute(exported, { as: 'administrator' });
  expect(data.personalData.map(({ group }: { group: string }) => group)).toEqual(['SUBSCRIPTION', 'FORM_SUBMISSION', 'COMMENT']);
  expect(data.personalData[0].values).toContainEqual({ name: 'query', value: 'min=5000' });
  expect(data.personalData[1]).toMatchObject({
    id: 'DANA-1',
    values: expect.arrayContaining([{ name: 'message', value: 'Please call.' }]),
  });
  expect(data.personalData[2].values).toContainEqual({ name: 'ipAddress', value: '203.0.113.9' });
  expect((await site.execute(erase, { as: 'administrator' })).data.erasePersonalData).toEqual({ deleted: 2, anonymized: 1 });
  expect((await site.execute(exported, { as: 'administrator' })).data.personalData).toEqual([]);
  expect(await site.db.selectFrom('subscription').select('email').execute()).toEqual([{ email: 'omar@example.com' }]);
  expect(await site.db.selectFrom('form_submission').select('reference').execute()).toEqual([{ reference: 'OMAR-1' }]);
  const [comment] = await site.db.selectFrom('comment').selectAll().where('content', '=', 'Well placed.').execute();
  expect(comment).toMatchObject({ author_name: 'Anonymous', author_email: '', author_ip: '' });
  const audit = await site.db
    .selectFrom('audit_record')
    .select(['object_type', 'object_name'])
    .where('object_type', '=', 'PersonalData')
    .execute();
  expect(JSON.stringify(audit)).not.toContain('dana');
  expect(audit).toHaveLength(1);
});

test('unconfirmed subscriptions are deleted after seven days, and their links end', async () => {
  const [email] = await subscribe();
  advanceClock(7 * DAY);
  expect((await post('/confirm', { token: email ? findToken(email, 'confirm') : '' })).status).toBe(404);
  expect(await deleteUnconfirmed(services)).toBe(1);
});

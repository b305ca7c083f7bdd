/** Password-protected content: what visitors see before and after they enter the password. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPasswordToken, loadEnteredPasswords } from '../../content/auth/content-passwords.ts';
import { deriveKeys } from '../../content/auth/keys.ts';
import { type PrivateService, startPrivateService } from '../support/private-service.ts';

const PASSWORD = 'open sesame';
const QUERY = `{
  node: nodeByUri(uri: "/news/locked/") {
    ... on Post {
      title isRestricted hasPassword password date content excerpt commentCount
      blocks { name attributesJSON }
      featuredImage { node { sourceUrl } }
      seo { metaDesc opengraphDescription twitterDescription readingTime opengraphImage { sourceUrl } }
      postLeadSection { leadParagraph }
      comments { nodes { content } }
    }
  }
  search(query: "vault") { nodes { ... on Post { title } } }
  byTitle: search(query: "Locked memo") { nodes { ... on Post { title } } }
}`;

let service: PrivateService;
let url: string;

async function post(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    // Tests read the fields that their query selects.
    // oxlint-disable-next-line typescript/no-explicit-any
    data: any;
    errors?: { message: string }[];
  };
  return { data, message: errors?.[0]?.message ?? null };
}

const UNLOCK =
  'mutation ($uri: String!, $password: String!) { unlockContent(input: { uri: $uri, password: $password }) { outcome token } }';

async function unlock(uri: string, password: string, address = '198.51.100.7') {
  const { data, message } = await post(UNLOCK, { uri, password }, { 'x-forwarded-for': address });
  const { outcome = null, token = null } = (data?.unlockContent ?? {}) as { outcome?: string; token?: string | null };
  return { outcome, token, message };
}

async function readContent(uri: string, tokens: readonly (string | null)[]): Promise<string | null> {
  const { data } = await post(
    'query ($uri: String!) { nodeByUri(uri: $uri) { ... on NodeWithContentEditor { content } } }',
    { uri },
    { 'x-content-passwords': tokens.join(',') },
  );
  return data.nodeByUri?.content ?? null;
}

async function setPassword(slug: string, password: string | null): Promise<void> {
  await sql`update content_node set password = ${password} where slug = ${slug}`.execute(service.database.db);
  // Changes by commands increment the version.
  await sql`update content_version set version = version + 1`.execute(service.database.db);
}

beforeAll(async () => {
  service = await startPrivateService();
  url = `${service.content.url}/graphql`;
  await sql`update content_node set excerpt = 'The vault in short.', seo = '{"description": "About the vault."}',
    fields = '{"postLeadSection": {"leadParagraph": "The vault leads."}}',
    featured_image_id = (select min(node_id) from media_item) where slug = 'locked'`.execute(service.database.db);
});
afterAll(() => service.stop());
beforeEach(() => sql`delete from rate_limit`.execute(service.database.db));

describe('visitors without the password', () => {
  test('see the title of protected content, and nothing that reveals it', async () => {
    const { data, message } = await post(QUERY);
    expect(message).toBeNull();
    expect(data.node).toEqual({
      title: 'Locked memo',
      isRestricted: true,
      hasPassword: true,
      password: null,
      date: null,
      content: null,
      excerpt: null,
      commentCount: null,
      blocks: [],
      featuredImage: null,
      seo: { metaDesc: null, opengraphDescription: null, twitterDescription: null, readingTime: null, opengraphImage: null },
      postLeadSection: { leadParagraph: null },
      comments: { nodes: [] },
    });
    expect([data.search.nodes, data.byTitle.nodes]).toEqual([[], []]);
    expect(JSON.stringify(data)).not.toMatch(/1234|vault in short|About the vault|vault leads/i);
  });

  test.each(['', 'open', 'OPEN SESAME', 'open sesame!', 'x'.repeat(5000), "' or true --"])(
    'get no token for the password %j',
    async (password) => {
      expect(await unlock('/news/locked/', password)).toEqual({ outcome: 'WRONG_PASSWORD', token: null, message: null });
    },
  );

  test('get no token for content without a password, and an error for content that they cannot see', async () => {
    expect(await unlock('/news/report-1/', PASSWORD)).toEqual({ outcome: 'UNPROTECTED', token: null, message: null });
    for (const uri of ['/nothing/', '/news/draft/', '/news/private/', 'https://evil.example/news/locked/'])
      expect(await unlock(uri, PASSWORD)).toEqual({ outcome: null, token: null, message: 'The content does not exist.' });
  });
});

describe('visitors with the password', () => {
  test('see the content, but not the password', async () => {
    const { token } = await unlock('/news/locked/', PASSWORD);
    const { data } = await post(QUERY, {}, { 'x-content-passwords': token ?? '' });
    expect(data.node).toMatchObject({
      title: 'Locked memo',
      isRestricted: false,
      hasPassword: true,
      password: null,
      date: '2025-02-10T13:00:00',
    });
    expect(data.node.content).toContain('The vault code is 1234.');
    expect(data.node.excerpt).toContain('The vault in short.');
    expect(data.node.seo.metaDesc).toBe('About the vault.');
    expect(data.node.blocks[0].attributesJSON).toContain('1234');
    expect(data.node.comments.nodes[0].content).toContain('The code is wrong');
  });

  test('are the only ones who see it, although responses to visitors are cached', async () => {
    const { token } = await unlock('/news/locked/', PASSWORD);
    for (const tokens of [[token], [], [token], ['1.1.x'], [token], []]) {
      const content = await readContent('/news/locked/', tokens);
      expect(content !== null).toBe(tokens.includes(token));
    }
    // A slow machine answers more requests at a time with 503.
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => readContent('/news/locked/', index % 2 === 0 ? [token] : [])),
      );
      expect(results.map((content) => content !== null)).toEqual(results.map((_, index) => index % 2 === 0));
    }
  });

  test('may paste it with spaces around it', async () => {
    expect((await unlock('/news/locked/', `  ${PASSWORD}\n`)).token).not.toBeNull();
  });

  test('see all content with the same password, and no content with another one or that is not published', async () => {
    const { token } = await unlock('/news/locked/', PASSWORD);
    await setPassword('report-1', PASSWORD);
    await setPassword('report-2', 'another');
    await setPassword('draft', PASSWORD);
    try {
      expect(await readContent('/news/report-1/', [])).toBeNull();
      expect(await readContent('/news/report-1/', [token])).not.toBeNull();
      expect(await readContent('/news/report-2/', [token])).toBeNull();
      const { token: other } = await unlock('/news/report-2/', 'another');
      expect(await readContent('/news/report-2/', [token, other])).not.toBeNull();
      expect(await readContent('/news/locked/', [token, other])).not.toBeNull();
      const { data } = await post('{ post(id: "draft", idType: SLUG) { title } }', {}, { 'x-content-passwords': token ?? '' });
      expect(data.post).toBeNull();
    } finally {
      for (const slug of ['report-1', 'report-2', 'draft']) await setPassword(slug, null);
    }
  });

  test('see it no longer after the password has changed', async () => {
    const { token } = await unlock('/news/locked/', PASSWORD);
    await setPassword('locked', 'new words');
    try {
      expect(await readContent('/news/locked/', [token])).toBeNull();
      expect((await unlock('/news/locked/', PASSWORD)).token).toBeNull();
      expect(await readContent('/news/locked/', [(await unlock('/news/locked/', 'new words')).token])).not.toBeNull();
    } finally {
      await setPassword('locked', PASSWORD);
    }
  });
});

describe('tokens', () => {
  test('that were not issued for this content, or have been changed, open nothing', async () => {
    const { token } = await unlock('/news/locked/', PASSWORD);
    const [id = '', expires = '', signature = ''] = (token ?? '').split('.');
    const forged = [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${Number(id) + 1}.${expires}.${signature}`,
      `${id}.${expires}.${signature.slice(0, -2)}AA`,
      `${id}.${expires}.${signature.slice(1)}`,
      `${id}.${expires}.`,
      `${id}.99999999999.${'A'.repeat(43)}`,
      `9999999999.${expires}.${signature}`,
      `-1.${expires}.${signature}`,
      `${id}.${expires}.${signature}.x`,
      PASSWORD,
      '',
      ','.repeat(5000),
    ];
    for (const each of forged)
      expect(`${each.slice(0, 60)} ${await readContent('/news/locked/', [each])}`).toBe(`${each.slice(0, 60)} null`);
    expect(await readContent('/news/locked/', [...forged.slice(0, 5), token])).not.toBeNull();
  });

  test('expire after ten days, and remain valid for as long as a previous secret is accepted', async () => {
    const { db } = service.database;
    const { id } = await db.selectFrom('content_node').select('id').where('slug', '=', 'locked').executeTakeFirstOrThrow();
    const start = new Date('2026-06-01T00:00:00Z');
    const addDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
    const former = 'the former secret of this site';
    const oldKeys = deriveKeys({ current: former, previous: [] });
    const token = createPasswordToken(oldKeys, { id, password: PASSWORD }, start);
    const load = (keys: typeof oldKeys, now: Date) => loadEnteredPasswords({ db, keys, now: () => now }, token);
    expect(await load(oldKeys, addDays(9.99))).toEqual([PASSWORD]);
    expect(await load(oldKeys, addDays(10))).toEqual([]);
    const newKeys = deriveKeys({ current: 'the current secret of this site', previous: [{ secret: former, until: addDays(5) }] });
    expect(await load(newKeys, addDays(4))).toEqual([PASSWORD]);
    expect(await load(newKeys, addDays(6))).toEqual([]);
  });
});

describe('wrong passwords', () => {
  test('are limited for each network and content, and lock out neither other networks nor other content', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await unlock('/news/locked/', `guess ${attempt}`)).outcome).toBe('WRONG_PASSWORD');
    expect((await unlock('/news/locked/', PASSWORD)).outcome).toBe('TOO_MANY_ATTEMPTS');
    expect((await unlock('/news/locked/', PASSWORD, '203.0.113.9')).token).not.toBeNull();
    await setPassword('report-1', 'another');
    try {
      expect((await unlock('/news/report-1/', 'another')).token).not.toBeNull();
    } finally {
      await setPassword('report-1', null);
    }
  });

  test('of many addresses in one network are limited together', async () => {
    const outcomes: (string | null)[] = [];
    for (let attempt = 0; attempt < 40; attempt++)
      outcomes.push((await unlock('/news/locked/', `guess ${attempt}`, `198.51.100.${attempt + 1}`)).outcome);
    expect(outcomes.filter((outcome) => outcome === 'WRONG_PASSWORD')).toHaveLength(30);
    expect((await unlock('/news/locked/', PASSWORD, '203.0.113.9')).token).not.toBeNull();
  });

  test('are forgotten after the correct one', async () => {
    for (let attempt = 0; attempt < 9; attempt++) await unlock('/news/locked/', `guess ${attempt}`);
    expect((await unlock('/news/locked/', PASSWORD)).token).not.toBeNull();
    expect((await unlock('/news/locked/', 'guess')).outcome).toBe('WRONG_PASSWORD');
  });
});

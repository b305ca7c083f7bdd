/** Writes to the content service continuously, and records the acknowledged writes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../../content/db/connect.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import type { Product } from './product.ts';

export interface Writer {
  /** Number of acknowledged writes so far. */
  acknowledged: () => number;
  /** Requests without an acknowledgment: refused, or interrupted by a kill. */
  refused: () => number;
  /** Stops after the write in progress. */
  stop: () => Promise<void>;
  /** Compares the database with the acknowledged writes. @returns a line for each lost or incomplete write */
  findProblems: () => Promise<string[]>;
}

const CONCURRENCY = 4;
const PAUSE_MS = 25;
/** Sign-ins are rate-limited. A token is valid longer than this. */
const SIGN_IN_AGAIN_MS = 120_000;

const login = `mutation ($password: String!) { login(input: { username: "admin", password: $password }) { authToken } }`;
const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { databaseId } } }`;
const update = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { databaseId } } }`;

export async function startWriter({ contentUrl, adminPassword, readDatabaseUrl }: Product): Promise<Writer> {
  const created = new Map<number, number>();
  const updated = new Set<number>();
  let next = 1;
  let refused = 0;
  const stopping = new AbortController();
  let token = '';
  let signedInAt = 0;

  const post = async (query: string, variables: object): Promise<Record<string, unknown> | undefined> => {
    const response = await fetch(`${contentUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const result = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
    return result.errors === undefined ? result.data : undefined;
  };
  const signIn = async () => {
    const data = (await post(login, { password: adminPassword })) as { login?: { authToken?: string } } | undefined;
    const newToken = data?.login?.authToken;
    if (newToken === undefined) throw new Error('The administrator cannot sign in.');
    token = newToken;
    signedInAt = performance.now();
  };
  /** Only one worker signs in again, while the others use the previous token. */
  let isSigningIn = false;
  const renewToken = async () => {
    if (isSigningIn || performance.now() - signedInAt < SIGN_IN_AGAIN_MS) return;
    isSigningIn = true;
    await signIn().finally(() => (isSigningIn = false));
  };
  const write = async (number: number): Promise<boolean> => {
    const target = number % 3 === 0 ? created.get(number - 30 - 1) : undefined;
    if (target === undefined) {
      const input = { title: `Drill ${number}`, content: `<p>Body ${number}</p>`, status: 'PUBLISH', tags: { nodes: [{ name: 'Drill' }] } };
      const data = (await post(create, { input })) as { createPost?: { post?: { databaseId: number } } } | undefined;
      const id = data?.createPost?.post?.databaseId;
      if (id !== undefined) created.set(number, id);
      return id !== undefined;
    }
    const input = { id: toGlobalId('post', target), title: `Drill changed ${number}` };
    const data = (await post(update, { input })) as { updatePost?: { post?: unknown } } | undefined;
    if (data?.updatePost?.post) updated.add(number);
    return Boolean(data?.updatePost?.post);
  };
  const work = async () => {
    while (!stopping.signal.aborted) {
      const number = next;
      next += 1;
      try {
        await renewToken();
        if (!(await write(number))) refused += 1;
      } catch {
        refused += 1;
      }
      await sleep(PAUSE_MS);
    }
  };
  await signIn();
  const workers = Promise.all(Array.from({ length: CONCURRENCY }, work));
  return {
    acknowledged: () => created.size + updated.size,
    refused: () => refused,
    stop: async () => {
      stopping.abort();
      await workers;
    },
    findProblems: () => findProblems(readDatabaseUrl(), created, updated),
  };
}

async function findProblems(databaseUrl: string, created: ReadonlyMap<number, number>, updated: ReadonlySet<number>): Promise<string[]> {
  const db = await connect(databaseUrl);
  try {
    const { rows } = await sql<{ id: number; title: string; tags: number; revisions: number }>`
      select n.id, n.title,
        (select count(*)::int from term_relationship r where r.node_id = n.id) as tags,
        (select count(*)::int from content_node r where r.revision_of = n.id) as revisions
      from content_node n where n.type = 'post' and n.revision_of is null and n.title like 'Drill %'`.execute(db);
    const ids = new Set(rows.map(({ id }) => id));
    const titles = new Set(rows.map(({ title }) => title));
    return [
      ...[...created].filter(([, id]) => !ids.has(id)).map(([number]) => `The acknowledged post ${number} is missing.`),
      ...[...updated]
        .filter((number) => !titles.has(`Drill changed ${number}`))
        .map((number) => `The acknowledged change ${number} is missing.`),
      ...rows.filter(({ tags, revisions }) => tags === 0 || revisions === 0).map(({ title }) => `The post "${title}" is incomplete.`),
    ];
  } finally {
    await db.destroy();
  }
}

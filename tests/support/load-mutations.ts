/** Sends a load of numbered mutations, and checks afterwards that every write is complete. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../content/db/tables.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { postGraphql } from './graphql-client.ts';

/** The mutations that the service has acknowledged with data, by number. `created` maps the number to the id of the post. */
export type Acknowledged = { created: Map<number, number>; updated: Set<number>; commented: Set<number> };

export const createAcknowledged = (): Acknowledged => ({ created: new Map(), updated: new Set(), commented: new Set() });

const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { databaseId } } }`;
const update = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { databaseId content } } }`;
const comment = `mutation ($input: CreateCommentInput!) { createComment(input: $input) { success comment { databaseId } } }`;

/**
 * Sends one mutation. By number, half of them create a post with terms and fields, a quarter update a post and a quarter comment on one.
 * @returns whether the service has acknowledged it
 */
export async function sendMutation(url: string, token: string, number: number, acknowledged: Acknowledged): Promise<boolean> {
  const runMutation = async (query: string, input: object) => {
    try {
      const { data } = await postGraphql(JSON.stringify({ query, variables: { input } }), { authorization: `Bearer ${token}` }, url);
      return data;
    } catch {
      // The service is down.
      return undefined;
    }
  };
  // A post that was created some time ago. Each post is updated at most once.
  const target = acknowledged.created.get(number - (number % 4) - 40 + (number % 4 === 2 ? 0 : 1));
  if (number % 4 < 2 || target === undefined) {
    const data = await runMutation(create, {
      title: `Load ${number}`,
      content: `<!-- wp:paragraph --><p>Body ${number}</p><!-- /wp:paragraph -->`,
      status: 'PUBLISH',
      categories: { nodes: [{ slug: 'news' }] },
      tags: { nodes: [{ name: `Load tag ${number % 5}` }, { name: 'Load' }] },
      postLeadSection: { leadParagraph: `<p>Lead ${number}</p>` },
    });
    const id: unknown = data?.createPost?.post?.databaseId;
    if (typeof id === 'number') acknowledged.created.set(number, id);
    return typeof id === 'number';
  }
  if (number % 4 === 2) {
    const body = `<!-- wp:paragraph --><p>Changed by ${number}</p><!-- /wp:paragraph -->`;
    const data = await runMutation(update, { id: toGlobalId('post', target), title: `Load changed ${number}`, content: body });
    if (data?.updatePost?.post) acknowledged.updated.add(number);
    return Boolean(data?.updatePost?.post);
  }
  const data = await runMutation(comment, { commentOn: target, content: `Comment ${number}` });
  if (data?.createComment?.success) acknowledged.commented.add(number);
  return Boolean(data?.createComment?.success);
}

/** Finds acknowledged writes that the database does not contain. */
export async function findLostWrites(db: Kysely<Database>, acknowledged: Acknowledged): Promise<string[]> {
  const { rows: posts } = await sql<{ id: number; title: string }>`
    select id, title from content_node where type = 'post' and revision_of is null and title like 'Load %'`.execute(db);
  const { rows: comments } = await sql<{ content: string }>`select content from comment`.execute(db);
  const ids = new Set(posts.map(({ id }) => id));
  const titles = new Set(posts.map(({ title }) => title));
  const contents = comments.map(({ content }) => content);
  return [
    ...[...acknowledged.created].filter(([, id]) => !ids.has(id)).map(([number]) => `post ${number} is missing`),
    ...[...acknowledged.updated].filter((number) => !titles.has(`Load changed ${number}`)).map((number) => `update ${number} is missing`),
    ...[...acknowledged.commented]
      .filter((number) => !contents.some((content) => content.includes(`Comment ${number}`)))
      .map((number) => `comment ${number} is missing`),
  ];
}

type PostRow = {
  id: number;
  title: string;
  content: string;
  lead: string | null;
  terms: number;
  revisions: number;
  newest: string | null;
};

/**
 * Finds incomplete writes: posts without their terms, fields, revision or purge event, wrong term counts, and a content version that was not
 * incremented exactly once per command.
 * @param before version and events before the load
 */
export async function findIncompleteWrites(db: Kysely<Database>, before: Totals): Promise<string[]> {
  const { rows: posts } = await sql<PostRow>`
    select n.id, n.title, n.content, n.fields #>> '{postLeadSection,leadParagraph}' as lead,
      (select count(*)::int from term_relationship r where r.node_id = n.id) as terms,
      (select count(*)::int from content_node r where r.revision_of = n.id) as revisions,
      (select r.content from content_node r where r.revision_of = n.id order by r.published_at desc, r.id desc limit 1) as newest
    from content_node n where n.type = 'post' and n.revision_of is null and n.title like 'Load %'`.execute(db);
  const { rows: comments } = await sql<{ id: number }>`select id from comment where content like '%Comment %'`.execute(db);
  const { rows: events } = await sql<{ keys: string[] }>`select keys from purge_event where id > ${before.lastEvent}`.execute(db);
  const { rows: counts } = await sql<{ slug: string; stored: number; actual: number }>`
    select t.slug, t.count as stored, (select count(*)::int from term_relationship r join content_node n on n.id = r.node_id
      where r.term_id = t.id and n.status = 'publish') as actual
    from term t where t.slug like 'load%' or t.slug = 'news'`.execute(db);
  const eventCounts = new Map<string, number>();
  for (const key of events.flatMap(({ keys }) => keys)) eventCounts.set(key, (eventCounts.get(key) ?? 0) + 1);

  const problems: string[] = [];
  let updates = 0;
  for (const post of posts) {
    const isChanged = post.title.startsWith('Load changed ');
    const number = post.title.slice(post.title.lastIndexOf(' ') + 1);
    if (isChanged) updates += 1;
    const expected = {
      content: `<!-- wp:paragraph --><p>${isChanged ? 'Changed by' : 'Body'} ${number}</p><!-- /wp:paragraph -->`,
      terms: 3,
      revisions: isChanged ? 2 : 1,
    };
    if (post.content !== expected.content || post.newest !== post.content)
      problems.push(`${post.title}: wrong content in the post or its revision`);
    if (post.lead === null || (!isChanged && post.lead !== `<p>Lead ${number}</p>`))
      problems.push(`${post.title}: missing or wrong fields`);
    if (post.terms !== expected.terms) problems.push(`${post.title}: ${post.terms} terms`);
    if (post.revisions !== expected.revisions) problems.push(`${post.title}: ${post.revisions} revisions`);
    if ((eventCounts.get(toGlobalId('post', post.id)) ?? 0) < expected.revisions) problems.push(`${post.title}: missing purge events`);
  }
  for (const { slug, stored, actual } of counts)
    if (stored !== actual) problems.push(`term ${slug} has count ${stored} instead of ${actual}`);
  const commands = posts.length + updates + comments.length;
  const now = await readTotals(db);
  if (now.version - before.version !== commands)
    problems.push(`${commands} commands incremented the version by ${now.version - before.version}`);
  if (events.length !== commands) problems.push(`${commands} commands recorded ${events.length} purge events`);
  return problems;
}

export type Totals = { version: number; lastEvent: number };

export async function readTotals(db: Kysely<Database>): Promise<Totals> {
  const { rows } = await sql<{ version: string; last: number }>`
    select (select version from content_version) as version, (select coalesce(max(id), 0)::int from purge_event) as last`.execute(db);
  return { version: Number(rows[0]?.version ?? 0), lastEvent: rows[0]?.last ?? 0 };
}

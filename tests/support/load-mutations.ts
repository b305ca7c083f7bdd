/** A load of mutations whose every part can be told apart afterwards, and the check that what was written is whole. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../content/db/tables.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { send } from './ask.ts';

/** What a caller knows of what it asked for: only an answer with data counts as a promise. */
export type Promised = { created: Map<number, number>; updated: Set<number>; commented: Set<number> };

export const nothingPromised = (): Promised => ({ created: new Map(), updated: new Set(), commented: new Set() });

const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { databaseId } } }`;
const update = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { databaseId content } } }`;
const comment = `mutation ($input: CreateCommentInput!) { createComment(input: $input) { success comment { databaseId } } }`;

/**
 * Sends the mutation of a number: half of them create a post with terms and fields, a quarter change one, a quarter comment on one.
 * @returns whether it was acknowledged
 */
export async function sendMutation(url: string, token: string, number: number, promised: Promised): Promise<boolean> {
  const ask = async (query: string, input: object) => {
    try {
      const { data } = await send(JSON.stringify({ query, variables: { input } }), { authorization: `Bearer ${token}` }, url);
      return data;
    } catch {
      // Nobody answers any more.
      return undefined;
    }
  };
  // A post that is there for some time; one is changed once at most.
  const target = promised.created.get(number - (number % 4) - 40 + (number % 4 === 2 ? 0 : 1));
  if (number % 4 < 2 || target === undefined) {
    const data = await ask(create, {
      title: `Load ${number}`,
      content: `<!-- wp:paragraph --><p>Body ${number}</p><!-- /wp:paragraph -->`,
      status: 'PUBLISH',
      categories: { nodes: [{ slug: 'news' }] },
      tags: { nodes: [{ name: `Load tag ${number % 5}` }, { name: 'Load' }] },
      postLeadSection: { leadParagraph: `<p>Lead ${number}</p>` },
    });
    const id: unknown = data?.createPost?.post?.databaseId;
    if (typeof id === 'number') promised.created.set(number, id);
    return typeof id === 'number';
  }
  if (number % 4 === 2) {
    const body = `<!-- wp:paragraph --><p>Changed by ${number}</p><!-- /wp:paragraph -->`;
    const data = await ask(update, { id: toGlobalId('post', target), title: `Load changed ${number}`, content: body });
    if (data?.updatePost?.post) promised.updated.add(number);
    return Boolean(data?.updatePost?.post);
  }
  const data = await ask(comment, { commentOn: target, content: `Comment ${number}` });
  if (data?.createComment?.success) promised.commented.add(number);
  return Boolean(data?.createComment?.success);
}

/** Promises that the database does not keep. */
export async function brokenPromises(db: Kysely<Database>, promised: Promised): Promise<string[]> {
  const { rows: posts } = await sql<{ id: number; title: string }>`
    select id, title from content_node where type = 'post' and revision_of is null and title like 'Load %'`.execute(db);
  const { rows: comments } = await sql<{ content: string }>`select content from comment`.execute(db);
  const ids = new Set(posts.map(({ id }) => id));
  const titles = new Set(posts.map(({ title }) => title));
  const contents = comments.map(({ content }) => content);
  return [
    ...[...promised.created].filter(([, id]) => !ids.has(id)).map(([number]) => `post ${number} is gone`),
    ...[...promised.updated].filter((number) => !titles.has(`Load changed ${number}`)).map((number) => `change ${number} is gone`),
    ...[...promised.commented]
      .filter((number) => !contents.some((content) => content.includes(`Comment ${number}`)))
      .map((number) => `comment ${number} is gone`),
  ];
}

type Whole = {
  id: number;
  title: string;
  content: string;
  lead: string | null;
  terms: number;
  revisions: number;
  newest: string | null;
};

/**
 * What is only half there: posts without their terms, fields, revision or event, counts that count something else, and a version that has not
 * risen once with every command.
 * @param before version and events before the load
 */
export async function halfDone(db: Kysely<Database>, before: Totals): Promise<string[]> {
  const { rows: posts } = await sql<Whole>`
    select n.id, n.title, n.content, n.fields #>> '{postLeadSection,leadParagraph}' as lead,
      (select count(*)::int from term_relationship r where r.node_id = n.id) as terms,
      (select count(*)::int from content_node r where r.revision_of = n.id) as revisions,
      (select r.content from content_node r where r.revision_of = n.id order by r.published_at desc, r.id desc limit 1) as newest
    from content_node n where n.type = 'post' and n.revision_of is null and n.title like 'Load %'`.execute(db);
  const { rows: comments } = await sql<{ id: number }>`select id from comment where content like '%Comment %'`.execute(db);
  const { rows: events } = await sql<{ keys: string[] }>`select keys from purge_event where id > ${before.lastEvent}`.execute(db);
  const { rows: counts } = await sql<{ slug: string; said: number; actual: number }>`
    select t.slug, t.count as said, (select count(*)::int from term_relationship r join content_node n on n.id = r.node_id
      where r.term_id = t.id and n.status = 'publish') as actual
    from term t where t.slug like 'load%' or t.slug = 'news'`.execute(db);
  const told = new Map<string, number>();
  for (const key of events.flatMap(({ keys }) => keys)) told.set(key, (told.get(key) ?? 0) + 1);

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
      problems.push(`${post.title}: its words or those of its revision`);
    if (post.lead === null || (!isChanged && post.lead !== `<p>Lead ${number}</p>`)) problems.push(`${post.title}: its fields`);
    if (post.terms !== expected.terms) problems.push(`${post.title}: ${post.terms} terms`);
    if (post.revisions !== expected.revisions) problems.push(`${post.title}: ${post.revisions} revisions`);
    if ((told.get(toGlobalId('post', post.id)) ?? 0) < expected.revisions) problems.push(`${post.title}: its events`);
  }
  for (const { slug, said, actual } of counts) if (said !== actual) problems.push(`term ${slug} counts ${said}, not ${actual}`);
  const commands = posts.length + updates + comments.length;
  const now = await totals(db);
  if (now.version - before.version !== commands)
    problems.push(`${commands} commands raised the version by ${now.version - before.version}`);
  if (events.length !== commands) problems.push(`${commands} commands left ${events.length} events`);
  return problems;
}

export type Totals = { version: number; lastEvent: number };

export async function totals(db: Kysely<Database>): Promise<Totals> {
  const { rows } = await sql<{ version: number; last: number }>`
    select (select version::int from content_version) as version, (select coalesce(max(id), 0)::int from purge_event) as last`.execute(db);
  return { version: rows[0]?.version ?? 0, lastEvent: rows[0]?.last ?? 0 };
}

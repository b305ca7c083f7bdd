/** Creating, reading and moderating comments. Titles that end in "(recorded)" describe behavior recorded from WPGraphQL 1.14. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
let post: number;
beforeAll(async () => {
  site = await createWritableSite();
  post = await getNodeId('report-12');
});
afterAll(() => site.drop());

async function getNodeId(slug: string): Promise<number> {
  const row = await site.db.selectFrom('content_node').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return row.id;
}

type Options = NonNullable<Parameters<WritableSite['execute']>[1]>;
let minute = 0;

/** Creates each comment a minute after the previous one, so that the flood check affects only the tests of it. */
function createComment(input: Record<string, unknown>, options: Options = {}) {
  minute += 1;
  return site.execute(
    'mutation ($input: CreateCommentInput!) { createComment(input: $input) { success comment { id databaseId content status approved parentId author { node { __typename name } } } } }',
    { now: new Date(Date.UTC(2026, 0, 1, 0, minute)), ...options, variables: { input: { commentOn: post, ...input } } },
  );
}

const findComment = (content: string) => site.db.selectFrom('comment').selectAll().where('content', '=', content).executeTakeFirst();
const visitor = { author: 'Ola', authorEmail: 'ola@example.test' };

describe('comments by visitors', () => {
  test('the first comment of a visitor is held for moderation', async () => {
    const { data } = await createComment({ ...visitor, content: 'First words' });
    expect(data.createComment).toEqual({ success: true, comment: null });
    expect(await findComment('First words')).toMatchObject({
      status: 'hold',
      author_ip: '203.0.113.7',
      agent: 'tests',
      user_id: null,
    });
  });

  test('a comment is published immediately if an earlier one by the same visitor was approved', async () => {
    await site.db.updateTable('comment').set({ status: 'approve' }).where('content', '=', 'First words').execute();
    await site.takePurgeEvents();
    const { data } = await createComment({ ...visitor, content: 'Second <b onclick="x()">words</b><script>alert(1)</script>' });
    expect(data.createComment.comment).toMatchObject({
      content: '<p>Second <b>words</b></p>\n',
      status: 'APPROVE',
      approved: true,
      author: { node: { __typename: 'CommentAuthor', name: 'Ola' } },
    });
    const { keys, uris } = await site.takePurgeEvents();
    expect(keys).toEqual(expect.arrayContaining([data.createComment.comment.id, 'list:comment', toGlobalId('post', post)]));
    expect(uris).toEqual(['/news/report-12/']);
  });

  test('a comment with several links is held for moderation, and its links get rel="nofollow ugc"', async () => {
    const content = 'See <a href="https://a.example">a</a> and https://b.example';
    expect((await createComment({ ...visitor, content })).data.createComment.comment).toBeNull();
    expect(
      (await site.db.selectFrom('comment').select('content').where('content', 'like', 'See %').executeTakeFirstOrThrow()).content,
    ).toContain('rel="nofollow ugc"');
  });

  test('an empty comment is accepted but never shown (recorded)', async () => {
    expect((await createComment({ author: 'Empty', authorEmail: 'empty@example.test', content: '' })).data.createComment).toEqual({
      success: true,
      comment: null,
    });
  });

  test('a comment without an email address is held for moderation, as in WPGraphQL', async () => {
    expect((await createComment({ author: 'Nameless', content: 'No address' })).data.createComment).toEqual({
      success: true,
      comment: null,
    });
    expect(await findComment('No address')).toMatchObject({ status: 'hold', author_name: 'Nameless', author_email: '' });
  });

  test.each(['999999', 'nonsense'])('a reply to the comment %s, which does not exist, starts a new thread', async (parent) => {
    const content = `Reply to ${parent}`;
    expect((await createComment({ author: 'Late', content, parent })).data.createComment.success).toBe(true);
    expect(await findComment(content)).toMatchObject({ parent_id: null, status: 'hold' });
  });

  test('visitors cannot set the status, the date or the type of their comments', async () => {
    await createComment({
      author: 'Sly',
      authorEmail: 'sly@example.test',
      content: 'Approve me',
      status: 'APPROVE',
      approved: '1',
      date: '2001-01-01',
      type: 'pingback',
    });
    const row = await findComment('Approve me');
    expect(row).toMatchObject({ status: 'hold', type: 'comment' });
    expect(row?.created_at.getFullYear()).toBe(2026);
  });
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'http://'])(
  'a comment with the URL %j is accepted without the URL',
  async (authorUrl) => {
    const content = `A comment with ${authorUrl}`;
    expect((await createComment({ author: 'Ola', authorEmail: 'url@example.test', content, authorUrl })).messages).toEqual([]);
    expect(await findComment(content.trim())).toMatchObject({ author_url: '' });
  },
);

describe('rejected comments', () => {
  test.each([
    ['a comment without a name (recorded)', { content: 'Hi' }, 'Comment must include an authorName.'],
    [
      'a comment with an invalid email address',
      { content: 'Hi', author: 'Ola', authorEmail: 'ola' },
      'The email address you are trying to use is invalid',
    ],
    [
      'a comment on a node that does not exist (recorded)',
      { ...visitor, content: 'Hi', commentOn: 999_999 },
      'The ID of the node to comment on is invalid',
    ],
    ['a comment that is too long', { ...visitor, content: 'x'.repeat(70_000) }, 'Your comment is too long.'],
    ['a duplicate comment', { ...visitor, content: 'First words' }, 'Duplicate comment detected'],
  ])('%s is rejected', async (_case, input, message) => {
    expect((await createComment(input)).messages[0]).toContain(message);
  });

  test.each([
    ['home', null, 'Sorry, this post is closed to comments at the moment'],
    ['draft', null, 'The ID of the node to comment on is invalid'],
    ['draft', 'author', 'Sorry, comments are not allowed for this item.'],
    ['locked', null, 'Sorry, comments are not allowed for this item.'],
  ] as const)('a comment on the node "%s" by %s is rejected', async (slug, as, message) => {
    expect((await createComment({ ...visitor, content: 'Hi', commentOn: await getNodeId(slug) }, { as })).messages).toEqual([message]);
  });

  test('those who may read a draft can comment on it, and visitors do not see the comment', async () => {
    const content = 'Before it is published';
    const { data, messages } = await createComment({ content, commentOn: await getNodeId('draft') }, { as: 'editor' });
    expect(messages).toEqual([]);
    expect(data.createComment.comment).toMatchObject({ content: `<p>${content}</p>\n`, status: 'APPROVE' });
    const query = `{ comment(id: "${data.createComment.comment.id}") { content } comments(first: 100) { nodes { content } } }`;
    const seen = await site.execute(query);
    expect(seen.data.comment).toBeNull();
    expect(JSON.stringify(seen.data)).not.toContain(content);
  });

  test('a second comment within 15 seconds from the same IP address or user is rejected, except from moderators', async () => {
    const now = new Date('2027-01-01T00:00:00Z');
    const soon = new Date('2027-01-01T00:00:14Z');
    const tooFast = 'You are posting comments too quickly. Slow down.';
    const from = (address: string) => ({ client: { address } });
    const [ann, bob] = [
      { author: 'Ann', authorEmail: 'ann@example.test' },
      { author: 'Bob', authorEmail: 'bob@example.test' },
    ];
    expect((await createComment({ ...ann, content: 'One' }, { now, ...from('198.51.100.1') })).messages).toEqual([]);
    // A visitor who uses another person's email address does not prevent that person from commenting.
    expect((await createComment({ ...ann, content: 'Two' }, { now: soon, ...from('198.51.100.2') })).messages).toEqual([]);
    expect((await createComment({ content: 'One' }, { now, as: 'author', ...from('198.51.100.5') })).messages).toEqual([]);
    expect((await createComment({ content: 'Two' }, { now: soon, as: 'author', ...from('198.51.100.6') })).messages).toEqual([tooFast]);
    expect((await createComment({ ...bob, content: 'Two' }, { now: soon, ...from('198.51.100.1') })).messages).toEqual([tooFast]);
    expect((await createComment({ ...bob, content: 'Two' }, { now: soon, ...from('198.51.100.3') })).messages).toEqual([]);
    expect(
      (await createComment({ ...ann, content: 'Three' }, { now: new Date('2027-01-01T00:00:15Z'), ...from('198.51.100.1') })).messages,
    ).toEqual([]);
    for (const content of ['Fast', 'Faster']) expect((await createComment({ content }, { now, as: 'editor' })).messages).toEqual([]);
  });

  test('only one of twenty concurrent comments by the same visitor is accepted', async () => {
    const now = new Date('2028-01-01T00:00:00Z');
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        createComment({ author: 'Bot', authorEmail: 'bot@example.test', content: `Rush ${number}` }, { now }),
      ),
    );
    expect(results.filter(({ messages }) => messages.length === 0)).toHaveLength(1);
  });

  test('a reply at the sixth level is rejected', async () => {
    let parent: string | undefined;
    for (let level = 1; level <= 5; level += 1) {
      const { data } = await createComment({ content: `Level ${level}`, ...(parent && { parent }) }, { as: 'editor' });
      parent = data.createComment.comment.id as string;
    }
    expect((await createComment({ content: 'Level 6', parent }, { as: 'editor' })).messages[0]).toContain('limited to 5 levels');
  });
});

describe('comments by signed-in users', () => {
  test('a comment gets the name and email address of the signed-in user, regardless of the input', async () => {
    await createComment({ content: 'By me', author: 'The Boss', authorEmail: 'editor@example.com' }, { as: 'subscriber' });
    expect(await findComment('By me')).toMatchObject({ author_email: 'subscriber@example.com', status: 'hold' });
  });

  test('a comment that a moderator writes in the name of another person is moderated as if that person had written it', async () => {
    await createComment({ content: 'For her', author: 'Ada', authorEmail: 'ada@example.com' }, { as: 'editor' });
    await createComment({ content: 'For me', author: 'Boss' }, { as: 'editor' });
    expect(await findComment('For her')).toMatchObject({ author_name: 'Ada', status: 'hold' });
    expect(await findComment('For me')).toMatchObject({ author_name: 'Boss', status: 'approve' });
    await site.db.deleteFrom('comment').where('content', 'in', ['For her', 'For me']).execute();
  });

  test('a user sees their own held comment, and no other held comments', async () => {
    const listUnapproved = async (as: 'subscriber' | 'contributor' | null) => {
      const { data } = await site.execute(
        '{ comments(first: 100) { nodes { content raw: content(format: RAW) status isRestricted approved } } }',
        { as },
      );
      return data.comments.nodes.filter((comment: { status: string }) => comment.status !== 'APPROVE');
    };
    expect(await listUnapproved('subscriber')).toEqual([
      { content: '<p>By me</p>\n', raw: 'By me', status: 'HOLD', isRestricted: false, approved: false },
    ]);
    expect(await listUnapproved('contributor')).toEqual([]);
    expect(await listUnapproved(null)).toEqual([]);
  });

  test('a reply by a moderator is approved immediately (recorded)', async () => {
    const first = await site.db.selectFrom('comment').select('id').where('content', '=', 'First words').executeTakeFirstOrThrow();
    const { data } = await createComment({ content: 'From editor', parent: toGlobalId('comment', first.id) }, { as: 'editor' });
    expect(data.createComment).toMatchObject({
      success: true,
      comment: {
        status: 'APPROVE',
        parentId: toGlobalId('comment', first.id),
        author: { node: { __typename: 'User', name: 'Edith Marsh' } },
      },
    });
  });
});

describe('private fields of comments', () => {
  const query =
    '{ comments(first: 100, where: { search: "Second" }) { nodes { isRestricted agent authorIp content(format: RAW) author { node { name email url } } } } }';

  test('the IP address, user agent, email address and raw content are visible only to moderators (recorded)', async () => {
    const visible = {
      isRestricted: false,
      agent: 'tests',
      authorIp: '203.0.113.7',
      content: 'Second <b>words</b>',
      author: { node: { name: 'Ola', email: 'ola@example.test', url: '' } },
    };
    const hidden = {
      isRestricted: true,
      agent: null,
      authorIp: null,
      content: null,
      author: { node: { name: 'Ola', email: null, url: '' } },
    };
    for (const as of ['editor', 'administrator', 'wpseo_editor'] as const)
      expect((await site.execute(query, { as })).data.comments.nodes).toEqual([visible]);
    for (const as of [null, 'subscriber', 'author'] as const)
      expect((await site.execute(query, { as })).data.comments.nodes).toEqual([hidden]);
  });

  test('visitors cannot discover private fields by filtering or searching', async () => {
    const countComments = async (where: string, as: 'editor' | null) =>
      (await site.execute(`{ comments(where: { ${where} }) { nodes { databaseId } } }`, { as })).data.comments.nodes.length as number;
    expect(await countComments('authorEmail: "ola@example.test"', null)).toBe(0);
    expect(await countComments('authorEmail: "OLA@example.test"', 'editor')).toBeGreaterThan(0);
    expect(await countComments('search: "203.0.113"', null)).toBe(0);
    expect(await countComments('search: "203.0.113"', 'editor')).toBeGreaterThan(0);
    expect(await countComments('status: "spam"', 'editor')).toBe(1);
    const spam = await site.execute('{ comments(where: { status: "spam" }) { nodes { status } } }');
    expect(spam.data.comments.nodes.every((comment: { status: string }) => comment.status === 'APPROVE')).toBe(true);
  });
});

describe('filters of comments', () => {
  const listContents = async (where: string, as: 'editor' | null = null) => {
    const { data, messages } = await site.execute(`{ comments(first: 100, where: { ${where} }) { nodes { content(format: RENDERED) } } }`, {
      as,
    });
    expect(messages).toEqual([]);
    return data.comments.nodes.map(({ content }: { content: string }) => content.replaceAll(/<[^>]*>|\n/g, '')) as string[];
  };

  test.each([
    ['contentName: "report-12", parent: 0, search: "good"', ['Good report.']],
    ['contentType: [POST], search: "Thank you"', ['Thank you.']],
    ['contentType: [PAGE]', []],
    ['commentType: "pings"', []],
    ['search: "report", orderby: COMMENT_CONTENT, order: ASC', ['Good report.']],
    ['karma: 7', []],
    ['authorUrl: "https://nobody.example"', []],
  ])('comments are filtered by %s', async (where, expected) => {
    expect(await listContents(where)).toEqual(expected);
  });

  test('comments are sorted by letters, regardless of case and accents', async () => {
    for (const [index, author] of ['zoe', 'Ádám', 'bob', 'Zed'].entries())
      await sql`
        insert into comment (node_id, author_name, content, status) values (${post}, ${author}, ${`Sorted ${index}`}, 'approve')`.execute(
        site.db,
      );
    expect(await listContents('search: "Sorted", orderby: COMMENT_AUTHOR, order: ASC')).toEqual([
      'Sorted 1',
      'Sorted 2',
      'Sorted 3',
      'Sorted 0',
    ]);
  });

  test('0 stands for content without an author', async () => {
    const listByAuthor = async (filter: string) => await listContents(`${filter}, contentName: "report-12", parent: 0, search: "good"`);
    expect([await listByAuthor('contentAuthorIn: [0]'), await listByAuthor('contentAuthorNotIn: [0]')]).toEqual([[], ['Good report.']]);
    const { rows } = await sql<{ author: number }>`update content_node set author_id = null where slug = 'report-12' and revision_of is null
      returning (select n.author_id from content_node n where n.id = content_node.id) as author`.execute(site.db);
    try {
      expect([await listByAuthor('contentAuthorIn: [0]'), await listByAuthor('contentAuthorNotIn: [0]')]).toEqual([['Good report.'], []]);
    } finally {
      await sql`update content_node set author_id = ${rows[0]?.author} where slug = 'report-12' and revision_of is null`.execute(site.db);
    }
  });

  test('comments with equal keys are sorted by descending id, and those with the same date in the direction of the date', async () => {
    const listIds = async (orderby: string, order: string) =>
      (
        await site.execute(`{ comments(first: 100, where: { orderby: ${orderby}, order: ${order} }) { nodes { databaseId } } }`)
      ).data.comments.nodes.map(({ databaseId }: { databaseId: number }) => databaseId) as number[];
    const newestFirst = (await listIds('COMMENT_ID', 'ASC')).toReversed();
    for (const order of ['ASC', 'DESC']) expect(await listIds('COMMENT_KARMA', order)).toEqual(newestFirst);
    expect((await listIds('COMMENT_DATE', 'ASC')).toReversed()).toEqual(await listIds('COMMENT_DATE', 'DESC'));
  });

  test('moderators can sort comments by status: held ones are before approved ones', async () => {
    const { data } = await site.execute(
      '{ comments(first: 100, where: { status: "any", orderby: COMMENT_APPROVED, order: ASC }) { nodes { status } } }',
      {
        as: 'editor',
      },
    );
    const statuses = data.comments.nodes.map(({ status }: { status: string }) => status) as string[];
    expect(new Set(statuses).size).toBeGreaterThan(2);
    expect([...new Set(statuses)]).toEqual(['HOLD', 'APPROVE', 'SPAM', 'TRASH'].filter((status) => statuses.includes(status)));
  });

  test('comments can be filtered by ids and returned in the order of the ids', async () => {
    const { data } = await site.execute('{ comments(where: { search: "o" }, first: 3) { nodes { id databaseId } } }');
    const [a, b] = data.comments.nodes as { id: string; databaseId: number }[];
    const listIdsInOrder = async (ids: unknown[]) =>
      (
        await site.execute(`{ comments(where: { commentIn: ${JSON.stringify(ids)}, orderby: COMMENT_IN }) { nodes { databaseId } } }`)
      ).data.comments.nodes.map((comment: { databaseId: number }) => comment.databaseId);
    expect(await listIdsInOrder([a?.id, String(b?.databaseId)])).toEqual([a?.databaseId, b?.databaseId]);
    expect(await listIdsInOrder([b?.id, a?.id])).toEqual([b?.databaseId, a?.databaseId]);
    expect((await site.execute('{ comments(where: { orderby: COMMENT_IN }) { nodes { id } } }')).messages[0]).toContain('commentIn');
  });

  test('moderators can filter by status, and include held comments of given authors', async () => {
    expect(await listContents('status: "hold", search: "Waiting"', 'editor')).toEqual(['Waiting.']);
    expect(await listContents('status: "all", search: "Waiting"', 'editor')).toEqual(['Waiting.']);
    expect(await listContents('includeUnapproved: ["dee@example.com"], search: "Waiting"', 'editor')).toEqual(['Waiting.']);
    expect(await listContents('search: "Waiting"', 'editor')).toEqual([]);
    expect(await listContents('status: "loud"', 'editor')).toEqual([]);
  });
});

describe('moderation of comments', () => {
  const runMutation = (name: string, input: string, as: Options['as'] = 'editor') =>
    site.execute(
      `mutation { ${name}(input: { ${input} }) { comment { id status approved content(format: RAW) author { node { name } } } } }`,
      {
        as,
      },
    );
  const createApproved = async (content: string) =>
    (await createComment({ content }, { as: 'editor' })).data.createComment.comment.databaseId as number;
  const getStatus = async (id: number) =>
    (await site.db.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst())?.status;

  test.each([
    ['updateComment', 'content: "Mine now"', 'Sorry, you are not allowed to update this comment.'],
    ['deleteComment', '', 'Sorry, you are not allowed to delete this comment.'],
    ['restoreComment', '', 'Sorry, you are not allowed to restore this comment.'],
  ])('only moderators can run %s on comments of other users', async (name, input, message) => {
    const id = await createApproved(`Against ${name}`);
    for (const as of [null, 'subscriber', 'contributor', 'author'] as const)
      expect((await runMutation(name, `id: "${id}" ${input}`, as)).messages).toEqual([message]);
    for (const as of ['administrator', 'wpseo_manager'] as const)
      expect((await runMutation(name, `id: "${id}" ${input} `, as)).messages).toEqual([]);
  });

  test('an invalid email address is an error even without the right to update the comment, as in WPGraphQL', async () => {
    const id = await createApproved('With an address');
    expect((await runMutation('updateComment', `id: "${id}", authorEmail: "nowhere"`, 'subscriber')).messages).toEqual([
      'The email address you are trying to use is invalid',
    ]);
  });

  test('a comment can go through every status and back', async () => {
    const id = await createApproved('Round trip');
    const update = `mutation { updateComment(input: { id: "${id}", content: "Round trip" }) { success } }`;
    expect((await site.execute(update, { as: 'editor' })).data.updateComment.success).toBeNull();
    for (const status of ['HOLD', 'SPAM', 'TRASH', 'APPROVE'] as const) {
      const { data } = await runMutation('updateComment', `id: "${id}", status: ${status}`);
      expect(data.updateComment.comment).toMatchObject({ status, approved: status === 'APPROVE' });
    }
    const deleted = await runMutation('deleteComment', `id: "${toGlobalId('comment', id)}"`);
    // The response contains the comment as it was before it was deleted (recorded).
    expect(deleted.data.deleteComment.comment.status).toBe('APPROVE');
    expect(await getStatus(id)).toBe('trash');
    expect((await runMutation('restoreComment', `id: "${id}"`)).data.restoreComment.comment.status).toBe('APPROVE');
    await runMutation('deleteComment', `id: "${id}"`);
    await runMutation('deleteComment', `id: "${id}"`);
    expect(await getStatus(id)).toBeUndefined();
  });

  test('a held comment that is restored from the trash is held again', async () => {
    const id = await createApproved('Was waiting');
    await runMutation('updateComment', `id: "${id}", approved: "0"`);
    await runMutation('updateComment', `id: "${id}", status: SPAM`);
    await runMutation('updateComment', `id: "${id}", status: TRASH`);
    expect((await runMutation('restoreComment', `id: "${id}"`)).data.restoreComment.comment.status).toBe('HOLD');
  });

  test('deleting a comment permanently attaches its replies to its parent', async () => {
    const top = await createApproved('Top');
    const between = (await createComment({ content: 'Between', parent: String(top) }, { as: 'editor' })).data.createComment.comment
      .databaseId as number;
    const { data } = await createComment({ content: 'Reply', parent: String(between) }, { as: 'editor' });
    await runMutation('deleteComment', `id: "${between}", forceDelete: true`);
    const reply = await site.db
      .selectFrom('comment')
      .select('parent_id')
      .where('id', '=', data.createComment.comment.databaseId)
      .executeTakeFirstOrThrow();
    expect(reply.parent_id).toBe(top);
  });

  test('authors can edit and delete their own comments, but not change the status', async () => {
    const own = await site.db.selectFrom('comment').select('id').where('content', '=', 'By me').executeTakeFirstOrThrow();
    expect((await runMutation('updateComment', `id: "${own.id}", content: "By me, better"`, 'subscriber')).messages).toEqual([]);
    expect((await runMutation('updateComment', `id: "${own.id}", status: APPROVE`, 'subscriber')).messages[0]).toContain(
      'Only moderators may change the status',
    );
    expect((await runMutation('updateComment', `id: "${own.id}"`, 'subscriber')).messages).toEqual(['The comment failed to update']);
    expect((await runMutation('deleteComment', `id: "${own.id}"`, 'subscriber')).messages).toEqual([]);
    expect(await getStatus(own.id)).toBe('trash');
  });

  test('an approved comment is held again if its author adds too many links, and a flood of changes is refused', async () => {
    const content = 'Approved words';
    await createComment({ content }, { as: 'subscriber' });
    const id = (await findComment(content))?.id ?? 0;
    await runMutation('updateComment', `id: "${id}", status: APPROVE`);
    await runMutation('updateComment', `id: "${id}", content: "Approved words, better"`, 'subscriber');
    expect(await getStatus(id)).toBe('approve');
    const links = '<a href=\\"https://spam.example/\\">x</a> '.repeat(5);
    expect((await runMutation('updateComment', `id: "${id}", content: "${links}"`, 'subscriber')).messages).toEqual([]);
    expect(await getStatus(id)).toBe('hold');
    const refusals: string[] = [];
    for (let number = 0; number <= 60; number += 1) {
      const update = `mutation { updateComment(input: { id: "${id}", content: "Words ${number}" }) { success } }`;
      refusals.push(...(await site.execute(update, { as: 'subscriber', client: { address: '203.0.113.60' } })).messages);
    }
    expect(refusals).toEqual([expect.stringMatching(/^Too many/)]);
  });

  test('moderators can change the author URL and the parent of a comment, but a comment cannot become its own descendant', async () => {
    const id = await createApproved('To be moved');
    const child = (await createComment({ content: 'Child', parent: String(id) }, { as: 'editor' })).data.createComment.comment
      .databaseId as number;
    expect((await runMutation('updateComment', `id: "${id}", parent: "${child}"`)).messages[0]).toContain('cannot be a reply to itself');
    expect((await runMutation('updateComment', `id: "${child}", parent: "0", authorUrl: "https://example.org/"`)).messages).toEqual([]);
    const row = await site.db.selectFrom('comment').select(['parent_id', 'author_url']).where('id', '=', child).executeTakeFirstOrThrow();
    expect(row).toEqual({ parent_id: null, author_url: 'https://example.org/' });
  });

  test.each(['999999', 'nonsense', toGlobalId('post', 1)])('mutations of a comment with the unknown id %s are rejected', async (id) => {
    expect((await runMutation('updateComment', `id: "${id}", content: "x"`)).messages).toEqual(['The Comment could not be updated']);
    expect((await runMutation('deleteComment', `id: "${id}"`)).messages).toEqual(['The Comment could not be deleted']);
  });

  test('restoring a comment that does not exist returns nulls, as in WPGraphQL, and an invalid id is an error', async () => {
    const restore = (id: string) =>
      site.execute(`mutation { restoreComment(input: { id: "${id}" }) { restoredId comment { id } } }`, { as: 'editor' });
    for (const id of ['999999', toGlobalId('comment', 999_999)])
      expect(await restore(id)).toMatchObject({ messages: [], data: { restoreComment: { restoredId: null, comment: null } } });
    for (const id of ['nonsense', toGlobalId('post', 1)])
      expect((await restore(id)).messages).toEqual(['Sorry, you are not allowed to restore this comment.']);
  });

  test('purge events are recorded only for changes to publicly visible comments', async () => {
    const id = await createApproved('Purged');
    await site.takePurgeEvents();
    await runMutation('updateComment', `id: "${id}", status: SPAM`);
    expect((await site.takePurgeEvents()).keys).toContain('list:comment');
    await runMutation('updateComment', `id: "${id}", status: TRASH`);
    expect((await site.takePurgeEvents()).keys).toEqual([]);
  });
});

test('a comment has a URI, and its edge to the author has what was entered with it', async () => {
  const content = 'Where to find me';
  await createComment({ ...visitor, content });
  const { id } = (await findComment(content)) ?? {};
  const query = `{ comment(id: ${id}, idType: DATABASE_ID) {
    uri link isComment isContentNode isFrontPage author { name email url ipAddress node { __typename name } }
  } }`;
  const found = { uri: `/news/report-12/#comment-${id}`, link: `http://cms.test/news/report-12/#comment-${id}` };
  const flags = { isComment: true, isContentNode: false, isFrontPage: false };
  const author = { name: 'Ola', url: null, node: { __typename: 'CommentAuthor', name: 'Ola' } };
  expect((await site.execute(query)).data.comment).toEqual({ ...found, ...flags, author: { ...author, email: null, ipAddress: null } });
  const asModerator = await site.execute(query, { as: 'editor' });
  expect(asModerator.data.comment.author).toEqual({ ...author, email: 'ola@example.test', ipAddress: '203.0.113.7' });
});

test('moderators can list comments with several statuses', async () => {
  const list = (as?: 'editor') =>
    site.execute(`{ comments(where: { statusIn: [SPAM, HOLD] }, first: 100) { nodes { status } } }`, as && { as });
  expect((await list()).data.comments.nodes.every(({ status }: { status: string }) => status === 'APPROVE')).toBe(true);
  const nodes: { status: string }[] = (await list('editor')).data.comments.nodes;
  expect(nodes.filter(({ status }) => !['SPAM', 'HOLD'].includes(status))).toEqual([]);
});

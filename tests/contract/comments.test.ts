/** Comments: who sees them, who writes them, and what moderators do with them (recorded from WPGraphQL 1.14 where it tells). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
let post: number;
beforeAll(async () => {
  site = await makeWritableSite();
  post = await nodeId('report-12');
});
afterAll(() => site.drop());

async function nodeId(slug: string): Promise<number> {
  const row = await site.db.selectFrom('content_node').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return row.id;
}

type Options = NonNullable<Parameters<WritableSite['ask']>[1]>;
let minute = 0;

/** Each comment is sent a minute after the one before, so that the flood guard speaks only where it is asked to. */
function create(input: Record<string, unknown>, options: Options = {}) {
  minute += 1;
  return site.ask(
    'mutation ($input: CreateCommentInput!) { createComment(input: $input) { success comment { id databaseId content status approved parentId author { node { __typename name } } } } }',
    { now: new Date(Date.UTC(2026, 0, 1, 0, minute)), ...options, variables: { input: { commentOn: post, ...input } } },
  );
}

const stored = (content: string) => site.db.selectFrom('comment').selectAll().where('content', '=', content).executeTakeFirst();
const visitor = { author: 'Ola', authorEmail: 'ola@example.test' };

describe('what a visitor writes', () => {
  test('is taken, and waits unseen until somebody knows them', async () => {
    const { data } = await create({ ...visitor, content: 'First words' });
    expect(data.createComment).toEqual({ success: true, comment: null });
    expect(await stored('First words')).toMatchObject({
      status: 'hold',
      author_ip: '203.0.113.7',
      agent: 'tests',
      user_id: null,
    });
  });

  test('is shown at once after one of theirs was approved', async () => {
    await site.db.updateTable('comment').set({ status: 'approve' }).where('content', '=', 'First words').execute();
    await site.purged();
    const { data } = await create({ ...visitor, content: 'Second <b onclick="x()">words</b><script>alert(1)</script>' });
    expect(data.createComment.comment).toMatchObject({
      content: '<p>Second <b>words</b></p>\n',
      status: 'APPROVE',
      approved: true,
      author: { node: { __typename: 'CommentAuthor', name: 'Ola' } },
    });
    const { keys, uris } = await site.purged();
    expect(keys).toEqual(expect.arrayContaining([data.createComment.comment.id, 'list:comment', toGlobalId('post', post)]));
    expect(uris).toEqual(['/news/report-12/']);
  });

  test('with many links waits all the same; links carry no weight', async () => {
    const content = 'See <a href="https://a.example">a</a> and https://b.example';
    expect((await create({ ...visitor, content })).data.createComment.comment).toBeNull();
    expect(
      (await site.db.selectFrom('comment').select('content').where('content', 'like', 'See %').executeTakeFirstOrThrow()).content,
    ).toContain('rel="nofollow ugc"');
  });

  test('of nothing is taken and shown to nobody (recorded)', async () => {
    expect((await create({ author: 'Empty', authorEmail: 'empty@example.test', content: '' })).data.createComment).toEqual({
      success: true,
      comment: null,
    });
  });

  test('cannot be decided on by themselves', async () => {
    await create({
      author: 'Sly',
      authorEmail: 'sly@example.test',
      content: 'Approve me',
      status: 'APPROVE',
      approved: '1',
      date: '2001-01-01',
      type: 'pingback',
    });
    const row = await stored('Approve me');
    expect(row).toMatchObject({ status: 'hold', type: 'comment' });
    expect(row?.created_at.getFullYear()).toBe(2026);
  });
});

describe('refused is', () => {
  test.each([
    ['a comment without a name (recorded)', { content: 'Hi' }, 'Comment must include an authorName.'],
    ['one without a mail address', { content: 'Hi', author: 'Ola' }, 'Comment must include an authorEmail.'],
    [
      'one with a wrong mail address',
      { content: 'Hi', author: 'Ola', authorEmail: 'ola' },
      'The email address you are trying to use is invalid',
    ],
    [
      'one with an address that runs',
      { ...visitor, content: 'Hi', authorUrl: 'javascript:alert(1)' },
      'The authorUrl is not a web address',
    ],
    ['one on nothing (recorded)', { ...visitor, content: 'Hi', commentOn: 999_999 }, 'The ID of the node to comment on is invalid'],
    ['one that answers nothing', { ...visitor, content: 'Hi', parent: '999999' }, 'The parent is not a comment on this content'],
    ['one as long as a book', { ...visitor, content: 'x'.repeat(70_000) }, 'Your comment is too long.'],
    ['one said before', { ...visitor, content: 'First words' }, 'Duplicate comment detected'],
  ])('%s', async (_what, input, message) => {
    expect((await create(input)).messages[0]).toContain(message);
  });

  test.each([
    ['home', null, 'Sorry, this post is closed to comments at the moment'],
    ['draft', null, 'The ID of the node to comment on is invalid'],
    ['draft', 'editor', 'Sorry, comments are not allowed for this item.'],
    ['locked', null, 'Sorry, comments are not allowed for this item.'],
  ] as const)('one on %s by %s', async (slug, as, message) => {
    expect((await create({ ...visitor, content: 'Hi', commentOn: await nodeId(slug) }, { as })).messages).toEqual([message]);
  });

  test('the next one within 15 seconds, by mail address and by IP address; moderators are trusted', async () => {
    const now = new Date('2027-01-01T00:00:00Z');
    const soon = new Date('2027-01-01T00:00:14Z');
    const slow = 'You are posting comments too quickly. Slow down.';
    const from = (address: string) => ({ caller: { address } });
    const [ann, bob] = [
      { author: 'Ann', authorEmail: 'ann@example.test' },
      { author: 'Bob', authorEmail: 'bob@example.test' },
    ];
    expect((await create({ ...ann, content: 'One' }, { now, ...from('198.51.100.1') })).messages).toEqual([]);
    expect((await create({ ...ann, content: 'Two' }, { now: soon, ...from('198.51.100.2') })).messages).toEqual([slow]);
    expect((await create({ ...bob, content: 'Two' }, { now: soon, ...from('198.51.100.1') })).messages).toEqual([slow]);
    expect((await create({ ...bob, content: 'Two' }, { now: soon, ...from('198.51.100.3') })).messages).toEqual([]);
    expect((await create({ ...ann, content: 'Two' }, { now: new Date('2027-01-01T00:00:15Z'), ...from('198.51.100.1') })).messages).toEqual(
      [],
    );
    for (const content of ['Fast', 'Faster']) expect((await create({ content }, { now, as: 'editor' })).messages).toEqual([]);
  });

  test('all but one of twenty sent at the same moment', async () => {
    const now = new Date('2028-01-01T00:00:00Z');
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        create({ author: 'Bot', authorEmail: 'bot@example.test', content: `Rush ${number}` }, { now }),
      ),
    );
    expect(sent.filter(({ messages }) => messages.length === 0)).toHaveLength(1);
  });

  test('an answer deeper than five levels', async () => {
    let parent: string | undefined;
    for (let level = 1; level <= 5; level += 1) {
      const { data } = await create({ content: `Level ${level}`, ...(parent && { parent }) }, { as: 'editor' });
      parent = data.createComment.comment.id as string;
    }
    expect((await create({ content: 'Level 6', parent }, { as: 'editor' })).messages[0]).toContain('5 levels deep');
  });
});

describe('who is signed in', () => {
  test('writes in their own name, whatever they say', async () => {
    await create({ content: 'By me', author: 'The Boss', authorEmail: 'editor@example.com' }, { as: 'subscriber' });
    expect(await stored('By me')).toMatchObject({ author_email: 'subscriber@example.com', status: 'hold' });
  });

  test('sees their own comment that waits, and no other', async () => {
    const listed = async (as: 'subscriber' | 'contributor' | null) => {
      const { data } = await site.ask('{ comments(first: 100) { nodes { content status } } }', { as });
      return data.comments.nodes.filter((comment: { status: string }) => comment.status !== 'APPROVE');
    };
    expect(await listed('subscriber')).toEqual([{ content: '<p>By me</p>\n', status: 'HOLD' }]);
    expect(await listed('contributor')).toEqual([]);
    expect(await listed(null)).toEqual([]);
  });

  test('is approved at once as a moderator, and answers where asked (recorded)', async () => {
    const first = await site.db.selectFrom('comment').select('id').where('content', '=', 'First words').executeTakeFirstOrThrow();
    const { data } = await create({ content: 'From editor', parent: toGlobalId('comment', first.id) }, { as: 'editor' });
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

describe('private parts', () => {
  const query =
    '{ comments(first: 100, where: { search: "Second" }) { nodes { agent authorIp content(format: RAW) author { node { name email url } } } } }';

  test('are told to moderators only (recorded)', async () => {
    const told = {
      agent: 'tests',
      authorIp: '203.0.113.7',
      content: 'Second <b>words</b>',
      author: { node: { name: 'Ola', email: 'ola@example.test', url: null } },
    };
    const hidden = { agent: null, authorIp: null, content: null, author: { node: { name: 'Ola', email: null, url: null } } };
    for (const as of ['editor', 'administrator', 'wpseo_editor'] as const)
      expect((await site.ask(query, { as })).data.comments.nodes).toEqual([told]);
    for (const as of [null, 'subscriber', 'author'] as const) expect((await site.ask(query, { as })).data.comments.nodes).toEqual([hidden]);
  });

  test('cannot be found out through filters and orders', async () => {
    const found = async (where: string, as: 'editor' | null) =>
      (await site.ask(`{ comments(where: { ${where} }) { nodes { databaseId } } }`, { as })).data.comments.nodes.length as number;
    expect(await found('authorEmail: "ola@example.test"', null)).toBe(0);
    expect(await found('authorEmail: "OLA@example.test"', 'editor')).toBeGreaterThan(0);
    expect(await found('search: "203.0.113"', null)).toBe(0);
    expect(await found('search: "203.0.113"', 'editor')).toBeGreaterThan(0);
    expect(await found('status: "spam"', 'editor')).toBe(1);
    const spam = await site.ask('{ comments(where: { status: "spam" }) { nodes { status } } }');
    expect(spam.data.comments.nodes.every((comment: { status: string }) => comment.status === 'APPROVE')).toBe(true);
  });
});

describe('filters', () => {
  const contents = async (where: string, as: 'editor' | null = null) => {
    const { data, messages } = await site.ask(`{ comments(first: 100, where: { ${where} }) { nodes { content(format: RENDERED) } } }`, {
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
  ])('%s', async (where, expected) => {
    expect(await contents(where)).toEqual(expected);
  });

  test('by ids, in the order of the ids', async () => {
    const { data } = await site.ask('{ comments(where: { search: "o" }, first: 3) { nodes { id databaseId } } }');
    const [a, b] = data.comments.nodes as { id: string; databaseId: number }[];
    const inOrder = async (ids: unknown[]) =>
      (
        await site.ask(`{ comments(where: { commentIn: ${JSON.stringify(ids)}, orderby: COMMENT_IN }) { nodes { databaseId } } }`)
      ).data.comments.nodes.map((comment: { databaseId: number }) => comment.databaseId);
    expect(await inOrder([a?.id, String(b?.databaseId)])).toEqual([a?.databaseId, b?.databaseId]);
    expect(await inOrder([b?.id, a?.id])).toEqual([b?.databaseId, a?.databaseId]);
    expect((await site.ask('{ comments(where: { orderby: COMMENT_IN }) { nodes { id } } }')).messages[0]).toContain('commentIn');
  });

  test('moderators get what they ask for, and what waits of some people', async () => {
    expect(await contents('status: "hold", search: "Waiting"', 'editor')).toEqual(['Waiting.']);
    expect(await contents('status: "all", search: "Waiting"', 'editor')).toEqual(['Waiting.']);
    expect(await contents('includeUnapproved: ["dee@example.com"], search: "Waiting"', 'editor')).toEqual(['Waiting.']);
    expect(await contents('search: "Waiting"', 'editor')).toEqual([]);
    expect((await site.ask('{ comments(where: { status: "loud" }) { nodes { id } } }', { as: 'editor' })).messages[0]).toContain(
      'status must be one of',
    );
  });
});

describe('moderation', () => {
  const act = (name: string, input: string, as: Options['as'] = 'editor') =>
    site.ask(`mutation { ${name}(input: { ${input} }) { comment { id status content(format: RAW) author { node { name } } } } }`, { as });
  const make = async (content: string) => (await create({ content }, { as: 'editor' })).data.createComment.comment.databaseId as number;
  const statusOf = async (id: number) =>
    (await site.db.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst())?.status;

  test.each([
    ['updateComment', 'content: "Mine now"', 'Sorry, you are not allowed to update this comment.'],
    ['deleteComment', '', 'Sorry, you are not allowed to delete this comment.'],
    ['restoreComment', '', 'Sorry, you are not allowed to restore this comment.'],
  ])('%s is for moderators', async (name, input, message) => {
    const id = await make(`Against ${name}`);
    for (const as of [null, 'subscriber', 'contributor', 'author'] as const)
      expect((await act(name, `id: "${id}" ${input}`, as)).messages).toEqual([message]);
    for (const as of ['administrator', 'wpseo_manager'] as const)
      expect((await act(name, `id: "${id}" ${input} `, as)).messages).toEqual([]);
  });

  test('through every state and back', async () => {
    const id = await make('Round trip');
    for (const status of ['HOLD', 'SPAM', 'TRASH', 'APPROVE'] as const) {
      const { data } = await act('updateComment', `id: "${id}", status: ${status}`);
      expect(data.updateComment.comment.status).toBe(status);
    }
    const gone = await act('deleteComment', `id: "${toGlobalId('comment', id)}"`);
    // As it was before (recorded).
    expect(gone.data.deleteComment.comment.status).toBe('APPROVE');
    expect(await statusOf(id)).toBe('trash');
    expect((await act('restoreComment', `id: "${id}"`)).data.restoreComment.comment.status).toBe('APPROVE');
    await act('deleteComment', `id: "${id}"`);
    await act('deleteComment', `id: "${id}"`);
    expect(await statusOf(id)).toBeUndefined();
  });

  test('what waited waits again when it comes out of the trash', async () => {
    const id = await make('Was waiting');
    await act('updateComment', `id: "${id}", approved: "0"`);
    await act('updateComment', `id: "${id}", status: SPAM`);
    await act('updateComment', `id: "${id}", status: TRASH`);
    expect((await act('restoreComment', `id: "${id}"`)).data.restoreComment.comment.status).toBe('HOLD');
  });

  test('deleting for good moves the answers up', async () => {
    const top = await make('Top');
    const between = (await create({ content: 'Between', parent: String(top) }, { as: 'editor' })).data.createComment.comment
      .databaseId as number;
    const { data } = await create({ content: 'Answer', parent: String(between) }, { as: 'editor' });
    await act('deleteComment', `id: "${between}", forceDelete: true`);
    const answer = await site.db
      .selectFrom('comment')
      .select('parent_id')
      .where('id', '=', data.createComment.comment.databaseId)
      .executeTakeFirstOrThrow();
    expect(answer.parent_id).toBe(top);
  });

  test('a writer changes their own words and nothing else', async () => {
    const mine = await site.db.selectFrom('comment').select('id').where('content', '=', 'By me').executeTakeFirstOrThrow();
    expect((await act('updateComment', `id: "${mine.id}", content: "By me, better"`, 'subscriber')).messages).toEqual([]);
    expect((await act('updateComment', `id: "${mine.id}", status: APPROVE`, 'subscriber')).messages[0]).toContain(
      'Only moderators may change the status',
    );
    expect((await act('updateComment', `id: "${mine.id}"`, 'subscriber')).messages).toEqual([
      'No changes have been provided to the comment.',
    ]);
    expect((await act('deleteComment', `id: "${mine.id}"`, 'subscriber')).messages).toEqual([]);
    expect(await statusOf(mine.id)).toBe('trash');
  });

  test('moderators change who is named, and where it stands; never below itself', async () => {
    const id = await make('To be moved');
    const below = (await create({ content: 'Below it', parent: String(id) }, { as: 'editor' })).data.createComment.comment
      .databaseId as number;
    expect((await act('updateComment', `id: "${id}", parent: "${below}"`)).messages[0]).toContain('cannot be a reply to itself');
    expect((await act('updateComment', `id: "${below}", parent: "0", authorUrl: "https://example.org/"`)).messages).toEqual([]);
    const row = await site.db.selectFrom('comment').select(['parent_id', 'author_url']).where('id', '=', below).executeTakeFirstOrThrow();
    expect(row).toEqual({ parent_id: null, author_url: 'https://example.org/' });
  });

  test.each(['999999', 'nonsense', toGlobalId('post', 1)])('%s is no comment', async (id) => {
    expect((await act('updateComment', `id: "${id}", content: "x"`)).messages).toEqual(['The Comment could not be updated']);
    expect((await act('deleteComment', `id: "${id}"`)).messages).toEqual(['Sorry, you are not allowed to delete this comment.']);
    expect((await act('restoreComment', `id: "${id}"`)).messages).toEqual(['Sorry, you are not allowed to restore this comment.']);
  });

  test('caches hear only of what the public sees', async () => {
    const id = await make('Told');
    await site.purged();
    await act('updateComment', `id: "${id}", status: SPAM`);
    expect((await site.purged()).keys).toContain('list:comment');
    await act('updateComment', `id: "${id}", status: TRASH`);
    expect((await site.purged()).keys).toEqual([]);
  });
});

/** Statuses of content and the ways between them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';
import { createNodeWriter } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
const { write, getError: refusal } = createNodeWriter(() => site);

const all = ['AUTO_DRAFT', 'DRAFT', 'PENDING', 'PRIVATE', 'PUBLISH', 'FUTURE', 'TRASH'] as const;
const stored = (status: string) => status.toLowerCase().replace('_', '-');
const ahead = '2098-01-01T00:00:00';
const createAs = async (status: (typeof all)[number], more: Record<string, unknown> = {}) => {
  if (status === 'TRASH') {
    const node = await write('createPost', { title: 'Thrown', ...more });
    await write('deletePost', { id: node.id });
    return node;
  }
  return write('createPost', { title: `As ${status}`, status, ...(status === 'FUTURE' && { date: ahead }), ...more });
};

describe('an editor', () => {
  // WordPress lets an editor go any way, but nothing returns to the state before the first save.
  const ways = all.flatMap((from) => all.map((to) => [from, to] as const));
  const isWayBack = ([from, to]: readonly [string, string]) => to === 'AUTO_DRAFT' && from !== 'AUTO_DRAFT';

  test.each(ways.filter((way) => !isWayBack(way)))('%s to %s', async (from, to) => {
    const node = await createAs(from);
    const { status } = await write('updatePost', { id: node.id, status: to, ...(to === 'FUTURE' && { date: ahead }) });
    // What is published with its date ahead waits for it.
    expect(status).toBe(from === 'FUTURE' && to === 'PUBLISH' ? 'future' : stored(to));
  });

  test.each(ways.filter(isWayBack))('%s to %s is refused', async (from, to) => {
    const node = await createAs(from);
    expect(await refusal('updatePost', { id: node.id, status: to })).toContain(`"auto-draft" cannot follow "${stored(from)}"`);
  });
});

describe('dates', () => {
  const now = new Date('2026-06-01T19:00:00Z');
  const later = new Date('2026-06-03T19:00:00Z');

  test('of a draft moves with each save until it is published', async () => {
    const draft = await write('createPost', { title: 'Floats' }, { now });
    expect(draft.date).toBe('2026-06-01T12:00:00');
    expect((await write('updatePost', { id: draft.id, title: 'Floats on' }, { now: later })).date).toBe('2026-06-03T12:00:00');
    const published = await write('updatePost', { id: draft.id, status: 'PUBLISH' }, { now: new Date('2026-06-04T19:00:00Z') });
    expect(published.date).toBe('2026-06-04T12:00:00');
    expect((await write('updatePost', { id: draft.id, title: 'Stays' }, { now: new Date('2026-06-05T19:00:00Z') })).date).toBe(
      '2026-06-04T12:00:00',
    );
  });

  test('that an editor set stays', async () => {
    const draft = await write('createPost', { title: 'Set', date: '2025-01-01T08:00:00' }, { now });
    expect((await write('updatePost', { id: draft.id, status: 'PUBLISH' }, { now: later })).date).toBe('2025-01-01T08:00:00');
  });

  test('ahead by a minute schedules, nearer publishes', async () => {
    const at = async (date: string) => (await write('createPost', { title: 'When', status: 'PUBLISH', date }, { now })).status;
    expect(await at('2026-06-01T12:00:59')).toBe('publish');
    expect(await at('2026-06-01T12:01:00')).toBe('future');
    expect((await write('createPost', { title: 'Past', status: 'FUTURE', date: '2026-05-01' }, { now })).status).toBe('publish');
  });
});

describe('who may not publish', () => {
  test.each(['PUBLISH', 'FUTURE', 'PRIVATE'])('hands in for review instead of %s', async (status) => {
    const own = { as: 'contributor' as const };
    const created = await write('createPost', { title: 'Mine', status, ...(status === 'FUTURE' && { date: ahead }) }, own);
    expect(created.status).toBe('pending');
    const draft = await write('createPost', { title: 'Mine too' }, own);
    expect((await write('updatePost', { id: draft.id, status }, own)).status).toBe('pending');
  });

  test('can’t touch it once it is published, nor take it back from the trash as published', async () => {
    const own = { as: 'contributor' as const };
    const post = await write('createPost', { title: 'Handed in', status: 'PENDING' }, own);
    await write('updatePost', { id: post.id, status: 'PUBLISH' });
    expect(await refusal('updatePost', { id: post.id, title: 'x' }, own)).toBe('Sorry, you are not allowed to update a post');
    expect(await refusal('deletePost', { id: post.id }, own)).toBe('Sorry, you are not allowed to delete posts');
    await write('deletePost', { id: post.id });
    expect(await refusal('untrashNode', { id: post.id }, own)).toBe('Sorry, you are not allowed to delete posts');
  });
});

test('a private post has an address that its readers alone find', async () => {
  const post = await write('createPost', { title: 'Inside', status: 'PRIVATE' });
  const found = async (as: 'editor' | 'author' | null) =>
    (await site.execute('query ($id: ID!) { post(id: $id) { title } }', { as, variables: { id: post.id } })).data.post;
  expect([await found('editor'), await found(null)]).toEqual([{ title: 'Inside' }, null]);
});

test('a front page that is thrown away is no front page any more', async () => {
  const { id } = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/').executeTakeFirstOrThrow();
  await write('deletePage', { id: String(id) });
  const { value } = await site.db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirstOrThrow();
  expect(value).toMatchObject({ pageOnFront: null, showOnFront: 'posts' });
});

test('media items leave the trash in a way of their own', async () => {
  const { id } = await site.db.selectFrom('content_node').select('id').where('type', '=', 'attachment').executeTakeFirstOrThrow();
  expect(await refusal('untrashNode', { id: String(id) })).toContain('Use updateMediaItem with the status INHERIT');
});

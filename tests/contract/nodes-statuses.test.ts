/** Statuses of nodes and the transitions between them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';
import { createNodeWriter } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
const { write, getError } = createNodeWriter(() => site);

const all = ['AUTO_DRAFT', 'DRAFT', 'PENDING', 'PRIVATE', 'PUBLISH', 'FUTURE', 'TRASH'] as const;
const toStoredStatus = (status: string) => status.toLowerCase().replace('_', '-');
const futureDate = '2098-01-01T00:00:00';
const createWithStatus = async (status: (typeof all)[number], moreInput: Record<string, unknown> = {}) => {
  if (status === 'TRASH') {
    const node = await write('createPost', { title: 'Trashed', ...moreInput });
    await write('deletePost', { id: node.id });
    return node;
  }
  return write('createPost', { title: `As ${status}`, status, ...(status === 'FUTURE' && { date: futureDate }), ...moreInput });
};

describe('status changes by an editor', () => {
  // WordPress allows an editor every transition except back to auto-draft, the status before the first save.
  const transitions = all.flatMap((from) => all.map((to) => [from, to] as const));
  const returnsToAutoDraft = ([from, to]: readonly [string, string]) => to === 'AUTO_DRAFT' && from !== 'AUTO_DRAFT';

  test.each(transitions.filter((transition) => !returnsToAutoDraft(transition)))('an editor can change %s to %s', async (from, to) => {
    const node = await createWithStatus(from);
    const { status } = await write('updatePost', { id: node.id, status: to, ...(to === 'FUTURE' && { date: futureDate }) });
    // Publishing a scheduled post without a new date keeps it scheduled.
    expect(status).toBe(from === 'FUTURE' && to === 'PUBLISH' ? 'future' : toStoredStatus(to));
  });

  test.each(transitions.filter(returnsToAutoDraft))('changing %s to %s is rejected', async (from, to) => {
    const node = await createWithStatus(from);
    expect(await getError('updatePost', { id: node.id, status: to })).toContain(`"auto-draft" cannot follow "${toStoredStatus(from)}"`);
  });
});

describe('publication dates', () => {
  const now = new Date('2026-06-01T19:00:00Z');
  const later = new Date('2026-06-03T19:00:00Z');

  test('the date of a draft changes with each save until it is published', async () => {
    const draft = await write('createPost', { title: 'Floats' }, { now });
    expect(draft.date).toBe('2026-06-01T12:00:00');
    expect((await write('updatePost', { id: draft.id, title: 'Floats on' }, { now: later })).date).toBe('2026-06-03T12:00:00');
    const published = await write('updatePost', { id: draft.id, status: 'PUBLISH' }, { now: new Date('2026-06-04T19:00:00Z') });
    expect(published.date).toBe('2026-06-04T12:00:00');
    expect((await write('updatePost', { id: draft.id, title: 'Stays' }, { now: new Date('2026-06-05T19:00:00Z') })).date).toBe(
      '2026-06-04T12:00:00',
    );
  });

  test('a date set by an editor does not change on publication', async () => {
    const draft = await write('createPost', { title: 'Set', date: '2025-01-01T08:00:00' }, { now });
    expect((await write('updatePost', { id: draft.id, status: 'PUBLISH' }, { now: later })).date).toBe('2025-01-01T08:00:00');
  });

  test('the date in UTC of a draft is null until an editor sets the date or the draft is published', async () => {
    const dates = { select: 'date dateGmt', now };
    const draft = await write('createPost', { title: 'Floats' }, dates);
    expect(draft.dateGmt).toBeNull();
    await write('updatePost', { id: draft.id, status: 'TRASH' }, dates);
    expect((await write('untrashNode', { id: draft.id }, { ...dates, now: later })).dateGmt).toBeNull();
    const set = await write('updatePost', { id: draft.id, date: '2026-06-01T12:00:00' }, dates);
    expect(set).toMatchObject({ date: '2026-06-01T12:00:00', dateGmt: '2026-06-01T19:00:00' });
    expect((await write('updatePost', { id: draft.id, status: 'PUBLISH' }, { ...dates, now: later })).date).toBe(set.date);
    expect((await write('createPost', { title: 'Public', status: 'PUBLISH' }, dates)).dateGmt).toBe('2026-06-01T19:00:00');
  });

  test('a date at least one minute in the future schedules a post, an earlier one publishes it', async () => {
    const getStatus = async (date: string) => (await write('createPost', { title: 'When', status: 'PUBLISH', date }, { now })).status;
    expect(await getStatus('2026-06-01T12:00:59')).toBe('publish');
    expect(await getStatus('2026-06-01T12:01:00')).toBe('future');
    expect((await write('createPost', { title: 'Past', status: 'FUTURE', date: '2026-05-01' }, { now })).status).toBe('publish');
  });
});

describe('users without permission to publish', () => {
  test.each(['PUBLISH', 'FUTURE', 'PRIVATE'])(
    'a contributor who requests the status %s submits the post for review instead',
    async (status) => {
      const asContributor = { as: 'contributor' as const };
      const created = await write('createPost', { title: 'Mine', status, ...(status === 'FUTURE' && { date: futureDate }) }, asContributor);
      expect(created.status).toBe('pending');
      const draft = await write('createPost', { title: 'Mine too' }, asContributor);
      expect((await write('updatePost', { id: draft.id, status }, asContributor)).status).toBe('pending');
    },
  );

  test('a contributor cannot edit, delete or restore their own post once it was published', async () => {
    const asContributor = { as: 'contributor' as const };
    const post = await write('createPost', { title: 'Submitted', status: 'PENDING' }, asContributor);
    await write('updatePost', { id: post.id, status: 'PUBLISH' });
    expect(await getError('updatePost', { id: post.id, title: 'x' }, asContributor)).toBe('Sorry, you are not allowed to update a post');
    expect(await getError('deletePost', { id: post.id }, asContributor)).toBe('Sorry, you are not allowed to delete posts');
    await write('deletePost', { id: post.id });
    expect(await getError('untrashNode', { id: post.id }, asContributor)).toBe('Sorry, you are not allowed to delete posts');
  });
});

test('a private post is visible only to users who can read private posts', async () => {
  const post = await write('createPost', { title: 'Inside', status: 'PRIVATE' });
  const fetchPost = async (as: 'editor' | 'author' | null) =>
    (await site.execute('query ($id: ID!) { post(id: $id) { title } }', { as, variables: { id: post.id } })).data.post;
  expect([await fetchPost('editor'), await fetchPost(null)]).toEqual([{ title: 'Inside' }, null]);
});

test('if the front page is moved to the trash, the site shows the latest posts instead', async () => {
  const { id } = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/').executeTakeFirstOrThrow();
  await write('deletePage', { id: String(id) }, { as: 'administrator' });
  const { value } = await site.db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirstOrThrow();
  expect(value).toMatchObject({ pageOnFront: null, showOnFront: 'posts' });
});

test('untrashNode rejects media items and names the mutation to use', async () => {
  const { id } = await site.db.selectFrom('content_node').select('id').where('type', '=', 'attachment').executeTakeFirstOrThrow();
  expect(await getError('untrashNode', { id: String(id) })).toContain('Use updateMediaItem with the status INHERIT');
});

/** Scheduled content publishes itself, once, with all that follows. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishDueNodes, startScheduledPublishing } from '../../content/commands/nodes/publish-scheduled.ts';
import type { Services } from '../../content/commands/core/services.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { servicesFor } from '../support/context.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
let clock: Date;
let services: Services;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());
beforeEach(async () => {
  clock = new Date('2026-06-01T12:00:00Z');
  services = { ...servicesFor(site.db), now: () => clock };
  await site.purged();
});

const minutes = (count: number) => new Date(clock.getTime() + count * 60_000).toISOString();

async function schedule(title: string, date: string): Promise<number> {
  const { data, messages } = await site.ask(
    'mutation ($title: String, $date: String) { createPost(input: { title: $title, date: $date, status: PUBLISH, categories: { append: false, nodes: [{ slug: "news" }] } }) { post { databaseId status } } }',
    { as: 'editor', variables: { title, date }, now: clock },
  );
  expect(messages).toEqual([]);
  expect(data.createPost.post.status).toBe('future');
  return data.createPost.post.databaseId as number;
}

const read = async (id: number) =>
  await site.db
    .selectFrom('content_node')
    .select(['status', 'uri', 'modified_at', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const countOfNews = async () =>
  (await site.db.selectFrom('term').select('count').where('slug', '=', 'news').executeTakeFirstOrThrow()).count;

test('what is due is published with address, counts and a purge event; what is not waits', async () => {
  const before = await countOfNews();
  const soon = await schedule('Opens soon', minutes(5));
  const later = await schedule('Opens later', minutes(60));
  expect((await site.purged()).keys).toEqual([]);
  expect(await countOfNews()).toBe(before);
  expect(await publishDueNodes(services)).toEqual([]);

  const savedAt = clock;
  clock = new Date(minutes(6));
  expect(await publishDueNodes(services)).toEqual([soon]);
  expect(await read(soon)).toEqual({
    status: 'publish',
    uri: '/news/opens-soon/',
    modified_at: savedAt,
    published_at: new Date('2026-06-01T12:05:00Z'),
  });
  expect((await read(later)).status).toBe('future');
  expect(await countOfNews()).toBe(before + 1);
  const { keys, uris } = await site.purged();
  expect(keys).toEqual(expect.arrayContaining([toGlobalId('post', soon), 'list:post']));
  expect(uris).toContain('/news/opens-soon/');
  expect(await publishDueNodes(services)).toEqual([]);
});

test('several processes publish each node once', async () => {
  const ids = [];
  for (let index = 0; index < 30; index += 1) ids.push(await schedule(`Together ${index}`, minutes(2)));
  clock = new Date(minutes(3));
  const published = (await Promise.all([publishDueNodes(services), publishDueNodes(services), publishDueNodes(services)])).flat();
  expect(published.toSorted((a, b) => a - b)).toEqual(ids);
});

test('a slug taken in the meantime gets a suffix', async () => {
  const id = await schedule('Contested', minutes(2));
  await site.db
    .insertInto('content_node')
    .values({ type: 'page', status: 'publish', uri: '/news/contested/', published_at: clock, modified_at: clock })
    .execute();
  clock = new Date(minutes(3));
  await publishDueNodes(services);
  expect((await read(id)).uri).toBe('/news/contested-2/');
});

test('a running service catches up and sees what others schedule', async () => {
  const missed = await schedule('Missed while nothing ran', minutes(2));
  clock = new Date(minutes(3));
  const running = startScheduledPublishing(services, 20);
  try {
    await expect.poll(async () => (await read(missed)).status).toBe('publish');
    const next = await schedule('Scheduled by another process', minutes(2));
    await wait(60);
    expect((await read(next)).status).toBe('future');
    clock = new Date(minutes(3));
    await expect.poll(async () => (await read(next)).status).toBe('publish');
  } finally {
    await running.stop();
  }
});

test('the date moved into the past publishes, and into the future schedules', async () => {
  const id = await schedule('Moves', minutes(30));
  const update = async (input: string) => {
    const { data, messages } = await site.ask(`mutation { updatePost(input: { id: "${id}", ${input} }) { post { status } } }`, {
      as: 'editor',
      now: clock,
    });
    expect(messages).toEqual([]);
    return data.updatePost.post.status as string;
  };
  expect(await update(`date: "${minutes(-5)}"`)).toBe('publish');
  expect(await update(`date: "${minutes(90)}"`)).toBe('future');
  expect((await read(id)).uri).toBeNull();
});

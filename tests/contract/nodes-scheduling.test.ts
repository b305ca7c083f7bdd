/** Scheduled nodes are published once at their date, with term counts and purge events. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishDueNodes, startScheduledPublishing } from '../../content/commands/nodes/publish-scheduled.ts';
import type { Services } from '../../content/commands/core/services.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
let clock: Date;
let services: Services;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
beforeEach(async () => {
  clock = new Date('2026-06-01T12:00:00Z');
  services = { ...createTestServices(site.db), now: () => clock };
  await site.takePurgeEvents();
});

const inMinutes = (count: number) => new Date(clock.getTime() + count * 60_000).toISOString();

async function schedulePost(title: string, date: string): Promise<number> {
  const { data, messages } = await site.execute(
    'mutation ($title: String, $date: String) { createPost(input: { title: $title, date: $date, status: PUBLISH, categories: { append: false, nodes: [{ slug: "news" }] } }) { post { databaseId status } } }',
    { as: 'editor', variables: { title, date }, now: clock },
  );
  expect(messages).toEqual([]);
  expect(data.createPost.post.status).toBe('future');
  return data.createPost.post.databaseId as number;
}

const readNode = async (id: number) =>
  await site.db
    .selectFrom('content_node')
    .select(['status', 'uri', 'modified_at', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const getNewsCount = async () =>
  (await site.db.selectFrom('term').select('count').where('slug', '=', 'news').executeTakeFirstOrThrow()).count;

test('a due node is published with a URI, term counts and a purge event; other scheduled nodes are not', async () => {
  const before = await getNewsCount();
  const due = await schedulePost('Opens soon', inMinutes(5));
  const notDue = await schedulePost('Opens later', inMinutes(60));
  expect((await site.takePurgeEvents()).keys).toEqual([]);
  expect(await getNewsCount()).toBe(before);
  expect(await publishDueNodes(services)).toEqual([]);

  const savedAt = clock;
  clock = new Date(inMinutes(6));
  expect(await publishDueNodes(services)).toEqual([due]);
  expect(await readNode(due)).toEqual({
    status: 'publish',
    uri: '/news/opens-soon/',
    modified_at: savedAt,
    published_at: new Date('2026-06-01T12:05:00Z'),
  });
  expect((await readNode(notDue)).status).toBe('future');
  expect(await getNewsCount()).toBe(before + 1);
  const { keys, uris } = await site.takePurgeEvents();
  expect(keys).toEqual(expect.arrayContaining([toGlobalId('post', due), 'list:post']));
  expect(uris).toContain('/news/opens-soon/');
  expect(await publishDueNodes(services)).toEqual([]);
});

test('several processes publish each due node only once', async () => {
  const ids = [];
  for (let index = 0; index < 30; index += 1) ids.push(await schedulePost(`Together ${index}`, inMinutes(2)));
  clock = new Date(inMinutes(3));
  const published = (await Promise.all([publishDueNodes(services), publishDueNodes(services), publishDueNodes(services)])).flat();
  expect(published.toSorted((a, b) => a - b)).toEqual(ids);
});

test('a slug that was taken in the meantime gets a suffix', async () => {
  const id = await schedulePost('Contested', inMinutes(2));
  await site.db
    .insertInto('content_node')
    .values({ type: 'page', status: 'publish', uri: '/news/contested/', published_at: clock, modified_at: clock })
    .execute();
  clock = new Date(inMinutes(3));
  await publishDueNodes(services);
  expect((await readNode(id)).uri).toBe('/news/contested-2/');
});

test('a running service publishes missed nodes and nodes scheduled by other processes', async () => {
  const missed = await schedulePost('Missed while no service ran', inMinutes(2));
  clock = new Date(inMinutes(3));
  const running = startScheduledPublishing(services, 20);
  try {
    await expect.poll(async () => (await readNode(missed)).status).toBe('publish');
    const next = await schedulePost('Scheduled by another process', inMinutes(2));
    await wait(60);
    expect((await readNode(next)).status).toBe('future');
    clock = new Date(inMinutes(3));
    await expect.poll(async () => (await readNode(next)).status).toBe('publish');
  } finally {
    await running.stop();
  }
});

test('moving the date to the past publishes a post, and moving it to the future schedules it', async () => {
  const id = await schedulePost('Moves', inMinutes(30));
  const update = async (input: string) => {
    const { data, messages } = await site.execute(`mutation { updatePost(input: { id: "${id}", ${input} }) { post { status } } }`, {
      as: 'editor',
      now: clock,
    });
    expect(messages).toEqual([]);
    return data.updatePost.post.status as string;
  };
  expect(await update(`date: "${inMinutes(-5)}"`)).toBe('publish');
  expect(await update(`date: "${inMinutes(90)}"`)).toBe('future');
  expect((await readNode(id)).uri).toBeNull();
});

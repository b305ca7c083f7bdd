/** Content that was begun in an editor and never saved is deleted after a week. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAutoDrafts } from '../../content/commands/nodes/delete-auto-drafts.ts';
import { getContentVersion } from '../../content/db/content-version.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;

beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(async () => {
  await site.drop();
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

async function addPage(title: string, status: 'draft' | 'auto-draft', modified: Date): Promise<number> {
  const mutation = 'mutation ($title: String!) { createPage(input: { title: $title, status: DRAFT }) { page { databaseId } } }';
  const { data, messages } = await site.execute(mutation, { as: 'administrator', variables: { title } });
  expect(messages).toEqual([]);
  const id = data.createPage.page.databaseId as number;
  await site.db.updateTable('content_node').set({ status, modified_at: modified }).where('id', '=', id).execute();
  return id;
}

test('auto-drafts are deleted a week after their last change, and drafts are not', async () => {
  const old: number[] = [];
  for (let index = 0; index < 21; index += 1) old.push(await addPage(`Abandoned ${index}`, 'auto-draft', day(2)));
  const kept = [await addPage('Recent', 'auto-draft', day(3)), await addPage('Draft', 'draft', day(1))];
  const services = { ...createTestServices(site.db), now: () => new Date(day(10).getTime() - 1) };
  expect(await deleteAutoDrafts(services)).toBe(21);
  const rows = await site.db
    .selectFrom('content_node')
    .select('id')
    .where('id', 'in', [...old, ...kept])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual(kept);
  const version = await getContentVersion(site.db);
  expect(await deleteAutoDrafts(services)).toBe(0);
  expect(await getContentVersion(site.db)).toBe(version);
});

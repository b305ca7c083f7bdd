/** Child pages: their URIs follow the parent, and cycles are rejected. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';
import { createNodeWriter } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
const { write, getError } = createNodeWriter(() => site);

const createPage = (title: string, parentId?: string, more = {}) =>
  write('createPage', { title, status: 'PUBLISH', ...(parentId && { parentId }), ...more });
const getUri = async (id: number) =>
  (await site.db.selectFrom('content_node').select('uri').where('id', '=', id).executeTakeFirstOrThrow()).uri;

test('the URIs of all descendants follow the slug and the parent of a page', async () => {
  const top = await createPage('Top');
  const child = await createPage('Child', top.id);
  const draft = await write('createPage', { title: 'Hidden', slug: 'hidden', parentId: child.id });
  const leaf = await createPage('Leaf', draft.id);
  expect([child.uri, leaf.uri]).toEqual(['/top/child/', '/top/child/hidden/leaf/']);
  await site.takePurgeEvents();

  await write('updatePage', { id: top.id, slug: 'summit' });
  expect(await Promise.all([child, leaf, draft].map((node) => getUri(node.databaseId)))).toEqual([
    '/summit/child/',
    '/summit/child/hidden/leaf/',
    null,
  ]);
  const { keys, uris } = await site.takePurgeEvents();
  expect(keys).toEqual(expect.arrayContaining([top.id, child.id, leaf.id]));
  expect(keys).not.toContain(draft.id);
  expect(uris).toEqual(expect.arrayContaining(['/top/', '/summit/', '/top/child/', '/summit/child/', '/top/child/hidden/leaf/']));

  // As in WPGraphQL, an empty parentId changes nothing.
  for (const parentId of ['', '0', null]) await write('updatePage', { id: child.id, parentId });
  expect(await getUri(leaf.databaseId)).toBe('/summit/child/hidden/leaf/');
  expect(await getError('updatePage', { id: child.id, parentId: top.id, parentDatabaseId: 0 })).toBe(
    'Please provide only one of parentId or parentDatabaseId',
  );
  await write('updatePage', { id: child.id, parentDatabaseId: 0 });
  expect(await getUri(leaf.databaseId)).toBe('/child/hidden/leaf/');
});

test('slugs must be unique only among siblings', async () => {
  const [one, two] = [await createPage('One'), await createPage('Two')];
  expect((await createPage('Same', one.id)).uri).toBe('/one/same/');
  expect((await createPage('Same', two.id)).uri).toBe('/two/same/');
  expect((await createPage('Same', two.id)).uri).toBe('/two/same-2/');
});

test('a page cannot become its own descendant, a child of another type, or deeper than 16 levels', async () => {
  const top = await createPage('Ring');
  const child = await createPage('Child of ring', top.id);
  expect(await getError('updatePage', { id: top.id, parentId: top.id })).toContain('cannot be its own ancestor');
  expect(await getError('updatePage', { id: top.id, parentId: child.id })).toContain('cannot be its own ancestor');
  const post = await write('createPost', { title: 'A post' });
  expect(await getError('createPage', { title: 'x', parentId: post.id })).toContain('is not the id of a page');
  expect(await getError('createPage', { title: 'x', parentId: '999999' })).toContain('is not the id of a page');
  let deepest = top;
  for (let level = 2; level <= 16; level += 1) deepest = await createPage(`Level ${level}`, deepest.id);
  expect(await getError('createPage', { title: 'Level 17', parentId: deepest.id })).toContain('more than 16 levels deep');
  const other = await createPage('Other top');
  expect(await getError('updatePage', { id: top.id, parentId: other.id })).toContain('more than 16 levels deep');
});

test('of two concurrent moves that would create a cycle, one is rejected', async () => {
  const move = (id: string, parentId: string) =>
    site.execute('mutation ($i: UpdatePageInput!) { updatePage(input: $i) { page { id } } }', {
      as: 'editor',
      variables: { i: { id, parentId } },
    });
  for (let round = 0; round < 5; round += 1) {
    const [left, right] = [await createPage('Left'), await createPage('Right')];
    const [leftChild, rightChild] = [await createPage('Left child', left.id), await createPage('Right child', right.id)];
    const results = await Promise.all([move(left.id, rightChild.id), move(right.id, leftChild.id)]);
    expect(results.filter(({ messages }) => messages.length > 0)).toHaveLength(1);
  }
});

test('the front page keeps the URI /, and the URIs of its children start with its slug', async () => {
  const { id } = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/').executeTakeFirstOrThrow();
  expect((await write('updatePage', { id: String(id), title: 'Home again', slug: 'welcome' })).uri).toBe('/');
  expect((await createPage('Inside', String(id))).uri).toBe('/welcome/inside/');
});

test('children of a deleted page move to its parent, with a new slug where theirs is taken', async () => {
  const top = await createPage('Upper');
  const middle = await createPage('Middle', top.id);
  const child = await createPage('Twins', middle.id);
  const leaf = await createPage('Leaf of twins', child.id);
  await createPage('Twins', top.id);
  await write('deletePage', { id: middle.id, forceDelete: true });
  expect([await getUri(child.databaseId), await getUri(leaf.databaseId)]).toEqual(['/upper/twins-2/', '/upper/twins-2/leaf-of-twins/']);
});

test('the URIs of children of a page in the trash do not change', async () => {
  const top = await createPage('Trashed');
  const child = await createPage('Kept', top.id);
  await write('deletePage', { id: top.id });
  expect(await getUri(child.databaseId)).toBe('/trashed/kept/');
  expect((await write('updatePage', { id: child.id, title: 'Kept still' })).uri).toBe('/trashed/kept/');
});

test('a slug that would move a descendant to a URI in use is rejected without changes', async () => {
  const news = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/news/').executeTakeFirstOrThrow();
  await write('createPost', { title: 'Taken here', status: 'PUBLISH' });
  const mover = await createPage('Mover', String(news.id));
  await createPage('Taken here', mover.id);
  await write('updatePage', { id: String(news.id), slug: 'newsroom' });
  expect(await getUri(mover.databaseId)).toBe('/newsroom/mover/');
  const other = await createPage('Gathering');
  await createPage('Taken here', other.id);
  expect(await getError('updatePage', { id: other.id, slug: 'news' })).toContain('already has an address below /news/');
  expect(await getUri(other.databaseId)).toBe('/gathering/');
});

test('posts follow the permalink structure in the settings', async () => {
  await site.db
    .updateTable('site_option')
    .set((set) => ({
      value: set.fn('jsonb_set', [
        set.ref('value'),
        set.val('{permalinkStructure}'),
        set.val('"/%year%/%monthnum%/%category%/%postname%/"'),
      ]) as never,
    }))
    .where('name', '=', 'settings')
    .execute();
  const post = await write('createPost', {
    title: 'Patterned',
    status: 'PUBLISH',
    date: '2024-02-01T23:30:00',
    categories: { append: false, nodes: [{ slug: 'market-reports' }] },
  });
  expect(post.uri).toBe('/2024/02/insights/market-reports/patterned/');
  const findByUri = async (uri: string) =>
    (await site.execute('query ($uri: String!) { nodeByUri(uri: $uri) { id } }', { variables: { uri } })).data.nodeByUri;
  for (const uri of ['/2024/2/insights/market-reports/patterned/', '/2024/2/insights/market-reports/patterned/feed/'])
    expect(await findByUri(uri)).toEqual({ id: post.id });
  for (const uri of ['/2024/3/insights/market-reports/patterned/', '/2024/2/', '/2024/2/insights/market-reports/x/'])
    expect(await findByUri(uri)).toBeNull();
  expect((await write('updatePost', { id: post.id, date: '2023-12-31T10:00:00' })).uri).toBe('/2023/12/insights/market-reports/patterned/');
});

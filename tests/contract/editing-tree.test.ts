/** Pages below pages: addresses follow, and trees stay trees. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';
import { writesOn } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());
const { write, refusal } = writesOn(() => site);

const page = (title: string, parentId?: string, more = {}) =>
  write('createPage', { title, status: 'PUBLISH', ...(parentId && { parentId }), ...more });
const uriOf = async (id: number) =>
  (await site.db.selectFrom('content_node').select('uri').where('id', '=', id).executeTakeFirstOrThrow()).uri;

test('a child’s address follows its parent’s slug and place, however deep', async () => {
  const top = await page('Top');
  const child = await page('Child', top.id);
  const draft = await write('createPage', { title: 'Hidden', slug: 'hidden', parentId: child.id });
  const leaf = await page('Leaf', draft.id);
  expect([child.uri, leaf.uri]).toEqual(['/top/child/', '/top/child/hidden/leaf/']);
  await site.purged();

  await write('updatePage', { id: top.id, slug: 'summit' });
  expect(await Promise.all([child, leaf, draft].map((node) => uriOf(node.databaseId)))).toEqual([
    '/summit/child/',
    '/summit/child/hidden/leaf/',
    null,
  ]);
  const { keys, uris } = await site.purged();
  expect(keys).toEqual(expect.arrayContaining([top.id, child.id, leaf.id]));
  expect(keys).not.toContain(draft.id);
  expect(uris).toEqual(expect.arrayContaining(['/top/', '/summit/', '/top/child/', '/summit/child/', '/top/child/hidden/leaf/']));

  await write('updatePage', { id: child.id, parentId: '' });
  expect(await uriOf(leaf.databaseId)).toBe('/child/hidden/leaf/');
});

test('slugs are unique among siblings only', async () => {
  const [one, two] = [await page('One'), await page('Two')];
  expect((await page('Same', one.id)).uri).toBe('/one/same/');
  expect((await page('Same', two.id)).uri).toBe('/two/same/');
  expect((await page('Same', two.id)).uri).toBe('/two/same-2/');
});

test('no page stands below itself, below another type, or too deep', async () => {
  const top = await page('Ring');
  const below = await page('Below ring', top.id);
  expect(await refusal('updatePage', { id: top.id, parentId: top.id })).toContain('cannot be its own ancestor');
  expect(await refusal('updatePage', { id: top.id, parentId: below.id })).toContain('cannot be its own ancestor');
  const post = await write('createPost', { title: 'A post' });
  expect(await refusal('createPage', { title: 'x', parentId: post.id })).toContain('is not the id of a page');
  expect(await refusal('createPage', { title: 'x', parentId: '999999' })).toContain('is not the id of a page');
  let deepest = top;
  for (let level = 2; level <= 16; level += 1) deepest = await page(`Level ${level}`, deepest.id);
  expect(await refusal('createPage', { title: 'Level 17', parentId: deepest.id })).toContain('more than 16 levels deep');
  const other = await page('Other top');
  expect(await refusal('updatePage', { id: top.id, parentId: other.id })).toContain('more than 16 levels deep');
});

test('two pages moved below each other’s children at once make no ring', async () => {
  const move = (id: string, parentId: string) =>
    site.ask('mutation ($i: UpdatePageInput!) { updatePage(input: $i) { page { id } } }', {
      as: 'editor',
      variables: { i: { id, parentId } },
    });
  for (let round = 0; round < 5; round += 1) {
    const [left, right] = [await page('Left'), await page('Right')];
    const [belowLeft, belowRight] = [await page('Below left', left.id), await page('Below right', right.id)];
    const answers = await Promise.all([move(left.id, belowRight.id), move(right.id, belowLeft.id)]);
    expect(answers.filter(({ messages }) => messages.length > 0)).toHaveLength(1);
  }
});

test('the front page stays at /, its children stand below its slug', async () => {
  const { id } = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/').executeTakeFirstOrThrow();
  expect((await write('updatePage', { id: String(id), title: 'Home again', slug: 'welcome' })).uri).toBe('/');
  expect((await page('Inside', String(id))).uri).toBe('/welcome/inside/');
});

test('children of a page that is removed move up, past slugs that are taken', async () => {
  const top = await page('Upper');
  const middle = await page('Middle', top.id);
  const child = await page('Twins', middle.id);
  const leaf = await page('Leaf of twins', child.id);
  await page('Twins', top.id);
  await write('deletePage', { id: middle.id, forceDelete: true });
  expect([await uriOf(child.databaseId), await uriOf(leaf.databaseId)]).toEqual(['/upper/twins-2/', '/upper/twins-2/leaf-of-twins/']);
});

test('addresses below a page in the trash stay', async () => {
  const top = await page('Thrown');
  const child = await page('Kept', top.id);
  await write('deletePage', { id: top.id });
  expect(await uriOf(child.databaseId)).toBe('/thrown/kept/');
  expect((await write('updatePage', { id: child.id, title: 'Kept still' })).uri).toBe('/thrown/kept/');
});

test('a page that moves onto addresses of others is refused whole', async () => {
  const news = await site.db.selectFrom('content_node').select('id').where('uri', '=', '/news/').executeTakeFirstOrThrow();
  await write('createPost', { title: 'Taken here', status: 'PUBLISH' });
  const mover = await page('Mover', String(news.id));
  await page('Taken here', mover.id);
  await write('updatePage', { id: String(news.id), slug: 'newsroom' });
  expect(await uriOf(mover.databaseId)).toBe('/newsroom/mover/');
  const other = await page('Gathering');
  await page('Taken here', other.id);
  expect(await refusal('updatePage', { id: other.id, slug: 'news' })).toContain('would get addresses below /news/');
  expect(await uriOf(other.databaseId)).toBe('/gathering/');
});

test('posts follow WordPress’s pattern of addresses where the settings have one', async () => {
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
  expect((await write('updatePost', { id: post.id, date: '2023-12-31T10:00:00' })).uri).toBe('/2023/12/insights/market-reports/patterned/');
});

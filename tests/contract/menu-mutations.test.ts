/** Mutations of menus, menu items and locations. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
const ids: Record<string, string> = {};
const getId = (slug: string) => ids[slug] ?? '';

type Input = Record<string, unknown>;

beforeAll(async () => {
  site = await createWritableSite();
  for (const table of ['content_node', 'term', 'menu'] as const)
    for (const { id, slug } of await site.db.selectFrom(table).select(['id', 'slug']).execute()) ids[slug] ??= String(id);
  ids['main'] = String((await site.db.selectFrom('menu').select('id').where('slug', '=', 'main').executeTakeFirstOrThrow()).id);
});
afterAll(() => site.drop());

const selections: Record<string, string> = {
  MenuItem:
    'menuItem { databaseId label url uri order parentDatabaseId target cssClasses linkRelationship title description featuredItem { heading } }',
  Menu: 'menu { databaseId name slug locations }',
};

/** Runs a mutation as an administrator. @returns the payload, or throws its error */
async function mutate(name: string, input: Input, selection?: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const fields = selection ?? selections[name.replace(/^(?:create|update|delete)/, '')] ?? 'clientMutationId';
  const { data, messages } = await site.execute(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, {
    as: 'administrator',
    variables: { input },
  });
  if (messages.length > 0) throw new Error(messages.join(' '));
  return data[name];
}

const createMenu = async (name: string) => (await mutate('createMenu', { name })).menu;
const createItem = async (menuId: unknown, label: string, more: Input = {}) =>
  (
    await mutate('createMenuItem', {
      menuId: String(menuId),
      label,
      ...(!('contentNodeId' in more || 'termId' in more || 'archiveOf' in more) && { url: `/${label}/` }),
      ...more,
    })
  ).menuItem;

/** Describes the items of a menu in their order, each with its parent. */
async function listItems(menuId: string): Promise<string> {
  const { data } = await site.execute(
    `{ menu(id: "${menuId}", idType: DATABASE_ID) { menuItems(first: 100) { nodes { databaseId label order parentDatabaseId } } } }`,
    { as: 'administrator' },
  );
  const nodes = data.menu.menuItems.nodes as { databaseId: number; label: string; order: number; parentDatabaseId: number }[];
  expect(nodes.map(({ order }) => order)).toEqual(nodes.map((_, index) => index + 1));
  return nodes
    .map(({ label, parentDatabaseId }) => `${label}<${nodes.find((node) => node.databaseId === parentDatabaseId)?.label ?? ''}`)
    .join(' ');
}

const getVersion = async (menuId: string) =>
  (await site.execute(`{ editVersion(object: MENU, id: "${menuId}") }`, { as: 'administrator' })).data.editVersion as string;

describe('menus', () => {
  test('a menu can be created, renamed and deleted; a new name keeps the slug', async () => {
    const menu = await createMenu('Café <b>&amp; bar</b>');
    expect(menu).toMatchObject({ name: 'Café & bar', slug: 'cafe-bar', locations: null });
    expect((await mutate('updateMenu', { id: String(menu.databaseId), name: 'Drinks' })).menu).toMatchObject({
      name: 'Drinks',
      slug: 'cafe-bar',
    });
    expect((await mutate('updateMenu', { id: String(menu.databaseId), slug: 'Drinks!' })).menu).toMatchObject({
      name: 'Drinks',
      slug: 'drinks',
    });
    const deleted = await mutate('deleteMenu', { id: String(menu.databaseId) }, 'deletedId menu { name }');
    expect(deleted).toEqual({ deletedId: Buffer.from(`term:${menu.databaseId}`).toString('base64'), menu: { name: 'Drinks' } });
    expect((await site.execute('{ menu(id: "drinks", idType: SLUG) { name } }', { as: 'administrator' })).data.menu).toBeNull();
  });

  test.each<[string, Input, string]>([
    ['createMenu', { name: ' ' }, 'A menu needs a name.'],
    ['createMenu', { name: 'main MENU' }, 'The menu name main MENU conflicts with another menu name.'],
    ['createMenu', { name: 'New', slug: 'main' }, 'The slug "main" is already in use by another menu.'],
    ['createMenu', { name: 'New', slug: '!' }, 'The slug contains no letters or digits.'],
    ['updateMenu', { id: '999999', name: 'New' }, 'There is no menu with the id "999999".'],
    ['deleteMenu', { id: 'cG9zdDox' }, 'There is no menu with the id "cG9zdDox".'],
    ['updateMenuLocations', { locations: [{ location: 'MAIN_MENU', menuId: '999999' }] }, 'There is no menu with the id "999999".'],
    ['updateMenuLocations', { locations: [{ location: 'MAIN_MENU' }, { location: 'MAIN_MENU' }] }, 'The list contains a location twice.'],
  ])('%s with %j is rejected', async (name, input, message) => {
    await expect(mutate(name, input)).rejects.toThrow(message);
  });

  test('locations are assigned, moved and emptied, and the others stay', async () => {
    const menu = await createMenu('Footer');
    const assign = (location: string, menuId: string | null) =>
      mutate('updateMenuLocations', { locations: [{ location, menuId }] }, 'locations { location menu { slug } }');
    const list = ({ locations }: { locations: { location: string; menu: { slug: string } | null }[] }) =>
      Object.fromEntries(locations.map(({ location, menu: assigned }) => [location, assigned?.slug ?? null]));
    const start = { FOOTER_MENU: null, LEGAL_MENU: 'legal', MAIN_MENU: 'main', TOP_NAV_MENU: null };
    expect(list(await assign('FOOTER_MENU', String(menu.databaseId)))).toEqual({ ...start, FOOTER_MENU: 'footer' });
    expect((await site.execute('{ menu(id: "footer", idType: SLUG) { locations } }')).data.menu.locations).toEqual(['FOOTER_MENU']);
    expect(list(await assign('FOOTER_MENU', getId('main')))).toEqual({ ...start, FOOTER_MENU: 'main' });
    expect(list(await assign('FOOTER_MENU', null))).toEqual(start);
  });
});

describe('menu items', () => {
  let menuId: string;
  let count = 0;
  beforeEach(async () => {
    count += 1;
    menuId = String((await createMenu(`Menu ${count}`)).databaseId);
  });

  test('an item links to content, a term, an archive or a URL, and has the title of its target if it has no label', async () => {
    const items = [
      await createItem(menuId, '', { contentNodeId: getId('about') }),
      await createItem(menuId, '', { termId: getId('insights') }),
      await createItem(menuId, '', { archiveOf: 'PROPERTIES' }),
      await createItem(menuId, 'Mail', { url: 'mailto:desk@example.com' }),
    ];
    expect(items.map(({ label, uri }) => [label, uri])).toEqual([
      ['About', '/about/'],
      ['Insights', 'http://site.test/category/insights/'],
      ['Properties', '/properties/'],
      ['Mail', 'mailto:desk@example.com'],
    ]);
    const changed = await mutate('updateMenuItem', { id: String(items[0].databaseId), url: '#top' });
    expect(changed.menuItem).toMatchObject({ label: 'About', uri: '#top' });
  });

  test('all values are stored, and an update keeps those that it omits', async () => {
    const values = {
      title: 'Hover',
      description: 'Below',
      target: '_blank',
      cssClasses: ['is-wide', 'b2'],
      linkRelationship: 'noopener',
      featuredItem: { heading: 'Meet us' },
    };
    const item = await createItem(menuId, 'A', values);
    expect(item).toMatchObject(values);
    const { menuItem } = await mutate('updateMenuItem', { id: String(item.databaseId), label: 'B <i>i</i>', target: null });
    expect(menuItem).toMatchObject({ ...values, label: 'B i', target: null });
  });

  test.each<[Input, string]>([
    [{ label: 'A' }, 'url is missing. A menu item needs a link.'],
    [{ url: '/a/' }, 'label is empty. A link to a URL needs a label.'],
    [{ label: 'A', url: '' }, 'url is empty.'],
    [{ label: 'A', url: 'javascript:alert(1)' }, 'url cannot link to "javascript:alert(1)".'],
    [{ label: 'A', url: '//evil.example' }, 'url cannot link to'],
    [{ label: 'A', url: '/a/', termId: '1' }, 'termId and url are both set.'],
    [{ contentNodeId: '999999' }, 'contentNodeId "999999" is not the id of content.'],
    [{ termId: '999999' }, 'termId "999999" is not the id of a term with a page.'],
    [{ archiveOf: 'POST' }, 'archiveOf: Posts have no archive.'],
    [{ label: 'A', url: '/a/', target: '_top' }, 'target must be _blank or empty.'],
    [{ label: 'A', url: '/a/', cssClasses: ['a b'] }, 'cssClasses[0] is not the name of a class.'],
    [{ label: 'A', url: '/a/', parentId: '999999' }, 'parentId "999999" is not the id of an item of this menu.'],
    [{ label: 'A', url: '/a/', featuredItem: { image: '999999' } }, 'featuredItem.image'],
  ])('%j is rejected', async (input, message) => {
    await expect(mutate('createMenuItem', { menuId, ...input })).rejects.toThrow(message);
    expect(await listItems(menuId)).toBe('');
  });

  test('texts have maximum lengths', async () => {
    const refused = mutate('createMenuItem', { menuId, label: 'x'.repeat(501), url: '/a/' });
    await expect(refused).rejects.toThrow('label has 501 characters.');
    await expect(mutate('createMenu', { name: 'x'.repeat(201) })).rejects.toThrow(
      'The name of the menu has 201 characters. At most 200 are allowed.',
    );
  });

  test('items are placed and moved by parent and position, with the items below them', async () => {
    const items: Record<string, string> = {};
    for (const label of ['a', 'b', 'c']) items[label] = String((await createItem(menuId, label)).databaseId);
    items['b1'] = String((await createItem(menuId, 'b1', { parentId: items['b'] })).databaseId);
    await createItem(menuId, 'b0', { parentId: items['b'], position: 1 });
    expect(await listItems(menuId)).toBe('a< b< b0<b b1<b c<');
    await mutate('updateMenuItem', { id: items['b'], position: 1 });
    expect(await listItems(menuId)).toBe('b< b0<b b1<b a< c<');
    await mutate('updateMenuItem', { id: items['b'], parentId: items['c'] });
    expect(await listItems(menuId)).toBe('a< c< b<c b0<b b1<b');
    await expect(mutate('updateMenuItem', { id: items['c'], parentId: items['b1'] })).rejects.toThrow('cannot be below itself');
    await mutate('deleteMenuItem', { id: items['b'] });
    expect(await listItems(menuId)).toBe('a< c< b0<c b1<c');
    await mutate('deleteMenuItem', { id: items['c'], deleteChildren: true }, 'deletedId');
    expect(await listItems(menuId)).toBe('a<');
  });

  test('a whole tree is written at once: existing items are moved, new ones created, missing ones deleted', async () => {
    const [a, b] = [await createItem(menuId, 'a'), await createItem(menuId, 'b')];
    await createItem(menuId, 'c', { parentId: String(a.databaseId) });
    const items = [
      {
        id: String(b.databaseId),
        children: [
          { id: String(a.databaseId), label: 'A' },
          { label: 'new', url: '/new/' },
        ],
      },
      { contentNodeId: getId('about') },
    ];
    const version = await getVersion(menuId);
    const payload = await mutate('updateMenuItems', { menuId, version, items }, 'version menu { count }');
    expect(payload.menu.count).toBe(4);
    expect(payload.version).toBe(await getVersion(menuId));
    expect(await listItems(menuId)).toBe('b< A<b new<b About<');
  });

  test('a tree that was loaded before another change is rejected, and nothing changes', async () => {
    const version = await getVersion(menuId);
    await createItem(menuId, 'of the other editor');
    await expect(mutate('updateMenuItems', { menuId, version, items: [] })).rejects.toThrow(
      `The menu Menu ${count} has changed since it was loaded.`,
    );
    expect(await listItems(menuId)).toBe('of the other editor<');
  });

  test('if two editors save at the same time, one update is rejected', async () => {
    const version = await getVersion(menuId);
    const save = (label: string) => mutate('updateMenuItems', { menuId, version, items: [{ label, url: '/x/' }] }, 'version');
    const results = await Promise.allSettled([save('one'), save('two')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a tree with an error is rejected as a whole, and the message names the item', async () => {
    const version = await getVersion(menuId);
    const deep = Array.from({ length: 13 }).reduce<Input[]>((children) => [{ label: 'x', url: '/x/', children }], []);
    const { databaseId } = await createItem(getId('main'), 'Elsewhere');
    const elsewhere = String(databaseId);
    const cases: [Input[], string][] = [
      [
        [
          { label: 'ok', url: '/ok/' },
          { label: 'bad', url: 'javascript:x' },
        ],
        'items[1].url cannot link to',
      ],
      [[{ label: 'ok', url: '/ok/', children: [{ label: 'bad' }] }], 'items[0].children[0].url is missing.'],
      [[{ id: elsewhere }], `items[0].id "${elsewhere}" is not the id of an item of this menu.`],
      [deep, 'A menu has at most 12 levels.'],
      [Array.from({ length: 501 }, () => ({ label: 'x', url: '/x/' })), 'At most 500 are allowed.'],
    ];
    for (const [items, message] of cases) await expect(mutate('updateMenuItems', { menuId, version, items })).rejects.toThrow(message);
    expect(await getVersion(menuId)).toBe(version);
  });
});

test.each([null, 'subscriber', 'editor', 'wpseo_manager'] as const)('%s cannot read the version of a menu', async (as) => {
  const { messages } = await site.execute(`{ editVersion(object: MENU, id: "${getId('main')}") }`, { as });
  expect(messages).toEqual(['Sorry, you are not allowed to edit menus.']);
});

/** Menus and their items. Titles that end in "(recorded)" describe behavior recorded from WPGraphQL 1.14. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const listLabels = (list: { nodes: { label: string }[] }) => list.nodes.map(({ label }) => label);

describe('a single menu', () => {
  test('a menu can be queried by every type of id', async () => {
    const { data, messages } = await site.execute(
      '{ a: menu(id: "main", idType: SLUG) { id databaseId menuId name locations count } b: menu(id: "Main menu", idType: NAME) { slug } c: menu(id: "main_menu", idType: LOCATION) { slug } d: menu(id: "nope", idType: SLUG) { slug } }',
    );
    expect(messages).toEqual([]);
    expect(data.a).toMatchObject({ name: 'Main menu', locations: ['MAIN_MENU'], menuId: data.a.databaseId });
    expect([data.b, data.c, data.d]).toEqual([{ slug: 'main' }, { slug: 'main' }, null]);
    const anyCase = await site.execute(
      '{ name: menu(id: "MAIN MENU", idType: NAME) { slug } slug: menu(id: "Main", idType: SLUG) { slug } menus(where: { slug: "MAIN" }) { nodes { slug } } }',
    );
    expect(anyCase.data).toEqual({ name: { slug: 'main' }, slug: { slug: 'main' }, menus: { nodes: [{ slug: 'main' }] } });
    const again = await site.execute(
      'query ($id: ID!, $number: ID!) { e: menu(id: $id) { slug } f: menu(id: $number, idType: DATABASE_ID) { slug } }',
      {
        variables: { id: data.a.id, number: data.a.databaseId },
      },
    );
    expect(again.data).toEqual({ e: { slug: 'main' }, f: { slug: 'main' } });
  });

  test('the items of a menu are the same for every location, as in WPGraphQL', async () => {
    const { data, messages } = await site.execute(
      '{ menu(id: "main", idType: SLUG) { menuItems { nodes { label } } other: menuItems(where: { location: FOOTER_MENU }) { nodes { label } } } }',
    );
    expect(messages).toEqual([]);
    expect(data.menu.menuItems.nodes).not.toEqual([]);
    expect(data.menu.other).toEqual(data.menu.menuItems);
  });

  test.each(['MAIN_MENU', 'top_nav_menu', 'nowhere'])('a location without a menu (%s) is an error (recorded)', async (id) => {
    const { messages } = await site.execute('query ($id: ID!) { menu(id: $id, idType: LOCATION) { slug } }', { variables: { id } });
    expect(messages).toEqual(['No menu set for the provided location']);
  });
});

describe('a menu without a location', () => {
  const query =
    '{ menu(id: "Unassigned", idType: NAME) { locations count } menus { nodes { slug } } menuItems(first: 100) { nodes { label } } }';

  test.each([null, 'subscriber', 'editor', 'wpseo_manager'] as const)(
    'a menu without a location is hidden from %s (recorded)',
    async (as) => {
      const { data } = await site.execute(query, { as });
      expect(data.menu).toBeNull();
      expect(data.menus.nodes).toEqual([{ slug: 'legal' }, { slug: 'main' }]);
      expect(listLabels(data.menuItems)).not.toContain('Nowhere');
    },
  );

  test('a menu without a location is visible to administrators', async () => {
    const { data } = await site.execute(query, { as: 'administrator' });
    expect(data.menu).toEqual({ locations: null, count: 1 });
    expect(data.menus.nodes).toHaveLength(3);
    expect(listLabels(data.menuItems)).toContain('Nowhere');
  });
});

describe('menu items', () => {
  test('menu items can be filtered by location, parent and id', async () => {
    const { data } = await site.execute(
      '{ all: menuItems(first: 100, where: { location: MAIN_MENU }) { nodes { label databaseId id parentId } } top: menuItems(where: { location: MAIN_MENU, parentDatabaseId: 0 }) { nodes { label } } }',
    );
    expect(listLabels(data.all)).toEqual(['About', 'People', 'Insights', 'Search', 'Elsewhere', 'Anchor']);
    expect(listLabels(data.top)).toEqual(['About', 'Insights', 'Search', 'Elsewhere', 'Anchor']);
    const [about, people] = data.all.nodes;
    const filtered = await site.execute(
      `{ a: menuItems(where: { parentId: "${about.id}" }) { nodes { label } } z: menuItems(where: { parentId: "${about.databaseId}" }) { nodes { label } } b: menuItems(where: { parentDatabaseId: ${about.databaseId} }) { nodes { label } } c: menuItems(where: { id: ${people.databaseId} }) { nodes { label } } d: menu(id: "main", idType: SLUG) { menuItems(where: { id: ${people.databaseId} }) { nodes { label } } } e: menus(where: { location: LEGAL_MENU }) { nodes { slug } } }`,
    );
    expect([filtered.data.a, filtered.data.z, filtered.data.b, filtered.data.c, filtered.data.d.menuItems].map(listLabels)).toEqual([
      ['People'],
      ['People'],
      ['People'],
      ['People'],
      ['People'],
    ]);
    expect(filtered.data.e.nodes).toEqual([{ slug: 'legal' }]);
  });

  test('menu items return paths for own URLs, and other URLs unchanged', async () => {
    const { data } = await site.execute(
      '{ menuItems(first: 100, where: { location: MAIN_MENU }) { nodes { label url uri path menuItemId databaseId connectedObject { __typename ... on Page { slug } } connectedNode { node { __typename } } } } }',
    );
    const getItem = (label: string) => data.menuItems.nodes.find((item: { label: string }) => item.label === label);
    expect(getItem('About')).toMatchObject({
      url: 'http://site.test/about/',
      uri: '/about/',
      path: '/about/',
      connectedObject: { __typename: 'Page', slug: 'about' },
      connectedNode: { node: { __typename: 'Page' } },
    });
    expect(getItem('About').menuItemId).toBe(getItem('About').databaseId);
    expect(getItem('Insights').connectedObject).toEqual({ __typename: 'Category' });
    expect(getItem('Search')).toMatchObject({
      url: '/properties/?type=cold#list',
      uri: '/properties/?type=cold#list',
      path: '/properties/',
      connectedObject: null,
    });
    expect(getItem('Elsewhere')).toMatchObject({
      url: 'https://example.org/path?x=1',
      uri: 'https://example.org/path?x=1',
      path: 'https://example.org/path?x=1',
    });
    expect(getItem('Anchor')).toMatchObject({ url: '#contact', uri: '#contact', path: '#contact' });
  });

  test('menu items that link to a draft are visible only to users who can read it', async () => {
    const query = '{ menuItems(first: 100, where: { location: MAIN_MENU }) { nodes { label } } }';
    expect(listLabels((await site.execute(query)).data.menuItems)).not.toContain('Secret');
    expect(listLabels((await site.execute(query, { as: 'editor' })).data.menuItems)).toContain('Secret');
  });
});

/** Menus and their items (recorded from WPGraphQL 1.14 where it tells). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());

const labels = (list: { nodes: { label: string }[] }) => list.nodes.map(({ label }) => label);

describe('one menu', () => {
  test('by every kind of id', async () => {
    const { data, messages } = await site.ask(
      '{ a: menu(id: "main", idType: SLUG) { id databaseId menuId name locations count } b: menu(id: "Main menu", idType: NAME) { slug } c: menu(id: "main_menu", idType: LOCATION) { slug } d: menu(id: "nope", idType: SLUG) { slug } }',
    );
    expect(messages).toEqual([]);
    expect(data.a).toMatchObject({ name: 'Main menu', locations: ['MAIN_MENU'], menuId: data.a.databaseId });
    expect([data.b, data.c, data.d]).toEqual([{ slug: 'main' }, { slug: 'main' }, null]);
    const again = await site.ask(
      'query ($id: ID!, $number: ID!) { e: menu(id: $id) { slug } f: menu(id: $number, idType: DATABASE_ID) { slug } }',
      {
        variables: { id: data.a.id, number: data.a.databaseId },
      },
    );
    expect(again.data).toEqual({ e: { slug: 'main' }, f: { slug: 'main' } });
  });

  test.each(['MAIN_MENU', 'top_nav_menu', 'nowhere'])('nothing at the place %s is an error (recorded)', async (id) => {
    const { messages } = await site.ask('query ($id: ID!) { menu(id: $id, idType: LOCATION) { slug } }', { variables: { id } });
    expect(messages).toEqual(['No menu set for the provided location']);
  });
});

describe('a menu that stands nowhere', () => {
  const query =
    '{ menu(id: "Unassigned", idType: NAME) { locations count } menus { nodes { slug } } menuItems(first: 100) { nodes { label } } }';

  test.each([null, 'subscriber', 'editor', 'wpseo_manager'] as const)('is unknown to %s (recorded)', async (as) => {
    const { data } = await site.ask(query, { as });
    expect(data.menu).toBeNull();
    expect(data.menus.nodes).toEqual([{ slug: 'legal' }, { slug: 'main' }]);
    expect(labels(data.menuItems)).not.toContain('Nowhere');
  });

  test('is there for administrators', async () => {
    const { data } = await site.ask(query, { as: 'administrator' });
    expect(data.menu).toEqual({ locations: [], count: 1 });
    expect(data.menus.nodes).toHaveLength(3);
    expect(labels(data.menuItems)).toContain('Nowhere');
  });
});

describe('items', () => {
  test('by place, by item above, and by number', async () => {
    const { data } = await site.ask(
      '{ all: menuItems(first: 100, where: { location: MAIN_MENU }) { nodes { label databaseId id parentId } } top: menuItems(where: { location: MAIN_MENU, parentDatabaseId: 0 }) { nodes { label } } }',
    );
    expect(labels(data.all)).toEqual(['About', 'People', 'Insights', 'Search', 'Elsewhere', 'Anchor']);
    expect(labels(data.top)).toEqual(['About', 'Insights', 'Search', 'Elsewhere', 'Anchor']);
    const [about, people] = data.all.nodes;
    const below = await site.ask(
      `{ a: menuItems(where: { parentId: "${about.id}" }) { nodes { label } } b: menuItems(where: { parentDatabaseId: ${about.databaseId} }) { nodes { label } } c: menuItems(where: { id: ${people.databaseId} }) { nodes { label } } d: menu(id: "main", idType: SLUG) { menuItems(where: { id: ${people.databaseId} }) { nodes { label } } } e: menus(where: { location: LEGAL_MENU }) { nodes { slug } } }`,
    );
    expect([below.data.a, below.data.b, below.data.c, below.data.d.menuItems].map(labels)).toEqual([
      ['People'],
      ['People'],
      ['People'],
      ['People'],
    ]);
    expect(below.data.e.nodes).toEqual([{ slug: 'legal' }]);
  });

  test('tell where they lead: own paths, others as they were written', async () => {
    const { data } = await site.ask(
      '{ menuItems(first: 100, where: { location: MAIN_MENU }) { nodes { label url uri path menuItemId databaseId connectedObject { __typename ... on Page { slug } } connectedNode { node { __typename } } } } }',
    );
    const of = (label: string) => data.menuItems.nodes.find((item: { label: string }) => item.label === label);
    expect(of('About')).toMatchObject({
      url: 'http://site.test/about/',
      uri: '/about/',
      path: '/about/',
      connectedObject: { __typename: 'Page', slug: 'about' },
      connectedNode: { node: { __typename: 'Page' } },
    });
    expect(of('About').menuItemId).toBe(of('About').databaseId);
    expect(of('Insights').connectedObject).toEqual({ __typename: 'Category' });
    expect(of('Search')).toMatchObject({
      url: '/properties/?type=cold#list',
      uri: '/properties/?type=cold#list',
      path: '/properties/',
      connectedObject: null,
    });
    expect(of('Elsewhere')).toMatchObject({
      url: 'https://example.org/path?x=1',
      uri: 'https://example.org/path?x=1',
      path: 'https://example.org/path?x=1',
    });
    expect(of('Anchor')).toMatchObject({ url: '#contact', uri: '#contact', path: '#contact' });
  });

  test('that lead to a draft are there for those who may read it', async () => {
    const query = '{ menuItems(first: 100, where: { location: MAIN_MENU }) { nodes { label } } }';
    expect(labels((await site.ask(query)).data.menuItems)).not.toContain('Secret');
    expect(labels((await site.ask(query, { as: 'editor' })).data.menuItems)).toContain('Secret');
  });
});

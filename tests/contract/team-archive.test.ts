/** The team page: its filters, the choices that they offer, and what it shows besides team members. */
import { expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

const query = `query ($parameters: [UrlParameter!], $first: Int, $after: String) {
  contentType(id: "team", idType: NAME) { teamArchive(parameters: $parameters) {
    people(first: $first, after: $after) { nodes { slug } pageInfo { endCursor hasNextPage } }
    total department region { slug } ignored
    departments { value label count } regions { value label count }
    leadership { name } positions { name }
  } }
}`;

async function fetchArchive(parameters: Record<string, string>, page: object = { first: 100 }) {
  const list = Object.entries(parameters).map(([name, value]) => ({ name, value }));
  const { data, errors } = await fetchGraphql(query, { parameters: list, ...page });
  expect(errors).toBeUndefined();
  const archive = data.contentType.teamArchive;
  return { ...archive, slugs: archive.people.nodes.map(({ slug }: { slug: string }) => slug) };
}

test('without filters, it lists all team members in menu order and counts the choices', async () => {
  const { slugs, people: _people, ...archive } = await fetchArchive({});
  expect(slugs).toEqual(['bo', 'ana']);
  expect(archive).toEqual({
    total: 2,
    department: null,
    region: null,
    ignored: [],
    departments: [
      { value: 'leasing', label: 'Leasing', count: 1 },
      { value: 'development', label: 'Development', count: 1 },
    ],
    regions: [{ value: 'west', label: 'West', count: 2 }],
    leadership: { name: 'leadership' },
    positions: { name: 'positions' },
  });
});

test.each([
  [{ department: 'Leasing' }, ['bo']],
  [{ region: 'west' }, ['bo', 'ana']],
  [{ department: 'development', region: 'west' }, ['ana']],
])('the filters %j combine to %j', async (parameters, slugs) => {
  expect((await fetchArchive(parameters)).slugs).toEqual(slugs);
});

test('a choice is counted together with the other filter, but not with its own', async () => {
  const { departments, regions, total } = await fetchArchive({ department: 'leasing', region: 'west' });
  expect(departments.map(({ value, count }: { value: string; count: number }) => [value, count])).toEqual([
    ['leasing', 1],
    ['development', 1],
  ]);
  expect(regions.map(({ count }: { count: number }) => count)).toEqual([1]);
  expect(total).toBe(2);
});

test('unknown values are ignored and named', async () => {
  const archive = await fetchArchive({ department: 'Alchemy', region: 'atlantis' });
  expect(archive.slugs).toHaveLength(2);
  expect(archive.ignored).toEqual(['There is no department “Alchemy”.', 'There is no region “atlantis”.']);
});

test('pages of a filtered list follow each other', async () => {
  const first = await fetchArchive({}, { first: 1 });
  expect(first.people.pageInfo.hasNextPage).toBe(true);
  const second = await fetchArchive({}, { first: 1, after: first.people.pageInfo.endCursor });
  expect([...first.slugs, ...second.slugs]).toEqual(['bo', 'ana']);
});

test('other content types have no team archive', async () => {
  const { data } = await fetchGraphql('{ contentType(id: "markets", idType: NAME) { teamArchive { total } } }');
  expect(data.contentType.teamArchive).toBeNull();
});

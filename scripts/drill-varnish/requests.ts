/** The requests whose responses the drill keeps in Varnish: the page query of the site for each address, and lists of all kinds. */
import { hash } from 'node:crypto';
import { readKnownOperations } from '../../content/server/known-operations.ts';

export interface CachedRequest {
  name: string;
  /** Path and parameters of the GET request. */
  path: string;
}

const node = '__typename databaseId uri date modified ... on NodeWithTitle { title } ... on NodeWithContentEditor { content }';
const listFields: Readonly<Record<string, string>> = {
  posts:
    'title excerpt author { node { name } } categories { nodes { name count } } tags { nodes { name } } featuredImage { node { altText } }',
  pages: 'title uri menuOrder children { nodes { uri } }',
  properties: 'title uri',
  propertyPages: 'title uri',
  regions: 'title uri markets { nodes { title } }',
  markets: 'title uri',
  allTeam: 'title uri',
  allLeadership: 'title uri',
  themeassets: 'title uri',
  reusableBlocks: 'title content',
  mediaItems: 'title altText caption sourceUrl',
  comments: 'content date author { node { name } } commentedOn { node { uri } }',
  categories: 'name slug description count posts(first: 3) { nodes { title } }',
  tags: 'name slug count',
  allStatus: 'name slug count',
  assettypes: 'name slug count',
  users: 'name description posts(first: 1) { nodes { title } }',
  menus: 'name count',
  menuItems: 'label uri order',
  contentTypes: 'name uri',
};
const otherQueries = [
  '{ generalSettings { title description } readingSettings { postsPerPage } }',
  '{ posts(first: 5, where: { orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { title } } }',
  '{ posts(first: 5, where: { orderby: [{ field: TITLE, order: ASC }] }) { nodes { title } } }',
  '{ posts(first: 5, where: { orderby: [{ field: COMMENT_COUNT, order: DESC }] }) { nodes { title commentCount } } }',
  '{ posts(where: { dateQuery: { year: 2024, month: 5 } }) { nodes { title date } } }',
  '{ posts(where: { search: "drill" }) { nodes { title } } }',
  // The page that the drill changes.
  '{ pages(first: 1) { nodes { content } } }',
  '{ pages(first: 100, where: { parent: 0 }) { nodes { title } } }',
  '{ nodeByUri(uri: "/moved-page-of-the-drill/") { id } }',
  '{ propertySearch(first: 5) { nodes { title } facets { region { count } } } }',
  // The ids of that many nodes do not fit into the header with the keys.
  `{ contentNodes(first: 100) { nodes { ${node} ... on NodeWithAuthor { author { node { name } } } } } mediaItems(first: 100) { nodes { id } } terms(first: 100) { nodes { id } } }`,
];

/** Saves the page query of the site, which is too long for a URL, and lists the requests. @param maxPages the number of addresses */
export async function prepareRequests(contentUrl: string, maxPages: number): Promise<readonly CachedRequest[]> {
  const pageQuery = readKnownOperations().find(({ name }) => name === 'PageByUriQuery')?.text ?? '';
  const queryId = hash('sha256', pageQuery);
  await post(contentUrl, { query: pageQuery, queryId, variables: { uri: '/' } });
  const uris = await listUris(contentUrl);
  const pages = uris.slice(0, maxPages).map((uri) => ({ name: uri, parameters: { queryId, variables: JSON.stringify({ uri }) } }));
  const lists = Object.entries(listFields).flatMap(([field, selection]) =>
    [3, 100].map((first) => `{ ${field}(first: ${first}) { nodes { id ${selection} } } }`),
  );
  const queries = [...lists, ...otherQueries].map((query) => ({ name: query, parameters: { query } }));
  return [...pages, ...queries].map(({ name, parameters }) => ({ name, path: `/graphql?${new URLSearchParams(parameters)}` }));
}

/** Lists nodes of all types in turn, so that the first ones include all types. */
async function listUris(contentUrl: string): Promise<string[]> {
  const types = [
    'posts',
    'pages',
    'properties',
    'propertyPages',
    'regions',
    'markets',
    'allTeam',
    'allLeadership',
    'categories',
    'tags',
    'users',
  ];
  const query = `{ ${types.map((type) => `${type}(first: 60) { nodes { uri } }`).join(' ')} }`;
  const data = (await post(contentUrl, { query })) as Record<string, { nodes: { uri: string | null }[] }>;
  const columns = types.map((type) => data[type]?.nodes.flatMap(({ uri }) => uri ?? []) ?? []);
  const longest = Math.max(...columns.map(({ length }) => length));
  return ['/', '/nothing/here/', ...Array.from({ length: longest }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat()];
}

async function post(contentUrl: string, body: object): Promise<unknown> {
  const response = await fetch(`${contentUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

import type { Targets } from './changes.ts';

const fields: Readonly<Record<keyof Targets, string>> = {
  Post: 'posts',
  Page: 'pages',
  Category: 'categories',
  User: 'users',
  MediaItem: 'mediaItems',
  Market: 'markets',
  Team: 'allTeam',
  MenuItem: 'menuItems',
};

/** Finds an object of each kind that the drill can change. The first object of each list is in the responses. */
export async function findTargets(contentUrl: string): Promise<Targets> {
  const selections = Object.entries(fields).map(([type, field]) => `${type}: ${field}(first: 1) { nodes { id databaseId } }`);
  const response = await fetch(`${contentUrl}/graphql?${new URLSearchParams({ query: `{ ${selections.join(' ')} }` })}`);
  const { data } = (await response.json()) as { data: Record<string, { nodes: Targets['Post'][] }> };
  const entries = Object.keys(fields).map((type) => {
    const target = data[type]?.nodes[0];
    if (!target) throw new Error(`The content service has no ${type} to change. Create one, then run the drill again.`);
    return [type, target];
  });
  return Object.fromEntries(entries) as Targets;
}

import { graphql } from '../../api/graphql.ts';

/** Addresses per request. */
const BATCH_SIZE = 20;

/**
 * @param paths one a line
 * @returns the paths that have neither content nor a redirect, as visitors see it
 */
export async function findBrokenLinks(paths: string): Promise<Set<string>> {
  const unique = [...new Set(paths.split('\n').filter(Boolean))];
  const broken = new Set<string>();
  for (let start = 0; start < unique.length; start += BATCH_SIZE) {
    const batch = unique.slice(start, start + BATCH_SIZE);
    for (const path of await findBroken(batch)) broken.add(path);
  }
  return broken;
}

type Result = Record<string, { __typename: string } | null> & { seo?: Record<string, { target: string } | null> };

async function findBroken(paths: readonly string[]): Promise<string[]> {
  const variables = Object.fromEntries(paths.map((path, index) => [`path${index}`, path]));
  const parameters = paths.map((_path, index) => `$path${index}: String!`).join(', ');
  const nodes = paths.map((_path, index) => `node${index}: nodeByUri(uri: $path${index}) { __typename }`).join(' ');
  const redirects = paths.map((_path, index) => `redirect${index}: redirect(path: $path${index}) { target }`).join(' ');
  const { seo, ...found } = await graphql<Result>(`query StudioLinks(${parameters}) { ${nodes} seo { ${redirects} } }`, variables);
  return paths.filter((_path, index) => !found[`node${index}`] && !seo?.[`redirect${index}`]);
}

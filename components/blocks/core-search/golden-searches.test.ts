import { inject, test, expect } from 'vitest';
import { goldenSearches, untunedSearches } from './golden-searches.ts';

const query = 'query($text: String!) { search(query: $text, first: 1) { edges { snippet node { uri } } } }';

async function findFirst(text: string): Promise<{ uri: string | null; snippet: string }> {
  const response = await fetch(`${inject('contentUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { text } }),
  });
  const { data } = (await response.json()) as { data: { search: { edges: { snippet: string; node: { uri: string | null } }[] } } };
  const [first] = data.search.edges;
  return { uri: first?.node.uri ?? null, snippet: first?.snippet ?? '' };
}

test('86 searches find what visitors look for first', async () => {
  const searches = [...goldenSearches, ...untunedSearches];
  expect(searches).toHaveLength(86);
  const misses: string[] = [];
  // One at a time: a busy service refuses some of 86 requests that arrive together.
  for (const [text, path] of searches) {
    const { uri } = await findFirst(text);
    if (uri !== path) misses.push(`${text}: ${uri} instead of ${path}`);
  }
  expect(misses).toEqual([]);
});

test('nothing of drafts, private pages and protected content is found', async () => {
  for (const text of ['Investor day 2027', 'closed-toe shoes', 'brochure masters', 'print masters drawing server'])
    expect((await findFirst(text)).uri ?? '').not.toMatch(/investor-day|print-shop/);
});

import { getRequest } from 'relay-runtime';
import PageByUriQuery from '../../__generated__/PageByUriQuery.graphql.ts';

/** Answers thrown away first, so that the process, its caches and its database are warm. */
const WARM_UP = 150;
const ASKED = 200;
const LARGEST_PAGE = 100;

/**
 * How long the content service takes for the home page's own question, every block included, asked one after the other and made anew each time.
 * @param endpoint address of the GraphQL endpoint
 * @returns milliseconds of each answer, as a client sees it
 */
export async function timeHomeQuery(endpoint: string): Promise<number[]> {
  const query = getRequest(PageByUriQuery).params.text;
  const times: number[] = [];
  for (let asked = 0; asked < WARM_UP + ASKED; asked += 1) {
    // Sizes of lists that the home page does not have: the same work each time, and no answer that was kept.
    const variables = { uri: '/', feedFirst: 1 + Math.floor(asked / LARGEST_PAGE), directoryFirst: 1 + (asked % LARGEST_PAGE) };
    const body = JSON.stringify({ query, variables });
    const started = performance.now();
    const response = await fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"'))
      throw new Error(`The home page's question was answered with ${response.status}: ${text.slice(0, 200)}`);
    if (asked >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}

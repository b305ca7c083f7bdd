/** Sends GraphQL requests to the content service over HTTP, as the site does. */
import { inject } from 'vitest';

export type GraphqlResponse = {
  status: number;
  // Tests read the fields that their query selects.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors: { message: string; extensions: { category: string }; path?: (string | number)[] }[] | undefined;
  text: string;
};

export async function fetchGraphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlResponse> {
  return postGraphql(JSON.stringify({ query, variables }));
}

/** Sends a request body unchanged. */
export async function postGraphql(
  body: string,
  headers: Record<string, string> = {},
  url: string = inject('contentUrl'),
): Promise<GraphqlResponse> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await response.text();
  const result = text.startsWith('{')
    ? (JSON.parse(text) as Pick<GraphqlResponse, 'data' | 'errors'>)
    : { data: undefined, errors: undefined };
  return { status: response.status, data: result.data, errors: result.errors, text };
}

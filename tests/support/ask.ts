/** Questions to the content service, over HTTP as the site asks them. */
import { inject } from 'vitest';

export type Answer = {
  status: number;
  // Tests read what they asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors: { message: string; extensions: { category: string }; path?: (string | number)[] }[] | undefined;
  text: string;
};

export async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  return send(JSON.stringify({ query, variables }));
}

/** A request body as it is. */
export async function send(body: string, headers: Record<string, string> = {}, url: string = inject('contentUrl')): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await response.text();
  const answer = text.startsWith('{') ? (JSON.parse(text) as Pick<Answer, 'data' | 'errors'>) : { data: undefined, errors: undefined };
  return { status: response.status, data: answer.data, errors: answer.errors, text };
}

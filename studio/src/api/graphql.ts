/** GraphQL for what the REST API does not have: forms, redirects, options and the audit log. */
import apiFetch from '@wordpress/api-fetch';

type Result<Data> = { data?: Data | null; errors?: readonly { message: string }[] };

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/** Sends an operation as the signed-in user. @throws Error with the message of the service */
export async function graphql<Data>(query: string, variables: object = {}): Promise<Data> {
  return unwrap(await apiFetch<Result<Data>>({ url: '/graphql', method: 'POST', headers, body: JSON.stringify({ query, variables }) }));
}

/** Sends an operation as a visitor: before anybody has signed in. */
export async function sendGraphql<Data>(query: string, variables: object, extraHeaders: Record<string, string> = {}): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, ...extraHeaders },
    body: JSON.stringify({ query, variables }),
  });
  return unwrap<Data>(await response.json());
}

function unwrap<Data>({ data, errors }: Result<Data>): Data {
  const [error] = errors ?? [];
  if (error) throw new Error(error.message);
  if (!data) throw new Error('The content service sent no data. Try again.');
  return data;
}

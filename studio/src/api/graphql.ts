/** GraphQL for what the REST API does not have, such as redirects, permalinks and the roles of users. */
import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from 'react';

type Result<Data> = { data?: Data | null; errors?: readonly { message: string }[] };

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/** Sends an operation as the signed-in user. @throws Error with the message of the service */
export async function graphql<Data>(query: string, variables: object = {}): Promise<Data> {
  return unwrap(await apiFetch<Result<Data>>({ url: '/graphql', method: 'POST', headers, body: JSON.stringify({ query, variables }) }));
}

/** Sends an operation as a visitor, before the user has signed in. */
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
  if (!data) throw new Error('The server sent no data. Try again.');
  return data;
}

/** The message of an error of `graphql` or `apiFetch`, whose errors are objects of the REST API. */
export function getErrorMessage(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' && message !== '' ? message : 'The server did not respond. Try again in a moment.';
}

/** The HTTP status of an error of `apiFetch`. Undefined: there was no response. */
export const getErrorStatus = (error: unknown): number | undefined => (error as { data?: { status?: number } }).data?.status;

export type Loaded<Data> = {
  /** Null until it is loaded. It stays while a newer version is loaded. */
  data: Data | null;
  /** Why the last attempt failed. */
  error: string | null;
  isLoading: boolean;
  reload: () => void;
};

/** Loads data when the component appears, and again when `load` changes or `reload` is called. @param load must be stable (`useCallback`) */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ load: () => Promise<Data>; attempt: number; data: Data | null; error: string | null } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => {
        if (isCurrent) setResult({ load, attempt, data, error: null });
      },
      (error: unknown) => {
        if (isCurrent) setResult((previous) => ({ load, attempt, data: previous?.data ?? null, error: getErrorMessage(error) }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const isLoading = result?.load !== load || result.attempt !== attempt;
  return { data: result?.data ?? null, error: result?.error ?? null, isLoading, reload };
}

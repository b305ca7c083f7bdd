/** The audits of graphql-http: whether a server follows the specification GraphQL over HTTP. */
import { auditServer } from 'graphql-http';

/** Optional audits that contradict the recorded WPGraphQL, which responds with 200 to a request without a query. */
const ignoredAudits: ReadonlySet<string> = new Set(['8764', '3E3A']);

/**
 * Runs all audits, and returns the name of each that fails.
 * @param introspectionToken sent with queries of the schema, which only users who are signed in may send in production
 */
export async function listFailedAudits(endpoint: string, introspectionToken?: string): Promise<{ count: number; failed: string[] }> {
  const fetchFn = (url: string, init?: Omit<RequestInit, 'body'> & { body?: string }) => {
    const isIntrospection = `${decodeURIComponent(url)} ${init?.body ?? ''}`.includes('__type(');
    const headers = new Headers(init?.headers);
    if (isIntrospection && introspectionToken !== undefined) headers.set('authorization', `Bearer ${introspectionToken}`);
    return fetch(url, { ...init, headers });
  };
  const results = await auditServer({ url: endpoint, fetchFn });
  const failed = results.filter(({ id, status }) => status !== 'ok' && !ignoredAudits.has(id));
  return { count: results.length, failed: failed.map(({ id, name }) => `${id} ${name}`) };
}

/** Client of the REST routes of the content service that only the site may call. */
import { readEnv, toContentUrl } from '#lib/env/env.ts';
import { readSharedSecret } from './shared-secret.ts';

/**
 * Sends JSON to a route, authenticated with the shared secret. The address of the route also works on a WordPress server without permalinks.
 * @param route such as `/site/v1/page-views`
 * @throws if the site has no shared secret, or the content service does not respond in time
 */
export async function postToRestRoute(route: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const { CONTENT_TIMEOUT_MS } = readEnv();
  const secret = readSharedSecret();
  if (secret === null) throw new Error('The site has no shared secret, so it cannot authenticate to the content service.');
  const url = toContentUrl('/');
  url.searchParams.set('rest_route', route);
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-faustwp-secret': secret.current, ...headers },
    body: JSON.stringify(body),
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(CONTENT_TIMEOUT_MS),
  });
}

/** The REST route and the method that a request names. */
import type { RequestContext } from '../request-context.ts';

/** The REST route that a request names in its path, or in a query parameter, which WordPress uses for sites without permalinks. */
export function getRestPath({ pathname, search }: Pick<RequestContext, 'pathname' | 'search'>): string | null {
  const isFrontPage = pathname === '/' || pathname === '/index.php';
  const named = isFrontPage ? search.get('rest_route') : /^(?:\/index\.php)?\/wp-json(\/.*)?$/.exec(pathname)?.[1];
  if (named === undefined && !isFrontPage && /^(?:\/index\.php)?\/wp-json$/.test(pathname)) return '';
  return typeof named === 'string' ? removeTrailingSlashes(named) : null;
}

/** Searches each run of slashes once. A long run in the middle of a path would otherwise take quadratic time. */
export const removeTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

/** Clients that can send only GET and POST name another method in a parameter or header. */
export function getRestMethod({ request, search }: Pick<RequestContext, 'request' | 'search'>): string {
  const override = search.get('_method') ?? request.headers['x-http-method-override'];
  return (typeof override === 'string' && override !== '' ? override : (request.method ?? '')).toUpperCase();
}

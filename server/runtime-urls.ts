/** URLs that exist only in this server. */

/** Prefix of the files. */
export const RUNTIME_FOLDER = '/_runtime/';

/** Receives browsers' reports of content security policy violations. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** Receives changes of content (docs/publish-to-live.md); its public path begins with API_BASE_PATH. */
export const PURGE_ROUTE = '/api/faust/purge';

/**
 * The runtime of a page with islands. The URL contains the path of the page, so that the runtime can be built again after it left the cache, and a hash,
 * so that a runtime of a newer version of the page is never mixed with an older document.
 */
export function getRuntimeUrl(hash: string, path: string): string {
  return `${RUNTIME_FOLDER}${hash}${path}`;
}

/** @returns null for a URL that is not the URL of a runtime */
export function parseRuntimeUrl(urlPath: string): { hash: string; path: string } | null {
  const [, hash, path] = /^\/_runtime\/([\w-]{22})(\/.*)$/.exec(urlPath) ?? [];
  return hash !== undefined && path !== undefined ? { hash, path } : null;
}

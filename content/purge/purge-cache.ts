/** Purges the cache in front of the content service: Varnish with the VCL in deploy/varnish. */
import { ALL_QUERIES_KEY } from '../core/cache-keys.ts';

export type CacheAccount = {
  /** Where the cache accepts purges. */
  url: string;
  /** Empty if the cache checks only the address. */
  token: string;
};

/** Varnish accepts headers of 8 kB. */
const MAX_HEADER_LENGTH = 6_000;
const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Purges the responses that have one of the keys.
 * @param version a content version that includes the changes. The cache does not store responses with an older one, which may still be on their way to it.
 * @throws Error if the cache does not confirm the purge
 */
export async function purgeCache(
  { url, token }: CacheAccount,
  keys: readonly string[],
  version: number,
  signal: AbortSignal,
): Promise<void> {
  for (const header of toHeaders(keys)) {
    const response = await fetch(url, {
      method: 'PURGE',
      headers: { xkey: header, 'x-content-version': String(version), ...(token !== '' && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(url).origin} responded to a purge with status ${response.status}`);
  }
}

/** Joins keys to headers of a length that the cache accepts. */
export function toHeaders(keys: readonly string[]): readonly string[] {
  const unique = new Set(keys);
  // Every query response has this key, so the others are not needed. Keys that are too long for a header are rare: only very long URIs have them.
  if (unique.has(ALL_QUERIES_KEY) || keys.some(({ length }) => length > MAX_HEADER_LENGTH)) return [ALL_QUERIES_KEY];
  const headers: string[] = [];
  for (const key of unique) {
    const last = headers.at(-1);
    if (last !== undefined && last.length + key.length < MAX_HEADER_LENGTH) headers[headers.length - 1] = `${last} ${key}`;
    else headers.push(key);
  }
  return headers;
}

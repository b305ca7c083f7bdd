/** A content delivery network in front of the site, which stores pages and can discard those with given tags. */
import type { HeaderList } from '../http/security.ts';

export interface CdnProvider {
  /** Headers of a page with these tags. Browsers do not use them. @param seconds for which the network may store the page */
  createHeaders: (tags: readonly string[], seconds: number) => HeaderList;
  /** Discards the pages with one of these tags. @throws Error if the network does not confirm it */
  purge: (tags: readonly string[], signal: AbortSignal) => Promise<void>;
  /** The most tags that one request may name. */
  maxTagsPerRequest: number;
}

/** Where the network accepts purges, and how it recognizes this site. */
export interface CdnAccount {
  url: string;
  /** Id of the Fastly service or the Cloudflare zone. */
  serviceId: string;
  token: string;
}

/** @throws Error with the status; the message contains no header, and so no token */
export async function sendPurge(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { redirect: 'error', ...init });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`${new URL(url).origin} responded to a purge with status ${response.status}.`);
}

import { normalizePath } from '#lib/uri/redirects.ts';

/** A redirect. The target of a removed page is empty. */
export type RedirectRow = { origin: string; target: string; type: number; format: 'plain' | 'regex' };

/** A stored redirect. Redirects apply in the order of their ids. */
export type StoredRedirect = RedirectRow & { id: number };

/** The form of an origin that identifies a redirect of its format. A site has one redirect for each. PostgreSQL cannot store NUL characters. */
export const toOriginKey = ({ origin, format }: Pick<RedirectRow, 'origin' | 'format'>): string =>
  (format === 'plain' ? normalizePath(origin) : origin).replaceAll('\0', '\ufffd');

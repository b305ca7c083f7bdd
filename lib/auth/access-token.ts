/** The access token of the signed-in editor. It is only in the memory of this page: never in the document, and in no storage. */
import type { AuthConfig } from './config.ts';

/** Faust renews tokens this long before they expire. */
const RENEW_BEFORE_MS = 60_000;

/** A token that expires sooner than it is renewed, for example because the clock of this device is wrong, must not cause requests without end. */
const MIN_RENEWAL_MS = 5_000;

let accessToken: string | null = null;
let renewal: ReturnType<typeof setTimeout> | undefined;

export function getAccessToken(): string | null {
  return accessToken;
}

export function clearAccessToken(): null {
  clearTimeout(renewal);
  accessToken = null;
  return null;
}

/**
 * Fetches the access token of the session, and renews it a minute before it expires. A response that is not OK, or a network failure, clears the token.
 * @param options.code an authorization code, which starts a session
 * @param options.isOptional whether visitors who are not signed in are expected
 * @returns null if the visitor is not signed in
 */
export async function fetchAccessToken(
  config: Pick<AuthConfig, 'apiBasePath'>,
  { code, isOptional = false }: { code?: string | null; isOptional?: boolean } = {},
): Promise<string | null> {
  const parameters = new URLSearchParams({ ...(typeof code === 'string' && { code }), ...(isOptional && { optional: '1' }) }).toString();
  const search = parameters && `?${parameters}`;
  try {
    const response = await fetch(`${config.apiBasePath}/auth/token/${search}`, { headers: { 'content-type': 'application/json' } });
    const body: unknown = response.status === 200 ? await response.json() : null;
    if (!isTokenResponse(body)) return clearAccessToken();
    clearTimeout(renewal);
    accessToken = body.accessToken;
    const delay = Math.max(body.accessTokenExpiration * 1000 - Date.now() - RENEW_BEFORE_MS, MIN_RENEWAL_MS);
    renewal = setTimeout(() => void fetchAccessToken(config), delay);
    return accessToken;
  } catch {
    return clearAccessToken();
  }
}

function isTokenResponse(body: unknown): body is { accessToken: string; accessTokenExpiration: number } {
  if (typeof body !== 'object' || body === null) return false;
  const { accessToken: token, accessTokenExpiration } = body as Record<string, unknown>;
  return typeof token === 'string' && typeof accessTokenExpiration === 'number';
}

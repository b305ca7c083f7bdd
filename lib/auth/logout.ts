import { clearAccessToken } from './access-token.ts';
import type { AuthConfig } from './config.ts';

/**
 * Ends the session.
 * @returns whether the site has ended it; false as well if the site cannot be reached
 * @throws Error without an API base path, with the message of Faust
 */
export async function logOut({ apiBasePath }: Pick<AuthConfig, 'apiBasePath'>): Promise<boolean> {
  if (apiBasePath === '') throw new Error('apiBasePath needs to be defined to use the useLogout hook');
  try {
    const { ok } = await fetch(`${apiBasePath}/auth/logout/`, { method: 'POST' });
    // Unlike in Faust, the token is forgotten at once.
    if (ok) clearAccessToken();
    return ok;
  } catch {
    return false;
  }
}

/** Determines whether the visitor is signed in, and sends other visitors to the sign-in page. The semantics are those of Faust's `ensureAuthorization` and `useAuth`. */
import { fetchAccessToken } from './access-token.ts';
import type { AuthConfig } from './config.ts';

/** True, or the addresses that sign in: at the content service (`redirect`) or on the page of the site (`login`). */
export type AuthResult = true | { redirect: string; login: string };

/** `isAuthenticated` is undefined until it is known. */
export interface AuthState {
  isLoading: boolean;
  isAuthenticated: boolean | undefined;
  authResult: AuthResult | undefined;
}

export const initialAuthState: AuthState = { isLoading: true, isAuthenticated: undefined, authResult: undefined };

/** How long a page is shown to those who are not signed in before they are sent away. */
const REDIRECT_DELAY_MS = 200;

type Page = Pick<Window, 'location' | 'history'>;

/** Exchanges the code in the address of the page, or the session of the visitor, for an access token. */
export async function ensureAuthorization(config: AuthConfig, { location, history }: Page, isOptional: boolean): Promise<AuthResult> {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  url.searchParams.delete('code');
  const token = await fetchAccessToken(config, { code, isOptional });
  if (token === null) {
    const search = new URLSearchParams({ redirect_uri: url.href }).toString();
    return { redirect: `${config.contentUrl}/generate?${search}`, login: `${config.loginPagePath}?${search}` };
  }
  // A reload must not send the code again.
  if (code !== null) history.replaceState(null, '', url);
  return true;
}

/**
 * Reports the state of the visitor, and sends those who are not signed in away, unless `shouldRedirect` is false.
 * @returns stops reporting and redirecting
 */
export function watchAuthorization(
  config: AuthConfig,
  { shouldRedirect, page, onChange }: { shouldRedirect: boolean; page: Page; onChange: (state: AuthState) => void },
): () => void {
  let isStopped = false;
  let redirection: ReturnType<typeof setTimeout> | undefined;
  void ensureAuthorization(config, page, !shouldRedirect).then((authResult) => {
    if (isStopped) return;
    onChange({ isLoading: false, isAuthenticated: authResult === true, authResult });
    if (authResult === true || !shouldRedirect) return;
    const target = config.authType === 'local' ? authResult.login : authResult.redirect;
    redirection = setTimeout(() => page.location.replace(target), REDIRECT_DELAY_MS);
  });
  return () => {
    isStopped = true;
    clearTimeout(redirection);
  };
}

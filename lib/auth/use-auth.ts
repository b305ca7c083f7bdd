import { useCallback, useEffect, useState } from 'react';
import { type AuthState, initialAuthState, watchAuthorization } from './authorization.ts';
import type { AuthConfig } from './config.ts';
import { logOut } from './logout.ts';

/** Whether the visitor is signed in. Those who are not are sent to sign in, unless `shouldRedirect` is false. */
export function useAuth(config: AuthConfig, { shouldRedirect = true }: { shouldRedirect?: boolean } = {}): AuthState {
  const [state, setState] = useState(initialAuthState);
  useEffect(() => watchAuthorization(config, { shouldRedirect, page: window, onChange: setState }), [config, shouldRedirect]);
  return state;
}

/** Signs out. `isLoggedOut` is undefined until it is known. */
export function useLogout(config: AuthConfig): { isLoading: boolean; isLoggedOut: boolean | undefined; logout: () => Promise<void> } {
  const [state, setState] = useState<{ isLoading: boolean; isLoggedOut: boolean | undefined }>({
    isLoading: false,
    isLoggedOut: undefined,
  });
  const logout = useCallback(async () => {
    setState({ isLoading: true, isLoggedOut: undefined });
    const isLoggedOut = await logOut(config);
    setState({ isLoading: false, isLoggedOut });
  }, [config]);
  return { ...state, logout };
}

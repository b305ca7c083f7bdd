'use client';

import { type ReactNode, useRef } from 'react';
import buttons from '#components/ui/core/Button.module.css';
import type { AuthConfig } from '#lib/auth/config.ts';
import { useAuth, useLogout } from '#lib/auth/use-auth.ts';

type Props = { config: AuthConfig; signInLink: ReactNode };

/** Shows a button to sign out to those who are signed in, and the link to sign in to everyone else. */
export function SignInState({ config, signInLink }: Props) {
  const { isAuthenticated } = useAuth(config, { shouldRedirect: false });
  const { isLoading, isLoggedOut, logout } = useLogout(config);
  const replacesFocus = useRef(false);
  if (isAuthenticated !== true || isLoggedOut === true)
    return (
      <div
        ref={(container) => () => {
          replacesFocus.current = container?.contains(document.activeElement) === true;
        }}
      >
        {signInLink}
      </div>
    );
  return (
    <>
      <button
        // The focus on the link is what loads this component for those who use a keyboard.
        ref={(button) => {
          if (replacesFocus.current) button?.focus();
          replacesFocus.current = false;
        }}
        className={buttons.btn}
        type="button"
        aria-busy={isLoading}
        disabled={isLoading}
        onClick={() => void logout()}
      >
        Sign out
      </button>
      {isLoggedOut === false && <p role="alert">You are still signed in, because the service is unavailable. Try again in a minute.</p>}
    </>
  );
}

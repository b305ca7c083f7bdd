/** Access of pages to unpublished content. */
import 'server-only';
import { redirect } from 'next/navigation';
import { authenticateRender } from '#lib/relay/environment.ts';
import { createAccountPath, createRefreshPath, createSignInPath } from './login-path.ts';
import { type PageSession, readPageSession } from './session.ts';
import { readSharedSecret } from './shared-secret.ts';

/** An access token that expires sooner than this is renewed first (Faust renews its tokens 60 seconds before they expire). */
export const RENEW_BEFORE_SECONDS = 60;

/**
 * Makes the queries of this render those of the signed-in user. Without a session, redirects to the sign-in page; with an expired access token, to the
 * route that renews it. Both return to the page.
 * @param uri the URI of this page, with its query
 * @returns the session
 */
export async function requireAccount(uri: string): Promise<PageSession> {
  const session = await readPageSession();
  const { tokens } = session;
  const now = Date.now() / 1000;
  if (!tokens || tokens.refreshTokenExpiration <= now) redirect(createSignInPath(uri));
  if (tokens.accessTokenExpiration - RENEW_BEFORE_SECONDS <= now) redirect(createRefreshPath(uri));
  authenticateRender(tokens.accessToken);
  return session;
}

/** As `requireAccount`, for pages with unpublished content. Accounts that must first set up a second factor are sent to the account page. */
export async function requireEditor(uri: string): Promise<void> {
  const { mustSetUpSecondFactor = false } = await requireAccount(uri);
  if (mustSetUpSecondFactor) redirect(createAccountPath(uri));
}

/**
 * Makes the queries of this render those of the signed-in editor, if there is one. With an expired access token, redirects to the route that renews it, which
 * returns to the page. Visitors, and accounts that must first set up a second factor, see what everyone sees.
 * @param uri the URI of this page, with its query
 */
export async function authenticateEditor(uri: string): Promise<void> {
  // Without the secret, there are no sessions.
  if (readSharedSecret() === null) return;
  const { tokens, mustSetUpSecondFactor = false } = await readPageSession();
  const now = Date.now() / 1000;
  if (!tokens || tokens.refreshTokenExpiration <= now || mustSetUpSecondFactor) return;
  if (tokens.accessTokenExpiration - RENEW_BEFORE_SECONDS <= now) redirect(createRefreshPath(uri));
  authenticateRender(tokens.accessToken);
}

/** Access of pages to unpublished content. */
import 'server-only';
import { redirect } from 'next/navigation';
import { authenticateRender } from '#lib/relay/environment.ts';
import { createLoginPath, createRefreshPath } from './login-path.ts';
import { readPageSession } from './session.ts';

/** An access token that expires sooner than this is renewed first (Faust renews its tokens 60 seconds before they expire). */
const RENEW_BEFORE_SECONDS = 60;

/**
 * Makes the queries of this render those of the signed-in editor. Without a session, redirects to the sign-in page; with an expired access token, to the
 * route that renews it. Both return to the page.
 * @param uri the URI of this page, with its query
 */
export async function requireEditor(uri: string): Promise<void> {
  const { tokens } = await readPageSession();
  const now = Date.now() / 1000;
  if (!tokens || tokens.refreshTokenExpiration <= now) redirect(createLoginPath(uri));
  if (tokens.accessTokenExpiration - RENEW_BEFORE_SECONDS <= now) redirect(createRefreshPath(uri));
  authenticateRender(tokens.accessToken);
}

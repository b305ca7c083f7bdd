import { randomBytes } from 'node:crypto';
import { readEnv } from '#lib/env/env.ts';
import { getAuthRoute } from '#lib/session/login-path.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { openRequestSession } from '#lib/session/session.ts';

const STATE_BYTES = 24;

/** Leads to the sign-in page of the content service (AUTH_TYPE `redirect`), which returns to `auth/callback` with a code. */
export async function GET(request: Request): Promise<Response> {
  const { session, redirectTo } = await openRequestSession(request);
  session.redirectState = randomBytes(STATE_BYTES).toString('base64url');
  await session.save();
  const { SITE_URL, CONTENT_URL } = readEnv();
  const callback = new URL(getAuthRoute('callback'), SITE_URL);
  callback.searchParams.set('state', session.redirectState);
  callback.searchParams.set('redirect_uri', toLocalUri(new URL(request.url).searchParams.get('redirect_uri')) ?? '/');
  return redirectTo(`${CONTENT_URL}/generate?${new URLSearchParams({ redirect_uri: callback.href }).toString()}`);
}

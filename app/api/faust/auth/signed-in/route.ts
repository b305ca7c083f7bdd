import { createSeeOther } from '#lib/http/see-other.ts';
import { createBlockedCookiesPath } from '#lib/session/login-path.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { readRequestSession } from '#lib/session/session.ts';

/** The first request after a sign-in. Without the cookie of the session, the sign-in page says that the browser refuses cookies. */
export async function GET(request: Request): Promise<Response> {
  const redirectUri = toLocalUri(new URL(request.url).searchParams.get('redirect_uri')) ?? '/';
  const { tokens } = await readRequestSession(request, new Response());
  const location = tokens ? redirectUri : createBlockedCookiesPath(redirectUri);
  return createSeeOther(location);
}

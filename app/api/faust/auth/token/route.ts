import { isCrossSite } from '#lib/http/same-origin.ts';
import { exchangeForTokens, getClientHeaders } from '#lib/session/content-auth.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { readRequestSession } from '#lib/session/session.ts';

const NO_STORE = { 'cache-control': 'private, no-store' };

/**
 * Faust's token route: exchanges an authorization code, or the refresh token of the session cookie, for an access token. Statuses and bodies are those
 * of Faust 0.15, except that the refresh token is only in the cookie, where no script can read it. With the parameter `optional`, the response for a visitor
 * without a session is 204, because browsers report 401 as an error of the page.
 */
export async function GET(request: Request): Promise<Response> {
  const cookieResponse = new Response(null, { headers: NO_STORE });
  try {
    const session = await readRequestSession(request, cookieResponse);
    const { searchParams } = new URL(request.url);
    const code = searchParams.get('code') ?? '';
    const refreshToken = session.tokens?.refreshToken ?? '';
    if (code === '' && refreshToken === '' && searchParams.has('optional')) return new Response(null, { status: 204, headers: NO_STORE });
    // Another site must not be able to sign a visitor in to another account.
    if ((code === '' && refreshToken === '') || isCrossSite(request.headers) || (code !== '' && isNavigation(request.headers)))
      return Response.json({ error: 'Unauthorized' }, { status: 401, headers: NO_STORE });
    const result = await exchangeForTokens({ code, refreshToken }, getClientHeaders(request.headers));
    if (!('tokens' in result)) {
      session.destroy();
      return Response.json(result.body, { status: result.status, headers: cookieResponse.headers });
    }
    session.tokens = result.tokens;
    await session.save();
    const { accessToken, accessTokenExpiration } = result.tokens;
    return Response.json({ accessToken, accessTokenExpiration }, { headers: cookieResponse.headers });
  } catch (error) {
    logSessionFailure('The token route failed', error);
    return Response.json({ error: 'Internal Server Error' }, { status: 500, headers: NO_STORE });
  }
}

/**
 * Whether the request is a page navigation, for example from a link in an email. Without https, browsers do not send `Sec-Fetch-Mode`, so the `Accept` header
 * is checked as well. Only scripts exchange codes.
 */
function isNavigation(headers: Headers): boolean {
  return headers.get('sec-fetch-mode') === 'navigate' || headers.get('accept')?.includes('text/html') === true;
}

export { GET as POST };

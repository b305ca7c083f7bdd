import { isSameOrigin } from '#lib/http/same-origin.ts';
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { exchangeForTokens, getClientHeaders, requestAuthorizationCode } from '#lib/session/content-auth.ts';
import { createLoginPath } from '#lib/session/login-path.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { readRequestSession } from '#lib/session/session.ts';

/** The longest password has 4096 characters, which percent-encoding can make nine times as long. */
const LIMIT_BYTES = 48 * 1024;

const UNAVAILABLE = 'Signing in is not possible at the moment. Your password was not checked. Try again in a minute.';

/**
 * The form of the sign-in page. Checks the credentials, stores the tokens in the session cookie, and redirects to the page named by `redirect_uri`, or
 * back to the form, which then shows what went wrong. A plain form, so it works without scripts.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response('You can only sign in from this site.\n', { status: 403 });
  const body = await readLimitedText(request.body, LIMIT_BYTES);
  if (body === null) return new Response(`The form is larger than ${LIMIT_BYTES} bytes.\n`, { status: 413 });
  const form = new URLSearchParams(body);
  const [identifier, password] = [(form.get('identifier') ?? '').trim(), form.get('password') ?? ''];
  const redirectUri = toLocalUri(form.get('redirect_uri'));
  const carrier = new Response(null, { headers: { 'cache-control': 'private, no-store' } });
  const session = await readRequestSession(request, carrier);
  const result = await signIn(identifier, password, request);
  if ('tokens' in result) {
    session.tokens = result.tokens;
    delete session.failedSignIn;
  } else session.failedSignIn = { identifier: identifier.slice(0, 200), message: result.message };
  await session.save();
  carrier.headers.set('location', 'tokens' in result ? (redirectUri ?? '/') : createLoginPath(redirectUri, { failed: true }));
  return new Response(null, { status: 303, headers: carrier.headers });
}

async function signIn(identifier: string, password: string, { headers }: Request) {
  if (identifier === '') return { message: 'Enter your username or email address.' };
  if (password === '') return { message: 'Enter your password.' };
  const client = getClientHeaders(headers);
  try {
    const authorization = await requestAuthorizationCode(identifier, password, client);
    if (!('code' in authorization)) return authorization;
    const exchange = await exchangeForTokens({ code: authorization.code, refreshToken: '' }, client);
    return 'tokens' in exchange ? exchange : { message: UNAVAILABLE };
  } catch (error) {
    logSessionFailure('The content service could not check a sign-in', error);
    return { message: UNAVAILABLE };
  }
}

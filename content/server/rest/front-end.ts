/** Redirects browsers from the content host to the site, for pages, previews and signing in, as Faust's plugin does. */
import { mustSetUpSecondFactor } from '../../auth/accounts.ts';
import { findSessionOfCookie } from '../../auth/session-cookies.ts';
import { issueCode } from '../../auth/sessions.ts';
import { anonymous } from '../../permissions/viewer.ts';
import type { Services } from '../../commands/core/services.ts';
import { createStore } from '../../store/store.ts';
import { sendResponse, sendText, type RequestContext, type Route } from '../request-context.ts';
import { readSessionCookie } from '../session-cookie-header.ts';

const isRead = ({ request }: RequestContext) => request.method === 'GET' || request.method === 'HEAD';

function redirectTo({ response }: RequestContext, url: string, headers: Record<string, string> = {}): void {
  sendResponse(response, 302, '', { location: url, ...headers });
}

/** A redirect that depends on the session, and can contain an authorization code. */
const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', vary: 'Cookie' };

/** The user of the studio's session. Null for requests that are not the navigation of a tab. */
async function findStudioUser({ request: { headers } }: RequestContext, services: Services): Promise<number | null> {
  const destination = headers['sec-fetch-dest'];
  const cookie = readSessionCookie(headers.cookie, services.contentUrl);
  if (cookie === null || headers['sec-purpose'] !== undefined || (destination !== undefined && destination !== 'document')) return null;
  const session = await findSessionOfCookie(services, cookie);
  return session === null || mustSetUpSecondFactor(session.account) ? null : session.account.user.id;
}

/** The site's sign-in page. It redirects to `redirectUri` afterwards, which has to be on the site. */
function getSignInUrl({ siteUrl, loginUrl }: Services, redirectUri: string): string {
  const isOwn = redirectUri === siteUrl || ['/', '?', '#'].some((separator) => redirectUri.startsWith(siteUrl + separator));
  return `${loginUrl}${isOwn ? `?redirect_uri=${encodeURIComponent(redirectUri)}` : ''}`;
}

/** The URL of the site that receives a code. Null for all other URLs, which must not learn it. */
function parseCallback(redirectUri: string, { siteAuthUrl }: Services): URL | null {
  const url = URL.parse(redirectUri);
  const callback = new URL(`${siteAuthUrl}/callback/`);
  return url?.origin === callback.origin && `${url.pathname.replace(/\/$/, '')}/` === callback.pathname ? url : null;
}

/**
 * `/generate`, where Faust sends visitors who have to sign in, and WordPress's sign-in page. Those who are signed in to the studio return to the site with a
 * code, which the site exchanges for a session of its own. It is valid once and for a minute, and only with the state that the site has stored in this browser.
 */
const signInRoutes = (site: Services): readonly Route[] => [
  {
    matches: (context) => isRead(context) && /^\/generate\/?$/.test(context.pathname),
    handle: async (context) => {
      const redirectUri = context.search.get('redirect_uri') ?? '';
      const callback = parseCallback(redirectUri, site);
      const userId = callback && (await findStudioUser(context, site));
      if (callback && userId !== null) {
        callback.searchParams.set('code', await issueCode(site, userId));
        return redirectTo(context, callback.href, privateHeaders);
      }
      const returnPath = `/generate/?redirect_uri=${encodeURIComponent(redirectUri)}`;
      redirectTo(context, `${site.contentUrl}/wp-login.php?redirect_to=${encodeURIComponent(returnPath)}`, { vary: 'Cookie' });
    },
  },
  {
    matches: (context) => isRead(context) && context.pathname === '/wp-login.php',
    handle: async (context) => {
      const redirectUri = URL.parse(context.search.get('redirect_to') ?? '', site.contentUrl)?.searchParams.get('redirect_uri');
      redirectTo(context, getSignInUrl(site, redirectUri ?? ''));
    },
  },
];

/** Redirects all remaining paths to the site, except those of WordPress's own files. */
export function frontEndRoutes(site: Services): readonly Route[] {
  const { db, siteUrl, contentUrl } = site;
  // If both have the same host, redirects would lead back here.
  if (URL.parse(siteUrl)?.host === URL.parse(contentUrl)?.host) return [];
  return [
    ...signInRoutes(site),
    {
      // The links to previews in the studio, such as `/about/?preview=true` and `/?page_id=7&preview=true`.
      matches: (context) => isRead(context) && context.search.get('preview') === 'true',
      handle: async (context) => {
        const { pathname, search, response } = context;
        const id = search.get('p') ?? search.get('page_id') ?? (await createStore(db, anonymous).nodeByUri(pathname))?.id;
        if (id === undefined) return sendText(response, 404, 'Not found.');
        const preview = `/?${new URLSearchParams({ ...Object.fromEntries(search), p: String(id) }).toString()}`;
        const isSignedIn = (await findStudioUser(context, site)) !== null;
        const start = `${site.siteAuthUrl}/start/?${new URLSearchParams({ redirect_uri: preview }).toString()}`;
        redirectTo(context, isSignedIn ? start : siteUrl + preview, privateHeaders);
      },
    },
    {
      // Unknown paths are redirected too: only the site knows its redirects, feeds and archives.
      matches: (context) => isRead(context) && /^\/(?!wp-)/.test(context.pathname),
      handle: async (context) => {
        const { pathname, request } = context;
        redirectTo(context, siteUrl + pathname + (URL.parse(request.url ?? '/', contentUrl)?.search ?? ''));
      },
    },
  ];
}

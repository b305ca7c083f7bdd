/** Redirects browsers from the content host to the site, for pages and for signing in, as Faust's plugin does. */
import { anonymous } from '../../permissions/viewer.ts';
import type { Services } from '../../commands/core/services.ts';
import { createStore } from '../../store/store.ts';
import { sendResponse, sendText, type RequestContext, type Route } from '../request-context.ts';

type Site = Pick<Services, 'db' | 'siteUrl' | 'loginUrl' | 'contentUrl'>;

const isRead = ({ request }: RequestContext) => request.method === 'GET' || request.method === 'HEAD';

function redirectTo({ response }: RequestContext, url: string): void {
  sendResponse(response, 302, '', { location: url });
}

/** The site's sign-in page. It redirects to `redirectUri` afterwards, which has to be on the site. */
function getSignInUrl({ siteUrl, loginUrl }: Site, redirectUri: string): string {
  const isOwn = redirectUri === siteUrl || ['/', '?', '#'].some((separator) => redirectUri.startsWith(siteUrl + separator));
  return `${loginUrl}${isOwn ? `?redirect_uri=${encodeURIComponent(redirectUri)}` : ''}`;
}

/** `/generate`, where Faust sends visitors who have to sign in, and WordPress's sign-in page. This host sets no cookies, so no visitor is signed in here. */
const signInRoutes = (site: Site): readonly Route[] => [
  {
    matches: (context) => isRead(context) && /^\/generate\/?$/.test(context.pathname),
    handle: async (context) => {
      const returnPath = `/generate/?redirect_uri=${encodeURIComponent(context.search.get('redirect_uri') ?? '')}`;
      redirectTo(context, `${site.contentUrl}/wp-login.php?redirect_to=${encodeURIComponent(returnPath)}`);
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

/** Redirects the URLs of published content, and robots.txt. All other paths are not found. */
export function frontEndRoutes(site: Site): readonly Route[] {
  const { db, siteUrl, contentUrl } = site;
  // If both have the same host, redirects would lead back here.
  if (URL.parse(siteUrl)?.host === URL.parse(contentUrl)?.host) return [];
  return [
    ...signInRoutes(site),
    {
      matches: isRead,
      handle: async (context) => {
        const { pathname, request, response } = context;
        const store = createStore(db, anonymous);
        const isPage =
          pathname === '/robots.txt' || (await store.nodeByUri(pathname)) !== null || (await store.termByUri(pathname)) !== null;
        if (isPage) redirectTo(context, siteUrl + (request.url ?? pathname));
        else sendText(response, 404, 'Not found.');
      },
    },
  ];
}

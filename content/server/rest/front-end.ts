/** Whoever comes to the content host with a browser is led to the site: pages are there, and so is the page for signing in (Faust's plugin). */
import { anonymous } from '../../auth/viewer.ts';
import type { Services } from '../../editing/services.ts';
import { createStore } from '../../store/store.ts';
import { answer, type Exchange, type Route } from '../exchange.ts';

type Site = Pick<Services, 'db' | 'siteUrl' | 'contentUrl'>;

const isRead = ({ request }: Exchange) => request.method === 'GET' || request.method === 'HEAD';

function leadTo({ response }: Exchange, address: string): void {
  answer(response, 302, '', { location: address });
}

/** The site's page for signing in, which leads on to where one wanted to go, but only on the site itself. */
function signInAt(siteUrl: string, redirectUri: string): string {
  const isOwn = redirectUri === siteUrl || ['/', '?', '#'].some((sign) => redirectUri.startsWith(siteUrl + sign));
  return `${siteUrl}/login/${isOwn ? `?redirect_uri=${encodeURIComponent(redirectUri)}` : ''}`;
}

/** `/generate`, where Faust sends whoever has to sign in, and WordPress's own page for it. Nobody is signed in on this host: there are no cookies. */
const signInRoutes = ({ siteUrl, contentUrl }: Site): readonly Route[] => [
  {
    matches: (asked) => isRead(asked) && /^\/generate\/?$/.test(asked.pathname),
    answer: async (asked) => {
      const back = `/generate/?redirect_uri=${encodeURIComponent(asked.search.get('redirect_uri') ?? '')}`;
      leadTo(asked, `${contentUrl}/wp-login.php?redirect_to=${encodeURIComponent(back)}`);
    },
  },
  {
    matches: (asked) => isRead(asked) && asked.pathname === '/wp-login.php',
    answer: async (asked) => {
      const back = URL.parse(asked.search.get('redirect_to') ?? '', contentUrl)?.searchParams.get('redirect_uri');
      leadTo(asked, signInAt(siteUrl, back ?? ''));
    },
  },
];

/** Addresses of published content, and the site's word to robots. Everything else is not here. */
export function frontEndRoutes(site: Site): readonly Route[] {
  const { db, siteUrl, contentUrl } = site;
  // One host for both: a page led to the site would come back here.
  if (URL.parse(siteUrl)?.host === URL.parse(contentUrl)?.host) return [];
  return [
    ...signInRoutes(site),
    {
      matches: isRead,
      answer: async (asked) => {
        const { pathname, request, response } = asked;
        const store = createStore(db, anonymous);
        const isPage =
          pathname === '/robots.txt' || (await store.nodeByUri(pathname)) !== null || (await store.termByUri(pathname)) !== null;
        if (isPage) leadTo(asked, siteUrl + (request.url ?? pathname));
        else answer(response, 404, 'There is nothing here.\n', { 'content-type': 'text/plain; charset=utf-8' });
      },
    },
  ];
}

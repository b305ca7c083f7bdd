/** `GET /wp-json/`: the index of the site, and the index of each namespace. */
import { namedSizes, MAX_SIDE } from '../../../../media/image-sizes.ts';
import { describeRoute, getPublicPath } from '../framework/dispatch.ts';
import { getRestUrl, READ, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { contextParameter } from '../framework/resource.ts';

/** The namespaces of the content service, whether or not their routes are declared here. */
const otherNamespaces = ['faustwp/v1', 'wpac/v1', 'site/v1'];

/** The difference between a time zone and UTC in hours. */
function getOffset(timezone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(now);
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  if (!match) return 0;
  const hours = Number(match[2]) + Number(match[3]) / 60;
  return match[1] === '-' ? -hours : hours;
}

async function readIndex(request: RestRequest): Promise<object> {
  const { store, site, services } = request.context;
  const settings = await store.option('settings');
  const { siteIcon, siteLogo, pageForPosts, pageOnFront, showOnFront } = settings;
  const icon = typeof siteIcon === 'number' ? await store.findMedia(siteIcon) : null;
  return {
    name: settings['title'] ?? '',
    description: settings['description'] ?? '',
    url: site.contentUrl,
    home: site.siteUrl,
    gmt_offset: getOffset(site.timezone, services.now()),
    timezone_string: site.timezone,
    page_for_posts: pageForPosts ?? 0,
    page_on_front: pageOnFront ?? 0,
    show_on_front: showOnFront,
    namespaces: [...new Set([...request.routes.map(({ namespace }) => namespace).filter(Boolean), ...otherNamespaces])],
    // WordPress sends an empty object as `[]`.
    authentication: [],
    routes: describeRoutes(request, request.routes),
    site_logo: siteLogo ?? 0,
    site_icon: siteIcon ?? 0,
    site_icon_url: icon ? `${site.contentUrl}/media/${icon.file}` : '',
    image_sizes: Object.fromEntries(namedSizes.map(({ name, width, height, crop }) => [name, { width, height: height ?? 0, crop }])),
    image_size_threshold: MAX_SIDE,
    image_output_formats: {},
    _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
  };
}

const describeRoutes = (request: RestRequest, routes: readonly RouteDeclaration[]) =>
  Object.fromEntries(routes.map((route) => [getPublicPath(route), describeRoute(route, request, true)]));

export const declareIndex = (): RouteDeclaration[] => [
  {
    namespace: '',
    path: '',
    endpoints: [
      { methods: READ, parameters: { context: contextParameter }, handle: async (request) => ({ data: await readIndex(request) }) },
    ],
  },
  declareNamespace('wp/v2'),
];

function declareNamespace(namespace: string): RouteDeclaration {
  return {
    namespace,
    path: '',
    endpoints: [
      {
        methods: READ,
        parameters: { context: contextParameter },
        handle: async (request) => ({
          data: {
            namespace,
            routes: describeRoutes(
              request,
              request.routes.filter((route) => route.namespace === namespace),
            ),
            _links: { up: [{ href: getRestUrl(request, '/') }] },
          },
        }),
      },
    ],
  };
}

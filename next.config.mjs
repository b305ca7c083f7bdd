import { readEnv } from '#lib/env/env.ts';
import { lookupParameterNames } from '#lib/lookup/parameters.ts';
import { FEEDS_FOLDER, feedFormats, getFeedPath } from '#lib/uri/feed-path.ts';
import { FRONT_PAGE } from '#lib/uri/front-page.ts';
import { parameterNames } from '#lib/uri/parameters.ts';
import { contentFolders, routeFolders } from '#lib/uri/route-folders.ts';
import relay from './relay.config.js';

/**
 * Headers of every response from Next. The document server replaces the content security policy of documents by a stricter one with `script-src` and
 * with hashes of the document's inline styles. This one has no `script-src`, because Next's runtime needs inline scripts.
 */
const policy = { key: 'content-security-policy', value: "object-src 'none'; base-uri 'self'; frame-ancestors 'self'; form-action 'self'" };
const headers = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'SAMEORIGIN' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
];

/** The pattern of paths outside of folders. Next applies all rules in turn, so an earlier rule may have rewritten a path to such a folder. */
const getPathOutside = (folders) => `/:path((?!${folders.map((folder) => `${folder}/`).join('|')}).*)`;

/** Feeds of lists. The longest ending comes first, so that no list is taken for one that is called "feed". */
const feedRewrites = feedFormats.toReversed().flatMap((format) => [
  { source: getFeedPath('/', format), destination: `${FEEDS_FOLDER}${format}/${FRONT_PAGE}/` },
  // A list can be in the folder of another route: `/status/leased/`.
  { source: getPathOutside(['api', '_next', 'feeds']) + getFeedPath('/', format), destination: `${FEEDS_FOLDER}${format}/:path/` },
]);

/** Requests with page parameters. */
const filteredRewrites = parameterNames.flatMap((key) => [
  { source: '/', has: [{ type: 'query', key }], destination: `/filtered/${FRONT_PAGE}/` },
  {
    source: `${getPathOutside(routeFolders)}/`,
    has: [{ type: 'query', key }],
    destination: '/filtered/:path/',
  },
]);

/**
 * Requests whose parameters identify the content, whatever their path is: previews and lookups. A preview URL has the path of the published page, if there
 * is one.
 */
const identifyingRewrites = [
  { destination: '/preview/', has: { type: 'query', key: 'preview', value: 'true' } },
  ...lookupParameterNames.map((key) => ({ destination: '/lookup/', has: { type: 'query', key } })),
].flatMap(({ destination, has }) =>
  ['/', `${getPathOutside(routeFolders.filter((folder) => !contentFolders.has(folder)))}/`].map((source) => ({
    source,
    has: [has],
    destination,
  })),
);

/**
 * For `next dev`: visitors with the password of protected content, and editors, get pages of their own. The document server requests these only where the page for
 * everyone is the form for the password or does not exist.
 */
const personalRewrites =
  readEnv().NODE_ENV === 'development'
    ? ['content-passwords', 'session'].flatMap((key) => [
        { source: '/', has: [{ type: 'cookie', key }], destination: `/personal/${FRONT_PAGE}/` },
        { source: `${getPathOutside(routeFolders)}/`, has: [{ type: 'cookie', key }], destination: '/personal/:path/' },
      ])
    : [];

/** Configured paths of the sign-in page and its routes, for `next dev`. */
const { API_BASE_PATH, LOGIN_PATH } = readEnv();
const signInRewrites = [
  { source: LOGIN_PATH, has: [{ type: 'query', key: 'action', value: 'account' }], destination: '/login/account/' },
  { source: LOGIN_PATH, destination: '/login/' },
  { source: `${API_BASE_PATH}/:path*/`, destination: '/api/faust/:path*/' },
];

/** @type {import('next').NextConfig} */
const config = {
  compiler: {
    relay: {
      src: relay.src,
      artifactDirectory: relay.artifactDirectory,
      language: relay.language,
      eagerEsModules: relay.eagerEsModules,
    },
  },
  experimental: {
    // By default Next writes every rendered page to disk, including 404 pages (0.4 MB each), so requests for random paths could fill the disk. The memory cache is bounded.
    isrFlushToDisk: false,
    // Writing the cache takes a quarter of a build. It would save as much if the site is built again, which `npm run dev` does not need.
    turbopackFileSystemCacheForBuild: false,
  },
  // React would send some preloads as a header of the response, which the document server does not keep with the document.
  reactMaxHeadersLength: 0,
  poweredByHeader: false,
  // The document server compresses each page once and caches the result.
  compress: false,
  // The uris of the content service end with a slash, as in WordPress.
  trailingSlash: true,
  // The content service generates all image sizes at upload. With on-demand optimization, any visitor could cause expensive work.
  images: { unoptimized: true },
  // `npm run check` runs the type checker. The first start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Otherwise Next may detect a parent folder with a lock file as the workspace root.
  turbopack: { root: import.meta.dirname },
  agentRules: false,
  // Next would replace the policy of a route by this one, and the routes below /api that send a document have their own.
  headers: async () => [
    { source: '/:path*', headers },
    { source: '/((?!api/).*)', headers: [policy] },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...signInRewrites,
      ...identifyingRewrites,
      ...personalRewrites,
      ...feedRewrites,
      ...filteredRewrites,
      { source: '/', destination: `/${FRONT_PAGE}/` },
    ],
    // For `next dev` and `next start`; the document server handles /media itself. The build fixes the URL.
    afterFiles: [{ source: '/media/:path*', destination: `${readEnv().CONTENT_URL}/media/:path*` }],
    fallback: [],
  }),
};

// Next reads the default export.
export default config;

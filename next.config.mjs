import { readEnv } from '#lib/env/env.ts';
import { FRONT_PAGE } from '#lib/uri/front-page.ts';
import { parameterNames } from '#lib/uri/parameters.ts';
import relay from './relay.config.js';

/**
 * Headers of every answer, also under plain `next start`. The document server replaces the policy by a stricter one, with
 * `script-src` and the hashes of the document's own styles; Next's runtime needs inline scripts, so nothing is said about scripts here.
 */
const headers = [
  { key: 'content-security-policy', value: "object-src 'none'; base-uri 'self'; frame-ancestors 'self'; form-action 'self'" },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'SAMEORIGIN' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
];

/** Addresses that ask something of a page. All rules are tried one after the other, so what one has led to `/filtered` is left alone by the next. */
const filtered = parameterNames.flatMap((key) => [
  { source: '/', has: [{ type: 'query', key }], destination: `/filtered/${FRONT_PAGE}/` },
  {
    source: '/:path((?!api/|_next/|catalogue/|media/|status/|filtered/).*)/',
    has: [{ type: 'query', key }],
    destination: '/filtered/:path/',
  },
]);

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
  // Anyone can ask for addresses without end, and Next would keep a file of each answer, 404s too (0.4 MB each): it keeps them in memory, bounded.
  experimental: { inlineCss: true, isrFlushToDisk: false },
  poweredByHeader: false,
  // The document server compresses once and keeps the result; compressing here would only be undone there.
  compress: false,
  // The content service's uris end with a slash, as WordPress writes them.
  trailingSlash: true,
  // The content service makes every size of a picture once. An optimiser that works on demand is work any visitor can order.
  images: { unoptimized: true },
  // `npm run check` runs the type checker over everything; a first start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Else a lock file in a folder above is taken for the root of a workspace.
  turbopack: { root: import.meta.dirname },
  agentRules: false,
  headers: async () => [{ source: '/:path*', headers }],
  rewrites: async () => ({
    beforeFiles: [...filtered, { source: '/', destination: `/${FRONT_PAGE}/` }],
    // The document server answers /media itself; this is for `next dev` and `next start`, and fixed when the site is built.
    afterFiles: [{ source: '/media/:path*', destination: `${readEnv().CONTENT_URL}/media/:path*` }],
    fallback: [],
  }),
};

// Next reads its configuration from the default export.
export default config;

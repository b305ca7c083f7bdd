/** For tests: requests with which a visitor could reach Next's private output if they were passed on. */

type RequestHeaders = Readonly<Record<string, string>>;

export const hostileHeaders: readonly RequestHeaders[] = [
  { rsc: '0' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': '0'.repeat(42) },
  { 'next-url': '/status/500/' },
  { 'next-resume': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/status/500/' },
  { 'x-matched-path': '/status/500/' },
  { 'x-invoke-path': '/status/500/', 'x-invoke-status': '500' },
  { 'x-now-route-matches': '1=status' },
  { 'x-prerender-revalidate': 'x' },
  { cookie: '__prerender_bypass=x' },
  { cookie: '__prerender_bypass=x; __next_preview_data=x' },
  { cookie: 'theme=light; __prerender_bypass=' },
];

export const hostileParameters = ['_rsc=1abc', '__nextDataReq=1&nxtPuri=status'] as const;

export const hostilePaths = [
  '/markets.rsc',
  '/index.rsc',
  '/api/graphql.rsc',
  '/markets.segments/_tree.segment.rsc',
  '/markets.action',
  '/_next/data/x/index.json',
  '/_next/image?url=%2Fa.png&w=640&q=75',
  '/_not-found/',
  '/_global-error/',
] as const;

/** The scripts of a document that Next rendered contain it. */
export const FLIGHT_GLOBAL = '__next_f';

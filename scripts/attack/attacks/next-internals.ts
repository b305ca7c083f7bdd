/** Headers, cookies and paths that select private responses of Next. Visitors must receive the same pages as without them. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Attack, type AttackContext, flood, isOver, sendOnce } from '../attack.ts';
import { createRequest, type Headers, type RawRequest } from '../request.ts';
import { getHeader, type RawResponse } from '../response-parser.ts';

/** Headers with which Next responds in another format, from another cache or in another mode. */
const hostileHeaders: readonly Headers[] = [
  { rsc: '0' },
  { rsc: '1' },
  { RSC: '' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-segment-prefetch': '/_index' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'next-router-state-tree': 'x'.repeat(4000) },
  { 'next-url': '/about/' },
  { 'next-hmr-refresh': '1' },
  { 'next-action': 'x' },
  { 'next-resume': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/status/404' },
  { 'x-invoke-path': '/status/500', 'x-invoke-status': '500' },
  { 'x-invoke-output': '/status/500' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/status/500/' },
  { 'x-prerender-revalidate': 'x' },
  { 'x-prerender-revalidate-if-generated': '1' },
  { 'x-now-route-matches': '1=about' },
  { 'x-vercel-id': 'x', 'x-vercel-ip-country': 'x' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-original-url': '/about/', 'x-rewrite-url': '/about/' },
  { host: 'evil.example' },
  { 'x-http-method-override': 'POST' },
  { range: 'bytes=0-10' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { accept: 'text/x-component' },
  { accept: 'text/markdown, application/json' },
  { cookie: '__prerender_bypass=x' },
  { cookie: '__prerender_bypass=; __next_preview_data=x' },
  { cookie: '__next_preview_data=eyJhbGciOiJIUzI1NiJ9.e30.x' },
  { cookie: `__prerender_bypass=${'0'.repeat(32)}` },
  { cookie: 'x__prerender_bypass=x' },
  { cookie: 'NEXT_LOCALE=de; next-url=/x' },
];

/** What is added to the path of a page. Next's internal parameters must not change it. */
const hostileSuffixes = [
  '',
  '?_rsc=1abcd',
  '?__nextLocale=x',
  '?nxtPuri=about',
  '?nextInternalLocale=de',
  '?__nextDataReq=1',
  '?_next_data=1',
];

interface Page {
  status: number;
  text: string;
}

function decode({ body, ...response }: RawResponse): string {
  const encoding = getHeader(response, 'content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Whether a shared cache may store the response and use it for later requests without revalidation. */
export function isStorable({ status, head }: Pick<RawResponse, 'status' | 'head'>): boolean {
  const control = getHeader({ head }, 'cache-control') ?? '';
  if (/\b(?:no-store|private|no-cache)\b/i.test(control)) return false;
  const shared = /\bs-maxage=(\d+)/i.exec(control)?.[1];
  const seconds = Number(shared ?? /\bmax-age=(\d+)/i.exec(control)?.[1] ?? 0);
  // Without any of these directives, a cache may guess a lifetime for these statuses.
  return seconds > 0 || (control === '' && [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].includes(status));
}

/**
 * Compares the response to a hostile request with the normal one.
 * @returns what is wrong with it, or null
 */
function findDifference(response: RawResponse, normal: Page): string | null {
  const { status } = response;
  const type = getHeader(response, 'content-type') ?? '';
  // A rejected request is fine, if no cache keeps the rejection for other visitors.
  if (status >= 400 && status !== normal.status) return isStorable(response) ? `A cache may store status ${status}.` : null;
  if (status !== normal.status) return `Status ${status} instead of ${normal.status}.`;
  if (status !== 200) return null;
  if (!type.startsWith('text/html')) return `Content type ${type}.`;
  if (!(getHeader(response, 'content-security-policy') ?? '').includes('script-src'))
    return 'The content security policy has no script-src.';
  if (decode(response) !== normal.text) return `Another document than without the header: ${response.bodyBytes} bytes.`;
  return null;
}

async function fetchNormal({ target }: AttackContext, page: string): Promise<Page> {
  const outcome = await sendOnce(target.site, createRequest('GET', page));
  return outcome.kind === 'response' ? { status: outcome.response.status, text: decode(outcome.response) } : { status: 0, text: '' };
}

const differences: Attack = {
  name: 'next-headers',
  description: "Next's private headers, cookies and parameters change neither the page nor what a cache that ignores Vary would store.",
  maxRequests: 2000,
  run: async (context) => {
    const { target, tally } = context;
    for (const page of [...target.pages.slice(0, 3), '/no-such-page/']) {
      const normal = await fetchNormal(context, page);
      for (const suffix of hostileSuffixes) {
        for (const headers of hostileHeaders) {
          if (isOver(context)) return;
          const encoding = context.random.pick(['br', 'gzip', 'identity']);
          const request = createRequest('GET', page + suffix, { ...headers, 'accept-encoding': encoding });
          const outcome = await sendOnce(target.site, request);
          tally.record(outcome, request, target.site);
          const difference = outcome.kind === 'response' ? findDifference(outcome.response, normal) : null;
          if (difference !== null) tally.report({ text: `${JSON.stringify(headers)} ${difference}`, request, url: target.site });
        }
      }
    }
  },
};

/** Paths that reach parts of Next which the site does not use. */
const hostilePaths = [
  '/api/anything/',
  '/api/',
  '/api/graphql',
  '/_next/data/x.json',
  '/_next/image?url=%2Fmedia%2Fx&w=64&q=75',
  '/__nextjs_original-stack-frame',
  '/status/500/',
  '/filtered/',
  '/_not-found/',
  '/index/',
  '/index.txt',
  '/about.rsc',
  '/about.segments/_tree.segment.rsc',
  '/_next/static/../server/pages.js',
  '/api/../api/anything/',
];

const paths: Attack = {
  name: 'next-paths',
  description: "Next's internal paths result in small error responses that no cache keeps for long.",
  maxRequests: 200,
  run: async (context) => {
    const { target, tally } = context;
    for (const path of hostilePaths) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const request = createRequest(method, path);
        const outcome = await sendOnce(target.site, request);
        tally.record(outcome, request, target.site);
        if (outcome.kind !== 'response') continue;
        const { response } = outcome;
        const seconds = Number(/max-age=(\d+)/.exec(getHeader(response, 'cache-control') ?? '')?.[1] ?? 0);
        const isHtml = getHeader(response, 'content-type')?.startsWith('text/html') ?? false;
        const policy = getHeader(response, 'content-security-policy') ?? '';
        if (seconds > 3600) tally.report({ text: `${method} ${path} can be cached for ${seconds} s`, request, url: target.site });
        if (isHtml && !/script-src|default-src 'none'/.test(policy))
          tally.report({ text: `${method} ${path} has no policy for scripts`, request, url: target.site });
        if (response.bodyBytes > 100_000)
          tally.report({ text: `${method} ${path} returned ${response.bodyBytes} bytes`, request, url: target.site });
      }
    }
  },
};

function createHostileRequest({ random, target }: AttackContext): RawRequest {
  const path = random.chance(0.2) ? random.pick(hostilePaths) : random.pick(target.pages) + random.pick(hostileSuffixes);
  return createRequest('GET', path, random.pick(hostileHeaders));
}

const flooded: Attack = {
  name: 'next-flood',
  description: '100 clients send such requests for all pages.',
  maxRequests: 20_000,
  run: async (context) =>
    await flood(context, { url: context.target.site, connections: 100, createRequest: () => createHostileRequest(context) }),
};

export const nextAttacks: readonly Attack[] = [differences, paths, flooded];

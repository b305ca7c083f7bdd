import { expect, test } from 'vitest';
import { SPECULATION_RULES, SPECULATION_RULES_SOURCE } from '../html/speculation-rules.ts';
import { parseStylesheet } from '../html/styles/parse-stylesheet.ts';
import { type CapturedDocument, createNextResponse, readCapturedDocument } from '../next/captured-documents/read.ts';
import type { NextResponseData } from '../next/next-app.ts';
import { toPersonalResponse } from '../next/responses.ts';
import type { Variant } from '../html/variant.ts';
import { type BuildOptions, createPageBuilder } from './build-page.ts';

const now = 1_000_000;
const defaultOptions: BuildOptions = {
  path: '/islands/',
  origins: { content: null, isHttps: false, frames: [], map: null },
  loaderUrl: '/_runtime/islands.x.js',
  measureUrl: '/_runtime/measure.x.js',
  translateUrl: '/_runtime/translate.x.js',
  getScriptNames: () => new Set(),
  getStylesheet: () => null,
  servesNextDocuments: false,
};

const respond = (name: CapturedDocument, status = 200) => createNextResponse(readCapturedDocument(name), { status });

type TestOptions = Partial<BuildOptions & { variant: Variant }>;

function buildAny(response: NextResponseData, { variant = 'system', ...options }: TestOptions = {}) {
  return createPageBuilder(response, { ...defaultOptions, ...options })(variant, now);
}

function build(response: NextResponseData, options: TestOptions = {}) {
  const result = buildAny(response, options);
  if (result.kind !== 'page') throw new Error(`${result.kind} instead of a page`);
  return { ...result, html: result.page.body.toString() };
}

function getHeader({ page: { headers } }: ReturnType<typeof build>, name: string): string {
  return headers[headers.indexOf(name) + 1] ?? '';
}

/** Not counting the speculation rules, which do not run. */
function countAllowedInlineScripts(result: ReturnType<typeof build>): number {
  const policy = getHeader(result, 'content-security-policy').replace(SPECULATION_RULES_SOURCE, '');
  return /script-src [^;]*/.exec(policy)?.[0].match(/sha256-/g)?.length ?? 0;
}

test('a page is cached for as long as Next says', () => {
  const result = build(respond('plain'));
  expect(result.cachePolicy).toBe('store');
  expect(result.page.freshUntil).toBe(now + 300_000);
  expect(result.runtime).toBeNull();
});

test('a page that was rendered for a single request is not cached', () => {
  const { cachePolicy, page } = build(createNextResponse(readCapturedDocument('plain'), { cache: null }));
  expect(cachePolicy).toBe('never');
  expect(page.headers).toContain('private, no-store');
});

test('a page with islands refers to the loader and to its runtime', () => {
  const result = build(respond('islands'));
  expect(result.runtime?.hash).toMatch(/^[\w-]{22}$/);
  expect(result.html).toContain(
    `<script type="module" src="/_runtime/islands.x.js" data-runtime="/_runtime/${result.runtime?.hash}/islands/"></script>${SPECULATION_RULES}</body>`,
  );
  // The loader is the only script that remains, besides data, the inert script for the theme and the speculation rules.
  expect(result.html.match(/<script(?! type="(?:application\/ld\+json|speculationrules)"| data-plain-next)/g)).toHaveLength(1);
  expect(countAllowedInlineScripts(result)).toBe(0);
});

test('the runtime is the same for every theme', () => {
  const [dark, light] = [build(respond('islands'), { variant: 'dark' }), build(respond('islands'), { variant: 'light' })];
  expect(dark.runtime?.hash).toBe(light.runtime?.hash);
  expect(dark.html).toContain('data-theme="dark"');
});

/** A captured document with the banner of a site that has an id of Google Tag Manager. */
function respondWithBanner(name: CapturedDocument): NextResponseData {
  const response = respond(name);
  const banner = '<section data-measurement="" data-gtm="GTM-AB12CD3" data-ga=""></section></body>';
  return { ...response, body: Buffer.from(response.body.toString().replace('</body>', banner)) };
}

test.each(['plain', 'islands'] as const)('the document "%s" loads the measurement only for visitors who have allowed it', (name) => {
  const measure = '<script type="module" src="/_runtime/measure.x.js" data-gtm="GTM-AB12CD3" data-ga=""></script></body>';
  for (const variant of ['system', 'dark-declined', 'system-metric-signaled'] as const) {
    const result = build(respondWithBanner(name), { variant });
    expect(result.html).not.toContain('measure.x.js');
    expect(getHeader(result, 'content-security-policy')).not.toContain('google');
    expect(getHeader(result, 'vary')).toBe('accept-encoding, cookie, sec-gpc, dnt');
    expect(result.offersMeasurement).toBe(true);
  }
  const allowed = build(respondWithBanner(name), { variant: 'dark-metric-allowed' });
  expect(allowed.html).toContain(measure);
  expect(allowed.html).toContain('data-consent="allowed"');
  const policy = getHeader(allowed, 'content-security-policy');
  expect(policy).toContain(
    `script-src 'self' ${SPECULATION_RULES_SOURCE} https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/;`,
  );
  expect(policy).toContain(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;",
  );
  expect(getHeader(allowed, 'cache-control')).toBe('private, max-age=0, must-revalidate');
});

test('neither a personal page nor a page without an id in the site options is measured', () => {
  const personal = build(toPersonalResponse(respondWithBanner('plain')), { variant: 'system-allowed' });
  expect(personal.html).not.toContain('measure.x.js');
  const plain = build(respond('plain'), { variant: 'system-allowed' });
  expect(plain.html).not.toContain('measure.x.js');
  expect(plain.offersMeasurement).toBe(false);
  expect(getHeader(plain, 'vary')).toBe('accept-encoding, cookie');
});

test('a translated page has the widget, a policy that allows it, and no islands', () => {
  const result = build(respond('islands'), { translationUrl: 'https://widgets.example/translate.js' });
  expect(result.runtime).toBeNull();
  expect(result.html).not.toContain('islands.x.js');
  expect(result.html).toContain('<div id="google_translate_element" hidden></div><script type="module" src="/_runtime/translate.x.js"');
  expect(getHeader(result, 'content-security-policy')).toContain(`script-src 'self' ${SPECULATION_RULES_SOURCE} https://widgets.example;`);
});

test('a redirect keeps its status and its location', () => {
  const response = { ...respond('missing', 308), headers: { location: '/about/', 'content-type': 'text/html; charset=utf-8' } };
  expect(buildAny(response)).toEqual({ kind: 'redirect', status: 308, location: '/about/' });
});

test('a missing page gives the status 404, and an error gives 500', () => {
  expect(buildAny(respond('missing', 404))).toEqual({ kind: 'status', status: 404 });
  expect(buildAny(respond('broken', 500))).toEqual({ kind: 'status', status: 500 });
});

test('an error document with the status 200 gives the status 500', () => {
  expect(buildAny(respond('broken', 200))).toEqual({ kind: 'status', status: 500 });
});

test('an unavailable content service gives the status 503, whether the page or its metadata requested content', () => {
  for (const name of ['away', 'unavailable'] as const) expect(buildAny(respond(name, 500))).toEqual({ kind: 'status', status: 503 });
});

test('an unreadable document is served as Next rendered it, with a policy that allows its scripts', () => {
  const response = respond('plain');
  const html = response.body.toString().replace('</body>', '<script>$RC("B:0","S:0")</script></body>');
  const result = build({ ...response, body: Buffer.from(html) });
  expect(result.html).toBe(html);
  expect(result.unreadableReason).toContain('$RC');
  expect(countAllowedInlineScripts(result)).toBeGreaterThan(3);
});

test.each(['plain', 'islands'] as const)('after a failed self-test, the document "%s" is served as Next rendered it', (name) => {
  const response = respond(name);
  const result = build(response, { servesNextDocuments: true });
  expect(result.html).toBe(response.body.toString());
  expect(result.runtime).toBeNull();
  expect(result.cachePolicy).toBe('store');
  expect(countAllowedInlineScripts(result)).toBeGreaterThan(3);
  // The self-test has been logged already.
  expect(result.unreadableReason).toBeNull();
});

test('a file keeps its content, its cache-control and its retry-after', () => {
  const result = build({
    status: 503,
    headers: { 'content-type': 'text/plain', 'retry-after': '30', 'cache-control': 'no-store' },
    body: Buffer.from('later'),
    contentKeys: [],
  });
  expect(result.html).toBe('later');
  expect(result.cachePolicy).toBe('never');
  expect(result.page.headers).toEqual(expect.arrayContaining(['retry-after', '30', 'no-store']));
});

test.each([300, 307, 399])('the status %i with a location is a redirect', (status) => {
  const response = { ...respond('missing', status), headers: { location: '/about/' } };
  expect(buildAny(response)).toEqual({ kind: 'redirect', status, location: '/about/' });
});

test('a location with another status is not a redirect', () => {
  const addLocation = (response: NextResponseData) => ({ ...response, headers: { ...response.headers, location: '/about/' } });
  expect(buildAny(addLocation(respond('plain', 200))).kind).toBe('page');
  expect(buildAny(addLocation(respond('missing', 400)))).toEqual({ kind: 'status', status: 500 });
});

test('a redirect without a location is an error', () => {
  expect(buildAny(respond('broken', 307))).toEqual({ kind: 'status', status: 500 });
});

test('the status decides, regardless of the content of the document', () => {
  expect(buildAny(respond('plain', 404))).toEqual({ kind: 'status', status: 404 });
  expect(buildAny(respond('plain', 400))).toEqual({ kind: 'status', status: 500 });
  expect(buildAny(respond('unavailable', 499))).toEqual({ kind: 'status', status: 500 });
});

test('browsers revalidate a cached page each time', () => {
  const { headers } = build(respond('plain')).page;
  expect(headers[headers.indexOf('cache-control') + 1]).toBe('public, max-age=0, must-revalidate');
});

test('a page with islands keeps the styles that its data or its scripts name, and its data do not load them', () => {
  const stylesheet = parseStylesheet('.CounterIsland{a:b}.in-script{a:b}.nowhere{a:b}');
  const { html, runtime } = build(respond('islands'), { getScriptNames: () => new Set(['in-script']), getStylesheet: () => stylesheet });
  expect(html).toMatch(/<style data-precedence="next" data-href="[^"]+\.css">\.CounterIsland\{a:b\}\.in-script\{a:b\}<\/style>/);
  expect(html).not.toContain('rel="stylesheet"');
  expect(runtime?.text).not.toMatch(/stylesheet|:HL/);
});

test('a page with islands has one body and one loader', () => {
  const { html } = build(respond('islands'));
  for (const part of ['<html', '<main', '</body>', '</html>', 'data-runtime='])
    expect([part, html.split(part).length - 1]).toEqual([part, 1]);
});

test('an ampersand in the path is escaped in the URL of the runtime', () => {
  const { html, runtime } = build(respond('islands'), { path: '/a&b/' });
  expect(html).toContain(`data-runtime="/_runtime/${runtime?.hash}/a&amp;b/"`);
});

test('a file is cached for as long as Next says, and browsers revalidate it each time', () => {
  const response = createNextResponse('<urlset/>', { cache: 'MISS', seconds: 60 });
  const { cachePolicy, page } = build({ ...response, headers: { ...response.headers, 'content-type': 'application/xml' } });
  expect(cachePolicy).toBe('store');
  expect(page.freshUntil).toBe(now + 60_000);
  expect(page.headers[page.headers.indexOf('cache-control') + 1]).toBe('public, max-age=0, must-revalidate');
  expect(page.headers).not.toContain('retry-after');
});

test('a file without a type or cache-control is a download that is not cached', () => {
  const { page } = build({ status: 200, headers: {}, body: Buffer.from('?'), contentKeys: [] });
  expect(page.headers.slice(0, 4)).toEqual(['content-type', 'application/octet-stream', 'cache-control', 'no-store']);
});

test('flight data is never sent', () => {
  const response = { status: 200, headers: { 'content-type': 'text/x-component' }, body: Buffer.from('0:{}'), contentKeys: [] };
  expect(buildAny(response)).toEqual({ kind: 'status', status: 404 });
});

test('shared caches may store a page only without a theme of the visitor', () => {
  expect(build(respond('plain')).page.headers).toContain('public, max-age=0, must-revalidate');
  expect(build(respond('plain'), { variant: 'dark' }).page.headers).toContain('private, max-age=0, must-revalidate');
});

test('the form for a password is cached, but not by caches that visitors with the password share', () => {
  const form = respond('plain');
  const body = Buffer.from(form.body.toString().replace('</head>', '<meta name="content-access" content="password"/></head>'));
  for (const variant of ['system', 'dark'] as const) {
    const { cachePolicy, page } = build({ ...form, body }, { variant });
    expect([cachePolicy, page.headers[page.headers.indexOf('cache-control') + 1]]).toEqual(['store', 'private, no-cache']);
  }
});

test('a page of one visitor can report an outage, with the time after which to try again', () => {
  const original = respond('plain');
  const body = Buffer.from(original.body.toString().replace('</head>', '<meta name="response-status" content="503"/></head>'));
  const { page } = build(toPersonalResponse({ ...original, body }));
  expect([page.status, page.headers[page.headers.indexOf('retry-after') + 1]]).toEqual([503, '30']);
  const shared = build({ ...original, body }).page;
  expect([shared.status, shared.headers.includes('retry-after')]).toEqual([200, false]);
});

test('all variants of a page are built from one reading of the document', () => {
  let lookups = 0;
  const getStylesheet = (url: string) => {
    lookups += 1;
    return parseStylesheet(`/* ${url} */ h1{color:red}`);
  };
  const buildPage = createPageBuilder(respond('islands'), { ...defaultOptions, getStylesheet });
  const first = buildPage('system', now);
  const afterFirst = lookups;
  expect(buildPage('dark', now)).not.toEqual(first);
  expect(buildPage('system', now)).toEqual(first);
  expect(lookups).toBe(afterFirst);
  expect(lookups).toBeGreaterThan(0);
});

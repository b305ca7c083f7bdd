/** A grammar of HTTP requests with valid framing and hostile content. */
import { lookupParameterNames } from '#lib/lookup/parameters.ts';
import { parameterNames } from '#lib/uri/parameters.ts';
import type { Target } from '../attack.ts';
import type { Random } from '../random.ts';
import { createRequest, type Headers, type RawRequest } from '../request.ts';
import { createNumber, createText } from './values.ts';

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE'];

/** Query parameters that one of the routes reads. */
const parameters = [
  ...parameterNames,
  ...lookupParameterNames,
  'units',
  'properties',
  'facts',
  'undo',
  'confirm',
  'token',
  'topic',
  'id',
  'variables',
  'query',
  'rest_route',
  'p',
  'page_id',
  'preview',
  'typeName',
  'share',
  'width',
  '_rsc',
  'utm_source',
  'operationName',
  'queryId',
  'extensions',
  'code',
  'state',
  'redirect_uri',
  'action',
  'body',
  'start',
  'subject',
];

/** Valid and nearly valid values of the property search, so that requests get past the validation of its parameters. */
const searchValues = [
  'cards',
  'map',
  'relevance',
  'distance',
  'rail,now,divisible',
  '32.780,-96.800',
  '-90.000,180.000',
  '91,181',
  '75172',
  'Dallas, TX',
  'near LAX 200k sf',
  '2027-02-28',
  '2027-02-31',
  '999999999',
  '0',
  ',,,',
];

/** As UTF-8. Control characters would end a header line: they are covered by `mutateRequest`. */
const toHeaderValue = (text: string): string =>
  Array.from(Buffer.from(text).toString('latin1'), (character) => (character < ' ' || character === '\x7f' ? '?' : character))
    .join('')
    .slice(0, 4000);

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json', 'text/x-component', ';;;q=,', 'a/b;q=1e9'],
  'accept-encoding': ['br', 'gzip', 'identity', 'identity;q=0', '*;q=0', 'br;q=0,gzip;q=0', 'zstd', 'br;q=nope', ','.repeat(500)],
  'accept-language': ['de', '*', 'x'.repeat(500)],
  authorization: ['Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Digest'],
  'cache-control': ['no-cache', 'max-age=0', 'only-if-cached'],
  'content-type': [
    'application/json',
    'application/graphql',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=',
    'text/plain',
    'application/json; charset=utf-7',
    'a',
    '',
  ],
  'content-encoding': ['gzip', 'br', 'x'],
  cookie: [
    'theme=dark',
    'units=metric',
    'theme=',
    'theme=x; theme=y',
    '__prerender_bypass=x',
    '__next_preview_data=x',
    'form-clock=x',
    'saved-properties=1.2.x',
    `a=${'b'.repeat(3000)}`,
    '=;;=;',
    '\xff=\xfe',
  ],
  expect: ['100-continue', 'x'],
  host: ['localhost', 'evil.example', '', '127.0.0.1:99999', '[::1]', 'a@b', 'a b'],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['Sun, 06 Nov 1994 08:49:37 GMT', 'x', '0'],
  'if-none-match': ['*', 'W/"x"', '"', '"a","b",'.repeat(100)],
  'if-range': ['"x"', 'x'],
  'next-router-prefetch': ['1', '2'],
  'next-router-state-tree': ['%5B', '[""]', 'x'],
  'next-url': ['/', '/about/', '//evil.example'],
  'next-action': ['x', '0'.repeat(42)],
  origin: ['null', 'https://evil.example', 'x'],
  range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-,0-,0-,0-',
    'bytes=99999999999999999999-',
    'lines=1-2',
    `bytes=${'0-1,'.repeat(200)}`,
  ],
  referer: ['//', 'x', 'https://evil.example/', 'http://127.0.0.1/contact/'],
  rsc: ['0', '1', ''],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none', 'x'],
  upgrade: ['websocket', 'h2c'],
  'user-agent': ['', 'x'.repeat(3000)],
  'x-forwarded-for': ['203.0.113.5', 'x', '::1', '1.2.3.4, 5.6.7.8', '999.1.1.1', 'fe80::1%eth0'],
  'x-forwarded-host': ['evil.example', ''],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-faustwp-secret': ['', 'x'],
  'x-form-clock': ['x', 'shown.a.b'],
  'x-http-method-override': ['DELETE'],
  'x-matched-path': ['/status/500'],
  'x-request-id': ['x', 'a'.repeat(300)],
};
const headerNames = Object.keys(headerValues);

function createHeaders(random: Random): Headers {
  const headers: Record<string, string> = {};
  for (let count = random.below(5); count > 0; count--) {
    const name = random.pick(headerNames);
    headers[name] = random.chance(0.8) ? random.pick(headerValues[name] ?? ['']) : toHeaderValue(createText(random));
  }
  return headers;
}

/** A query with parameters of the routes, and others. */
export function createQuery(random: Random): string {
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const value = random.chance(0.2) ? String(createNumber(random)) : random.chance(0.3) ? random.pick(searchValues) : createText(random);
    return `${random.chance(0.8) ? random.pick(parameters) : encodeSegment(createText(random))}=${encodeSegment(value)}`;
  });
  return `?${pairs.join('&')}`;
}

/** Percent-encoded as UTF-8. Lone surrogates, which have no encoding, become U+FFFD. */
const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed());

function changePath(random: Random, path: string): string {
  return random.pick([
    () => path,
    () => path.slice(0, -1),
    () => `${path}${encodeSegment(createText(random))}/`,
    () => path.replaceAll('/', () => random.pick(['/', '//', '/./', '/../', '%2f', '\\', '/%2e%2e/', ';/'])),
    () => path.replaceAll(/[a-z]/g, (letter) => (random.chance(0.2) ? `%${letter.charCodeAt(0).toString(16)}` : letter)),
    () => path.toUpperCase(),
    () => `${path}%${random.word(2)}`,
    () => `http://evil.example${path}`,
    () => `${path}#fragment`,
    () => `/${random.word(8)}/`,
  ])();
}

function createBody(random: Random): Buffer {
  return random.pick([
    () => Buffer.from(JSON.stringify({ [random.pick(parameters)]: createText(random), variables: { a: createNumber(random) } })),
    () => Buffer.from(`${random.pick(['name', 'email', 'place', 'topic', '__proto__'])}=${encodeSegment(createText(random))}&message=x`),
    () =>
      Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="${random.pick(['papers', 'file', 'name'])}"; filename="${toHeaderValue(createText(random))}"\r\n\r\n${createText(random)}\r\n--x--\r\n`,
      ),
    () => Buffer.from(createDeepJson(random)),
    () => Buffer.from(createText(random)),
    () => Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))),
  ])();
}

/** JSON with so many levels that recursive functions overflow the call stack, as the body or as a value in it. */
function createDeepJson(random: Random): string {
  const levels = random.pick([500, 5_000, 50_000]);
  const lists = `${'['.repeat(levels)}${']'.repeat(levels)}`;
  return random.chance(0.3) ? lists : `{${JSON.stringify(random.pick(parameters))}:${lists}}`;
}

/** @param paths one of them is requested, usually with changes */
export function createHttpRequest(random: Random, paths: readonly string[]): RawRequest {
  const method = random.pick(methods);
  const path = random.chance(0.3) ? random.pick(paths) : changePath(random, random.pick(paths));
  // The request line cannot contain spaces or line breaks. `mutateRequest` covers those.
  const target = `${path || '/'}${random.chance(0.6) ? '' : createQuery(random)}`.replaceAll(/[\s\0]/g, '+').slice(0, 12_000);
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method) && random.chance(0.8);
  const headers = createHeaders(random);
  return createRequest(method, target, headers, hasBody ? createBody(random) : '');
}

export const getSitePaths = ({ pages, media }: Target): string[] => [
  ...pages,
  ...media,
  '/api/graphql/',
  '/api/forms/contact/',
  '/api/contacts/delia-marchetti/',
  '/api/preview-links/',
  '/shared-preview/x/',
  '/api/forms/vendor/',
  '/api/forms/application/',
  '/api/forms/clock/',
  '/api/preferences/',
  '/api/unlock/',
  '/api/anything/',
  '/search/',
  '/pdf/properties/trinity-crossing-2.pdf',
  '/pdf/markets/boston.pdf',
  '/pdf/shortlist.pdf',
  '/pdf/x/y.pdf',
  '/sitemap.xml',
  '/sitemaps/1.xml',
  '/press-kit.zip',
  '/robots.txt',
  '/favicon.ico',
  '/news/after/x/',
  '/news/page/2/',
  '/news/2026/11/',
  '/news/feed/',
  '/news/feed/json/',
  '/careers/positions/',
  '/careers/positions/facilities-engineer-atlanta/',
  '/careers/positions/feed/',
  '/status/404/',
  '/filtered/',
  '/personal/',
  '/_next/static/x.js',
  '/_next/image',
  '/runtime/x/',
  '/catalogue/',
  '/.well-known/security.txt',
];

export const getContentPaths = ({ media, graphqlPath }: Target): string[] => [
  ...media,
  graphqlPath,
  `${graphqlPath}?query={__typename}`,
  `${graphqlPath}?queryId=x&extensions={}`,
  '/',
  '/wp-json/',
  '/wp-json/faustwp/v1/authorize',
  '/wp-json/faustwp/v1/revoke',
  '/wp-json/faustwp/v1/telemetry',
  '/wp-json/site/v1/forms/contact',
  '/wp-json/site/v1/forms/vendor',
  '/wp-json/site/v1/forms/application',
  '/wp-json/site/v1/forms/clock',
  '/wp-json/site/v1/forms/ABCD-EFGH/1',
  '/wp-json/wp/v2/media',
  '/wp-json/wp/v2/posts?per_page=100&_embed',
  '/wp-json/wp/v2/posts/1',
  '/wp-json/wp/v2/posts/1?password=x',
  '/wp-json/wp/v2/posts/1/autosaves',
  '/wp-json/wp/v2/pages?context=edit&status=any',
  '/wp-json/wp/v2/search?search=x',
  '/wp-json/wp/v2/comments',
  '/wp-json/wp/v2/users/me',
  '/wp-json/wp/v2/users/me/application-passwords',
  '/wp-json/wp/v2/users/1/application-passwords/introspect',
  '/wp-json/wp/v2/settings',
  '/wp-json/batch/v1',
  '/wp-json/site/v1/session',
  '/wp-admin/admin-ajax.php?action=rest-nonce',
  '/healthz',
  '/readyz',
  '/metrics',
  '/wp-sitemap.xml',
  '/wp-sitemap-posts-page-1.xml',
  '/sitemap.xml',
  '/media/',
  '/generate',
  '/wp-login.php',
];

import { expect, test } from 'vitest';
import { createRedirects, findRedirect, isExpression, normalizePath, type RedirectRule } from './redirects.ts';

const SITE_URL = 'https://www.example.com';

const rule = (overrides: Partial<RedirectRule>): RedirectRule => ({
  origin: 'old',
  target: '/new/',
  type: 301,
  format: 'plain',
  ...overrides,
});

/** @param pages the URIs of the pages of the site, which are found in any case */
async function find(rules: readonly RedirectRule[], path: string, pages: readonly string[] = []) {
  const redirects = createRedirects(rules, SITE_URL);
  return await findRedirect(path, {
    siteUrl: SITE_URL,
    findRule: async (each) => await Promise.resolve(redirects.findRule(each)?.rule ?? null),
    findUri: async (uri) => await Promise.resolve(pages.find((page) => page.toLowerCase() === uri.toLowerCase()) ?? null),
  });
}

async function findLocation(rules: readonly RedirectRule[], path: string, pages?: readonly string[]): Promise<string | null> {
  const redirect = await find(rules, path, pages);
  return redirect && 'location' in redirect ? redirect.location : null;
}

test('a path with very many slashes takes no long time', () => {
  const path = `x${'/'.repeat(200_000)}x`;
  const start = performance.now();
  expect(normalizePath(path)).toBe(path);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('matches a plain origin regardless of slashes and case', async () => {
  for (const origin of ['old', '/old', '/old/', 'OLD/', '//old//']) {
    for (const path of ['/old/', '/old', '/OLD/']) expect(await find([rule({ origin })], path)).toEqual({ status: 301, location: '/new/' });
  }
  expect(await find([rule({})], '/older/')).toBeNull();
});

test.each([301, 302, 307, 308])('keeps the status %i of a rule', async (type) => {
  expect(await find([rule({ type })], '/old/')).toEqual({ status: type, location: '/new/' });
});

test.each([410, 451])('reports a path that was removed with the status %i, whatever the target is', async (type) => {
  for (const target of [null, '', '/new/']) expect(await find([rule({ type, target })], '/old')).toEqual({ status: type });
});

test('a rule without a type is permanent, and one with an unknown type is temporary', async () => {
  expect(await find([rule({ type: null })], '/old/')).toMatchObject({ status: 301 });
  for (const type of [0, 200, 300, 303, 404, 999]) expect(await find([rule({ type })], '/old/')).toMatchObject({ status: 302 });
});

test('inserts the groups of a regular expression into the target', async () => {
  const rules = [rule({ origin: '^/blog/(\\d{4})/(.*)/?$', target: '/news/$2', format: 'regex' })];
  expect(await findLocation(rules, '/blog/2024/dock-doors/')).toBe('/news/dock-doors/');
  expect(await findLocation(rules, '/blog/2024/dock-doors')).toBe('/news/dock-doors/');
  expect(await findLocation(rules, '/my/blog/2024/dock-doors/')).toBeNull();
});

test('a group that is missing or did not match is empty in the target', async () => {
  expect(await findLocation([rule({ origin: 'old(/a)?', target: '/new$1/$9', format: 'regex' })], '/old/')).toBe('/new/');
});

test('matches decoded paths and encodes what it inserts', async () => {
  const rules = [rule({ origin: '^/büro/(.+)$', target: '/office/$1', format: 'regex' })];
  expect(await findLocation(rules, '/b%C3%BCro/stra%C3%9Fe/')).toBe('/office/stra%C3%9Fe/');
  expect(await findLocation(rules, '/b%C3%BCro/100%25%3F%23/')).toBe('/office/100%25%3F%23/');
});

test.each(['^/old/?$', '^old$', '/old/', 'old/', '/old', '^old/', 'old$', 'OLD'])(
  'the regular expression %s matches the path with or without slashes',
  async (origin) => {
    expect(await findLocation([rule({ origin, format: 'regex' })], '/old/')).toBe('/new/');
    expect(await findLocation([rule({ origin, format: 'regex' })], '/old')).toBe('/new/');
  },
);

test('a regular expression matches whole paths only, with each of its alternatives', async () => {
  const rules = [rule({ origin: 'old|former', format: 'regex' })];
  expect(await find(rules, '/former/')).not.toBeNull();
  for (const path of ['/older/', '/informer/', '/former/page/', '/a/old/']) expect(await find(rules, path)).toBeNull();
});

test('an expression that takes exponential time elsewhere runs in linear time', async () => {
  const startedAt = performance.now();
  expect(await find([rule({ origin: '(a+)+$', format: 'regex' })], `/${'a'.repeat(1900)}!/`)).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test.each(['^(.*a){900}b0$', '^((.*a){20}){20}b$', '^(.*a){20,}(.*b){1,20}$', `^${'(.*a)'.repeat(120)}$`])(
  'an expression that multiplies the time of RE2 is not compiled: %s',
  (origin) => {
    expect(isExpression(origin)).toBe(false);
    expect(createRedirects([rule({ origin, format: 'regex' })], SITE_URL).findRule(`/${'a'.repeat(900)}b`)).toBeNull();
  },
);

test('repetitions as in dates are compiled', () => {
  expect(isExpression('^/(\\d{4})/(\\d{1,2})/(.+)$')).toBe(true);
});

test('a plain origin is not a regular expression', async () => {
  expect(await find([rule({ origin: 'old.html' })], '/old-html/')).toBeNull();
  expect(await find([rule({ origin: 'old (2024)' })], '/old (2024)/')).not.toBeNull();
});

test('a plain origin matches a path that browsers percent-encode', async () => {
  for (const origin of ['/café/', '/caf%C3%A9/', '/caf%c3%a9/']) {
    expect(await findLocation([rule({ origin })], '/caf%C3%A9/')).toBe('/new/');
    expect(await find([rule({ origin, target: '/café/' })], '/caf%C3%A9/')).toBeNull();
  }
});

test('never redirects to another host by accident', async () => {
  expect(await findLocation([rule({ origin: 'go/(.*)', target: '/$1', format: 'regex' })], '/go//evil.example/')).toBe('/evil.example');
  expect(await findLocation([rule({ origin: 'go/(.*)', target: '$1', format: 'regex' })], '/go/https:%2F%2Fevil.example/x/')).toBe(
    '/https://evil.example/x/',
  );
  for (const target of ['https://tenants.example$1', 'https://$1/', 'https://tenants.example\\$1'])
    expect(await find([rule({ origin: 'go/(.*)', target, format: 'regex' })], '/go/.evil.example/')).toBeNull();
  expect(await findLocation([rule({ target: '//evil.example/' })], '/old/')).toBe('/evil.example/');
  expect(await findLocation([rule({ target: 'https://tenants.example/login' })], '/old/')).toBe('https://tenants.example/login');
});

test('a location contains only characters that a header may contain', async () => {
  expect(await findLocation([rule({ target: '/neu/größe' })], '/old/')).toBe('/neu/gr%C3%B6%C3%9Fe/');
  expect(await findLocation([rule({ target: '/a\r\nset-cookie: x=1' })], '/old/')).toBe('/a%0D%0Aset-cookie:%20x=1/');
  expect(await findLocation([rule({ target: 'https://tenants.example/größe?a=ü' })], '/old/')).toBe(
    'https://tenants.example/gr%C3%B6%C3%9Fe?a=%C3%BC',
  );
  expect(await findLocation([rule({ target: '/\ud800/' })], '/old/')).toBe('/%EF%BF%BD/');
});

test('ignores rules that are invalid, empty or redirect to the same path', async () => {
  const rules = [
    rule({ origin: null }),
    rule({ origin: '(', format: 'regex' }),
    rule({ origin: '(?=old)old', format: 'regex' }),
    rule({ target: '/old' }),
    rule({ target: 'https://www.example.com/OLD/' }),
    rule({ target: null }),
    rule({ target: 'https://' }),
  ];
  expect(await find(rules, '/old/')).toBeNull();
});

test('applies the first rule that matches, and continues where one would redirect to the same path', async () => {
  expect(await findLocation([rule({ target: '/a/' }), rule({ target: '/b/' })], '/old/')).toBe('/a/');
  expect(await findLocation([rule({ origin: 'o.d', target: '/a/', format: 'regex' }), rule({ target: '/b/' })], '/old/')).toBe('/a/');
  expect(await findLocation([rule({ target: '/OLD' }), rule({ target: '/b/' })], '/old/')).toBe('/b/');
});

test.each([
  ['news/2024', '/news/2024/'],
  [' /news/ ', '/news/'],
  ['/guide.pdf', '/guide.pdf'],
  ['/v1.2/notes', '/v1.2/notes/'],
  ['/search?q=dock', '/search/?q=dock'],
  ['/search/?q=a/b.c', '/search/?q=a/b.c'],
  ['/about#team', '/about/#team'],
  ['/\\evil.example/', '/evil.example/'],
  ['\\\\evil.example/', '/evil.example/'],
  ['http://tenants.example/', 'http://tenants.example/'],
  [' HTTPS://tenants.example/ ', 'HTTPS://tenants.example/'],
  ['login?next=https://tenants.example/', '/login/?next=https://tenants.example/'],
  ['javascript:alert(1)', '/javascript:alert(1)/'],
  ['https://www.example.com/news', '/news/'],
  ['https://www.example.com', '/'],
])('the target %j redirects to %s', async (target, location) => {
  expect(await findLocation([rule({ target })], '/old/')).toBe(location);
});

test('follows rules to the last target, so that there is one redirect', async () => {
  const rules = [rule({ target: '/b/' }), rule({ origin: '/b', target: '/c', type: 301 }), rule({ origin: '/c', target: '/d/' })];
  expect(await findLocation(rules, '/old/')).toBe('/d/');
  expect(await findLocation(rules, '/old/', ['/b/'])).toBe('/b/');
  expect(await findLocation(rules, '/old/', ['/c/'])).toBe('/c/');
  expect(await find([rule({}), rule({ origin: '/new', type: 410 })], '/old/')).toEqual({ status: 410 });
  expect(await findLocation([rule({ target: '/New' })], '/old/', ['/new/'])).toBe('/new/');
  expect(await findLocation([rule({ target: '/b/?x=1' }), rule({ origin: '/b', target: '/c/' })], '/old/')).toBe('/b/?x=1');
});

test.each([
  [301, 301, 301],
  [301, 302, 302],
  [308, 302, 307],
  [302, 301, 302],
  [307, 308, 307],
])('a chain of %i and %i has the status %i', async (first, second, expected) => {
  const rules = [rule({ type: first }), rule({ origin: '/new', target: '/last/', type: second })];
  expect(await find(rules, '/old/')).toEqual({ status: expected, location: '/last/' });
});

test('rules that form a loop are not followed', async () => {
  const loop = [rule({ target: '/b/' }), rule({ origin: '/b', target: '/c/' }), rule({ origin: '/c', target: '/old/' })];
  for (const path of ['/old/', '/b', '/C/']) expect(await find(loop, path)).toBeNull();
  expect(await find([rule({ origin: '(.*)', target: '/more/$1', format: 'regex' })], '/old/')).toBeNull();
  expect(await findLocation([rule({ origin: '(.*)', target: '/more/$1', format: 'regex' })], '/old/', ['/more/old/'])).toBe('/more/old/');
});

const rules = [rule({ type: 302 }), rule({ origin: '/Gone/', target: '', type: 410 })];

test.each([
  ['/old/', [], { status: 302, location: '/new/' }],
  ['/OLD/', ['/new/'], { status: 302, location: '/new/' }],
  ['/old/', ['/New/'], { status: 302, location: '/New/' }],
  ['/Gone/', ['/new/'], { status: 410 }],
  ['/news/', [], null],
])('a path without a page, %s, leads to the address of the target of a rule', async (path, pages, expected) => {
  expect(await find(rules, path, pages)).toEqual(expected);
});

test('many expressions are matched, and the first of those that match applies', async () => {
  const sections = Array.from({ length: 400 }, (_, index) =>
    rule({ origin: `section-${index}/(.*)`, target: `/s/${index}/$1`, format: 'regex' }),
  );
  const rules = [
    ...sections.slice(0, 300),
    rule({ origin: '(', format: 'regex' }),
    rule({ origin: 'SECTION-9[0-9]/é+', target: '/é/', format: 'regex' }),
    ...sections.slice(300),
  ];
  expect(await findLocation(rules, '/section-42/a/')).toBe('/s/42/a/');
  expect(await findLocation(rules, '/section-399/b')).toBe('/s/399/b/');
  expect(await findLocation(rules, '/section-95/%C3%A9%C3%A9/')).toBe('/s/95/%C3%A9%C3%A9/');
  expect(await findLocation(rules.slice(200), '/section-95/%C3%A9%C3%A9/')).toBe('/%C3%A9/');
  expect(await find(rules, '/section-400/')).toBeNull();
});

test('expressions that are too large for one program are compiled in several', async () => {
  const rules = Array.from({ length: 20 }, (_, index) =>
    rule({ origin: `${index}-(${'a'.repeat(470)}){0,200}`, target: `/s/${index}/`, format: 'regex' }),
  );
  expect(await findLocation(rules, '/19-/')).toBe('/s/19/');
});

test('a rule that is not usable is passed over', () => {
  const [first, second] = [rule({ target: '/a/' }), rule({ origin: 'o.d', target: '/b/', format: 'regex' })];
  expect(createRedirects([first, second], SITE_URL).findRule('/old/', (each) => each !== first)?.location).toBe('/b/');
});

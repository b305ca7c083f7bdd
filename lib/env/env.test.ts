import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InvalidEnvironmentError, parseEnv, usesBundledContentService } from './env.ts';
import { variables } from './variables.ts';

function getErrorDetails(source: Record<string, string>): InvalidEnvironmentError['details'] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof InvalidEnvironmentError) return error.details;
    throw error;
  }
  throw new Error('The environment was accepted.');
}

describe('defaults', () => {
  test('an empty environment gets a default for every variable', () => {
    expect(parseEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      SITE_URL: 'http://127.0.0.1:3000',
      SECURITY_CONTACT: undefined,
      TRUSTED_PROXIES: [],
      CONTENT_HOST: '127.0.0.1',
      CONTENT_PORT: 4000,
      CONTENT_URL: 'http://127.0.0.1:4000',
      GRAPHQL_PATH: '/graphql',
      CONTENT_TIMEOUT_MS: 4000,
      DATABASE_URL: undefined,
      DATABASE_PREPARED_STATEMENTS: true,
      DATA_DIR: '.data',
      GRAPHQL_MAX_AGE_SECONDS: 600,
      GRAPHQL_ACCESS: 'public',
      SAVED_QUERY_DAYS: undefined,
      CONTENT_CACHE_URL: undefined,
      CONTENT_CACHE_TOKEN: undefined,
      CDN_PROVIDER: undefined,
      CDN_SERVICE_ID: undefined,
      CDN_TOKEN: undefined,
      CDN_URL: undefined,
      METRICS_TOKEN: undefined,
      FAUST_SECRET_KEY: undefined,
      FAUST_SECRET_KEY_PREVIOUS: undefined,
      API_BASE_PATH: '/api/faust',
      LOGIN_PATH: '/login/',
      AUTH_TYPE: 'local',
      ADMIN_PASSWORD: undefined,
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      ALLOW_NEW_DATABASE: false,
      CONTENT_MEMORY_MB: 208,
      SITE_MEMORY_MB: 384,
      MAX_UPLOAD_MB: 100,
      PREPARE_IMAGE_VARIANTS: true,
      MEDIA_FETCH_HOSTS: undefined,
      FORM_HOSTS: ['forms.office.com', 'docs.google.com', 'share.hsforms.com', 'form.typeform.com', 'form.jotform.com'],
      ASSET_HOSTS: ['*.bynder.com'],
      TRANSLATION_SCRIPT_URL: 'https://translate.google.com/translate_a/element.js',
      FORM_RETENTION_DAYS: 180,
      PAGE_CACHE_MB: 256,
      REVALIDATE_SECONDS: 300,
      PAGE_MAX_AGE_SECONDS: 86_400,
      RENDER_PROCESSES: Math.min(4, Math.max(1, availableParallelism() - 1)),
      RENDER_MEMORY_MB: 512,
      CATALOGUE: true,
      LOG_LEVEL: 'info',
      NODE_ENV: 'development',
    });
  });

  test('default URLs are derived from host and port', () => {
    const env = parseEnv({ HOST: '0.0.0.0', PORT: '8080', CONTENT_HOST: '::1', CONTENT_PORT: '4100' });
    expect(env.SITE_URL).toBe('http://localhost:8080');
    expect(env.CONTENT_URL).toBe('http://[::1]:4100');
  });

  test('a blank value counts as not set', () => {
    expect(parseEnv({ PORT: ' ', DATABASE_URL: '' })).toEqual(parseEnv({}));
  });

  test('the catalogue is off in production unless enabled', () => {
    expect(parseEnv({ NODE_ENV: 'production' }).CATALOGUE).toBe(false);
    expect(parseEnv({ NODE_ENV: 'production', CATALOGUE: 'on' }).CATALOGUE).toBe(true);
    expect(parseEnv({ CATALOGUE: 'off' }).CATALOGUE).toBe(false);
  });
});

test.each([
  ['api/editors', '/api/editors'],
  ['//api/editors//', '/api/editors'],
  ['/sign-in', '/sign-in'],
  ['/api/formsets', '/api/formsets'],
])('API_BASE_PATH %s is the path %s, as in Faust', (value, path) => {
  expect(parseEnv({ API_BASE_PATH: value }).API_BASE_PATH).toBe(path);
});

test.each(['/', '/api', '/api/forms', '/api/graphql/x', '/media', '/media/x', '/a b', '/a?b', '/a/../b', 'https://a.example'])(
  'API_BASE_PATH %s is refused',
  (value) => {
    expect(getErrorDetails({ API_BASE_PATH: value }).name).toBe('API_BASE_PATH');
  },
);

test.each([
  ['login', '/login/'],
  ['/editors/sign-in', '/editors/sign-in/'],
])('LOGIN_PATH %s is the path %s', (value, path) => {
  expect(parseEnv({ LOGIN_PATH: value }).LOGIN_PATH).toBe(path);
});

test.each(['/', '/api/login', '/personal/', '/preview/', '/media/login', '/login?x', '/a//b'])('LOGIN_PATH %s is refused', (value) => {
  expect(getErrorDetails({ LOGIN_PATH: value }).name).toBe('LOGIN_PATH');
});

test('trusted proxies are addresses and networks', () => {
  const ranges = parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8 , 192.0.2.1,2001:db8::/32' }).TRUSTED_PROXIES;
  expect(ranges.map(([network, length]) => `${network.toString()}/${length}`)).toEqual(['10.0.0.0/8', '192.0.2.1/32', '2001:db8::/32']);
});

test.each(['10.0.0.0/8,', 'proxy.example.com', '0.0.0.0/0', '::/0', 'all'])('%s is not a list of trusted proxies', (value) => {
  expect(getErrorDetails({ TRUSTED_PROXIES: value })).toMatchObject({
    name: 'TRUSTED_PROXIES',
    rule: `must be IP addresses or networks separated by commas; a network of all addresses is not accepted; "${value}" is not.`,
  });
});

test.each([
  'security@example.com',
  'http://example.com/report',
  'javascript:alert(1)',
  'mailto:a@example.com\nContact: mailto:b@example.com',
])('%j is not a contact for reports of security problems', (value) => {
  expect(getErrorDetails({ SECURITY_CONTACT: value }).name).toBe('SECURITY_CONTACT');
});

test('removes the trailing slash of a URL', () => {
  expect(parseEnv({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com');
});

afterEach(() => vi.unstubAllEnvs());

test('the paths of all routes of the site are reserved', () => {
  const listFolders = (folder: string) => readdirSync(folder).filter((name) => /^[\w-]+$/.test(name));
  const isRefused = (variable: 'API_BASE_PATH' | 'LOGIN_PATH', path: string) => {
    expect([path, getErrorDetails({ [variable]: path }).name]).toEqual([path, variable]);
  };
  for (const folder of listFolders('app'))
    for (const path of [`/${folder}`, `/${folder}/x`]) {
      if (folder !== 'login') isRefused('LOGIN_PATH', path);
      if (folder !== 'api') isRefused('API_BASE_PATH', path);
    }
  for (const folder of listFolders('app/api')) if (folder !== 'faust') isRefused('API_BASE_PATH', `/api/${folder}`);
});

test('the content service can be in a folder of its host', async () => {
  vi.resetModules();
  vi.stubEnv('CONTENT_URL', 'https://example.com/cms/');
  const { toContentUrl } = await import('./env.ts');
  expect(toContentUrl('/graphql').href).toBe('https://example.com/cms/graphql');
});

test('the bundled content service is used unless CONTENT_URL points elsewhere', () => {
  expect(usesBundledContentService(parseEnv({}))).toBe(true);
  expect(usesBundledContentService(parseEnv({ CONTENT_URL: 'http://127.0.0.1:4000/' }))).toBe(true);
  expect(usesBundledContentService(parseEnv({ CONTENT_URL: 'https://cms.example.com' }))).toBe(false);
});

describe('the error for an invalid value has the variable, the rule, the remedy and an example', () => {
  test('PORT', () => {
    expect(getErrorDetails({ PORT: 'http' })).toEqual({
      name: 'PORT',
      rule: 'must be a whole number from 1 to 65535 that browsers do not block (https://fetch.spec.whatwg.org/#port-blocking); "http" is not.',
      remedy: 'Port the site listens on. Correct the value, or remove the variable to use the default (3000).',
      example: 'PORT=8080',
    });
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '6000'],
    ['CONTENT_PORT', '4190'],
    ['HOST', 'two words'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/site/'],
    ['CONTENT_URL', 'https://cms.example.com/?a=b'],
    ['GRAPHQL_PATH', 'graphql'],
    ['CONTENT_TIMEOUT_MS', '-1'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['FAUST_SECRET_KEY', 'short'],
    ['ADMIN_PASSWORD', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAX_UPLOAD_MB', '0'],
    ['MEDIA_FETCH_HOSTS', 'https://a.example'],
    ['FORM_HOSTS', 'https://a.example'],
    ['ASSET_HOSTS', '*'],
    ['EDITOR_URL', 'https://cms.example.com/edit/'],
    ['EDITOR_URL', 'ftp://cms.example.com/{id}'],
    ['MAP_STYLE_URL', 'tiles.example.com'],
    ['TRANSLATION_SCRIPT_URL', 'on'],
    ['PAGE_CACHE_MB', 'many'],
    ['REVALIDATE_SECONDS', '0'],
    ['PAGE_MAX_AGE_SECONDS', '0'],
    ['RENDER_PROCESSES', '0'],
    ['RENDER_PROCESSES', '65'],
    ['RENDER_MEMORY_MB', '127'],
    ['CATALOGUE', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s', (name, value) => {
    expect(getErrorDetails({ [name]: value }).name).toBe(name);
  });

  test.each([
    ['DATABASE_URL', 'mysql://user:hunter2@localhost/site'],
    ['METRICS_TOKEN', 'hunter2'],
    ['PURGE_WEBHOOK_SECRET', 'hunter2'],
    ['FAUST_SECRET_KEY', 'hunter2'],
    ['FAUST_SECRET_KEY_PREVIOUS', 'hunter2 until 2027-01-31'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@localhost'],
  ])('the error does not contain the value of %s, which is secret', (name, value) => {
    expect(JSON.stringify(getErrorDetails({ [name]: value }))).not.toContain('hunter2');
  });
});

test('FAUST_SECRET_KEY_PREVIOUS requires FAUST_SECRET_KEY', () => {
  expect(getErrorDetails({ FAUST_SECRET_KEY_PREVIOUS: variables.FAUST_SECRET_KEY_PREVIOUS.example }).name).toBe('FAUST_SECRET_KEY');
});

test.each(['', ' '])('FAUST_SECRET_KEY=%j is rejected, because it would silently be replaced by a generated secret', (value) => {
  expect(getErrorDetails({ FAUST_SECRET_KEY: value }).rule).toContain('must be at least 16 characters');
});

test.each(Object.entries(variables))('the example of %s is a valid value', (name, variable) => {
  const cdn = { CDN_SERVICE_ID: variables.CDN_SERVICE_ID.example, CDN_TOKEN: variables.CDN_TOKEN.example };
  const required = { ...cdn, FAUST_SECRET_KEY: variables.FAUST_SECRET_KEY.example };
  expect(() => parseEnv({ ...required, [name]: variable.example })).not.toThrow();
});

describe('values at the edge of a rule', () => {
  test.each([
    ['PORT', '2', 2],
    ['PORT', '65535', 65_535],
    ['CONTENT_PORT', '2', 2],
    ['CONTENT_PORT', '65535', 65_535],
    ['HOST', '::', '::'],
    ['HOST', 'web-1.example.com', 'web-1.example.com'],
    ['SITE_URL', 'http://www.example.com', 'http://www.example.com'],
    ['SITE_URL', 'https://www.example.com///', 'https://www.example.com'],
    ['CONTENT_URL', 'https://example.com/cms/', 'https://example.com/cms'],
    ['GRAPHQL_PATH', '/', '/'],
    ['CONTENT_TIMEOUT_MS', '1', 1],
    ['DATABASE_URL', 'postgres://localhost/site', 'postgres://localhost/site'],
    ['MAX_UPLOAD_MB', '1', 1],
    ['MAX_UPLOAD_MB', String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
    ['MEDIA_FETCH_HOSTS', 'dam.internal', ['dam.internal']],
    ['MEDIA_FETCH_HOSTS', '[::1]:8080 , dam.internal,a.internal', ['[::1]:8080', 'dam.internal', 'a.internal']],
    ['FORM_HOSTS', 'forms.example.com', ['forms.example.com']],
    ['FORM_HOSTS', 'Forms.Example.com ,a.example, b.example', ['forms.example.com', 'a.example', 'b.example']],
    ['ASSET_HOSTS', 'assets.example.com', ['assets.example.com']],
    ['ASSET_HOSTS', '*.Bynder.com ,a.example, *.b.example', ['*.bynder.com', 'a.example', '*.b.example']],
    ['MAP_STYLE_URL', 'https://tiles.example.com/style.json', 'https://tiles.example.com/style.json'],
    ['TRANSLATION_SCRIPT_URL', 'off', 'off'],
    ['PURGE_WEBHOOK_URL', 'http://localhost/purge', 'http://localhost/purge'],
    ['GRAPHQL_MAX_AGE_SECONDS', '0', 0],
    ['GRAPHQL_MAX_AGE_SECONDS', '31536000', 31_536_000],
    ['GRAPHQL_ACCESS', 'some_denied', 'some_denied'],
    ['SAVED_QUERY_DAYS', '1', 1],
    ['CONTENT_CACHE_URL', 'http://10.0.0.6:6081/', 'http://10.0.0.6:6081'],
    ['CONTENT_CACHE_TOKEN', 'x'.repeat(8), 'x'.repeat(8)],
    ['METRICS_TOKEN', 'x'.repeat(16), 'x'.repeat(16)],
    ['FAUST_SECRET_KEY', 'x'.repeat(16), 'x'.repeat(16)],
    ['ADMIN_PASSWORD', 'x'.repeat(12), 'x'.repeat(12)],
    ['ADMIN_PASSWORD', 'x'.repeat(4096), 'x'.repeat(4096)],
    ['SMTP_URL', 'smtp://localhost', 'smtp://localhost'],
    ['MAIL_FROM', 'press@example.com', 'press@example.com'],
    ['FORM_RETENTION_DAYS', '1', 1],
    ['FORM_RETENTION_DAYS', '3650', 3650],
    ['PAGE_CACHE_MB', '0', 0],
    ['REVALIDATE_SECONDS', '1', 1],
    ['CATALOGUE', 'true', true],
    ['CATALOGUE', '1', true],
    ['CATALOGUE', 'false', false],
    ['CATALOGUE', '0', false],
    ['LOG_LEVEL', 'silent', 'silent'],
  ] as const)('%s=%s is valid', (name, value, parsed) => {
    expect(parseEnv({ [name]: value })[name]).toEqual(parsed);
  });

  test.each([
    ['CONTENT_PORT', '0'],
    ['CONTENT_PORT', '65536'],
    ['HOST', 'example.com/'],
    ['HOST', 'http://example.com'],
    ['SITE_URL', 'xhttps://example.com'],
    ['SITE_URL', 'httpsx://example.com'],
    ['SITE_URL', 'https://example.com/?a=b'],
    ['SITE_URL', 'https://example.com/#a'],
    ['SITE_URL', 'https://example.com/?'],
    ['CONTENT_URL', 'https://example.com/#'],
    ['GRAPHQL_PATH', 'https://example.com/graphql'],
    ['GRAPHQL_PATH', '/graph ql'],
    ['GRAPHQL_PATH', '/graphql?a=b'],
    ['GRAPHQL_PATH', '/graphql#a'],
    ['CONTENT_TIMEOUT_MS', '0'],
    ['CONTENT_TIMEOUT_MS', '1.5'],
    ['DATABASE_URL', 'postgresqlx://localhost/site'],
    ['DATABASE_URL', 'xpostgres://localhost/site'],
    ['MAX_UPLOAD_MB', '1e300'],
    ['MEDIA_FETCH_HOSTS', ',dam.internal'],
    ['MEDIA_FETCH_HOSTS', 'dam.internal,'],
    ['MEDIA_FETCH_HOSTS', 'dam.internal a.internal'],
    ['MEDIA_FETCH_HOSTS', '*.internal'],
    ['FORM_HOSTS', ',a.example'],
    ['FORM_HOSTS', 'a.example,'],
    ['FORM_HOSTS', 'a.example b.example'],
    ['FORM_HOSTS', '*.example.com'],
    ['FORM_HOSTS', 'a.example; script-src *'],
    ['ASSET_HOSTS', '*.'],
    ['ASSET_HOSTS', 'a.*.example'],
    ['ASSET_HOSTS', '*.a.example, *'],
    ['PURGE_WEBHOOK_URL', 'xhttps://example.com'],
    ['PURGE_WEBHOOK_URL', 'httpsx://example.com'],
    ['PURGE_WEBHOOK_SECRET', 'x'.repeat(15)],
    ['GRAPHQL_MAX_AGE_SECONDS', '-1'],
    ['GRAPHQL_MAX_AGE_SECONDS', '31536001'],
    ['GRAPHQL_ACCESS', 'private'],
    ['SAVED_QUERY_DAYS', '0'],
    ['CONTENT_CACHE_URL', 'http://10.0.0.6/?'],
    ['CONTENT_CACHE_TOKEN', 'x'.repeat(7)],
    ['CONTENT_CACHE_TOKEN', 'x x x x x'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
    ['FAUST_SECRET_KEY', 'x'.repeat(15)],
    ['FAUST_SECRET_KEY_PREVIOUS', 'x'.repeat(16)],
    ['FAUST_SECRET_KEY_PREVIOUS', `${'x'.repeat(15)} until 2027-01-31`],
    ['FAUST_SECRET_KEY_PREVIOUS', `${'x'.repeat(16)} until 2027-02-30`],
    ['ADMIN_PASSWORD', 'x'.repeat(11)],
    ['ADMIN_PASSWORD', 'x'.repeat(4097)],
    ['SMTP_URL', 'smtpx://localhost'],
    ['SMTP_URL', 'xsmtp://localhost'],
    ['MAIL_FROM', 'press@'],
    ['MAIL_FROM', 'press@example.com\r\nBcc: all@example.com'],
    ['MAIL_FROM', 'Press\r\n<press@example.com>'],
    ['FORM_RETENTION_DAYS', '0'],
    ['FORM_RETENTION_DAYS', '3651'],
    ['PAGE_CACHE_MB', '-1'],
  ])('%s=%j is invalid', (name, value) => {
    expect(getErrorDetails({ [name]: value }).name).toBe(name);
  });
});

test('a server that listens on all IPv6 interfaces is reachable as localhost', () => {
  expect(parseEnv({ HOST: '::' }).SITE_URL).toBe('http://localhost:3000');
});

import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { type IpRange, parseIpRange } from '#lib/http/ip-address.ts';
import { apiFolders, routeFolders } from '#lib/uri/route-folders.ts';
import { getLocalUrl } from './local-url.ts';
import { MIN_SECRET_LENGTH, parsePreviousSecret, type PreviousSecret } from '#lib/secrets/shared-secret.ts';

/** The variables on which the defaults of others depend. */
interface DefaultSources {
  HOST: string;
  PORT: number;
  CONTENT_HOST: string;
  CONTENT_PORT: number;
  NODE_ENV: string;
}

/** One environment variable: the schema that validates it, and its documentation in error messages, the README and .env.example. */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** Computes a default that depends on other variables or on the machine. The schema has all other defaults. */
  getDefault?: (env: DefaultSources) => NonNullable<z.output<Schema>>;
  /** What the variable is for. One or more sentences. */
  description: string;
  /** What a value must be: completes the sentence "must be …". */
  rule: string;
  /** Describes the default, unless the documentation shows that of the schema. */
  default?: string;
  example: string;
  /** The value is a secret or contains one, so it is never shown. */
  isSecret?: boolean;
  /** A blank value is an error. For other variables, it counts as not set. */
  isBlankInvalid?: boolean;
  /** The value affects the output of `next build`, so a change requires a new build. */
  isUsedByBuild?: boolean;
}

/** Ports that browsers and `fetch` refuse to open: the "bad ports" of the Fetch Standard. */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115, 117,
  119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636,
  989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
const port = z.coerce
  .number()
  .int()
  .min(1)
  .max(65_535)
  .refine((value) => !blockedPorts.has(value));
const portRule = 'a whole number from 1 to 65535 that browsers do not block (https://fetch.spec.whatwg.org/#port-blocking)';
const wholeNumber = (min: number) => z.coerce.number().int().min(min).max(Number.MAX_SAFE_INTEGER);
const baseUrl = z
  .url({ protocol: /^https?$/ })
  // An empty query or fragment (`https://example.com/?`) would swallow the paths that are appended to the URL.
  .refine((value) => !/[?#]/.test(value))
  .transform((value) => value.replace(/\/+$/, ''));
/** The site has the addresses of its pages at the top level of its host. */
const siteUrl = baseUrl.refine((value) => new URL(value).pathname === '/');
const splitHosts = (value: string) => value.split(',').map((host) => host.trim().toLowerCase());
/** Parses ranges separated by commas. An invalid one makes the variable invalid. */
const ipRanges = z.string().transform((value, context): IpRange[] => {
  const ranges = value.split(',').map((text) => parseIpRange(text.trim()));
  const validRanges = ranges.filter((range) => range !== null);
  if (validRanges.length < ranges.length) context.addIssue({ code: 'custom' });
  return validRanges;
});
const toggle = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => value === 'on' || value === 'true' || value === '1');
/** Parses a secret with the last day on which it is accepted. */
const previousSecret = z.string().transform((value, context): PreviousSecret => {
  const parsed = parsePreviousSecret(value);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});
/** Parses the path of a page or of routes: with a slash at the start and none at the end, as Faust does. Paths of other routes are invalid. */
const routePath = (isOtherRoute: (folder: string, subfolder: string | undefined) => boolean) =>
  z
    .string()
    .transform((value) => `/${value.replaceAll(/^\/+|\/+$/g, '')}`)
    .refine((value) => {
      const [folder = '', subfolder] = value.slice(1).split('/');
      return /^(?:\/[\w-]+)+$/.test(value) && !isOtherRoute(folder, subfolder);
    });
const hostName = z.string().regex(/^[\w.:-]+$/);

/** Default retention of form submissions, in days: half a year, long enough for a reply and follow-up questions. */
export const FORM_RETENTION_DAYS = 180;

/** Default lifetime of a cached response to an anonymous query, in seconds. It is the documented default of WPGraphQL Smart Cache. */
export const GRAPHQL_MAX_AGE_SECONDS = 600;

/** One core is left for the process that sends pages. More than four processes rarely help, because each page is rendered only once. */
function getDefaultRenderProcesses(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

/** All environment variables, in the order the documentation lists them. */
export const variables = {
  HOST: {
    schema: hostName.default('127.0.0.1'),
    description: 'Host the site listens on. `0.0.0.0` accepts connections from the network.',
    rule: 'a host name or an IP address',
    example: '0.0.0.0',
  },
  PORT: {
    schema: port.default(3000),
    description: 'Port the site listens on.',
    rule: portRule,
    example: '8080',
  },
  SITE_URL: {
    schema: siteUrl.optional(),
    getDefault: ({ HOST, PORT }) => getLocalUrl(HOST, PORT),
    description: 'Public URL of the site, used in canonical links, the sitemap and social cards.',
    rule: 'an http or https URL without a path, query or fragment',
    default: 'http://HOST:PORT',
    example: 'https://www.example.com',
    isUsedByBuild: true,
  },
  SECURITY_CONTACT: {
    schema: z
      .url({ protocol: /^(https|mailto|tel)$/ })
      // The value becomes a line of a text file.
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    description: 'Contact for reports of security problems, published in /.well-known/security.txt.',
    rule: 'an https, mailto or tel URL',
    default: 'mailto:security@ followed by the host of SITE_URL',
    example: 'mailto:security@example.com',
  },
  TRUSTED_PROXIES: {
    schema: ipRanges.default([]),
    description:
      'Reverse proxies and load balancers on other machines, whose `X-Forwarded-For` header identifies the client. Programs on the same machine are always trusted.',
    rule: 'IP addresses or networks separated by commas; a network of all addresses is not accepted',
    default: 'none',
    example: '10.0.0.0/8, 2001:db8:7::/48',
  },
  CONTENT_HOST: {
    schema: hostName.default('127.0.0.1'),
    description: 'Host the content service listens on.',
    rule: 'a host name or an IP address',
    example: '127.0.0.1',
  },
  CONTENT_PORT: {
    schema: port.default(4000),
    description: 'Port the content service listens on.',
    rule: portRule,
    example: '4001',
  },
  CONTENT_URL: {
    schema: baseUrl.optional(),
    getDefault: ({ CONTENT_HOST, CONTENT_PORT }) => getLocalUrl(CONTENT_HOST, CONTENT_PORT),
    description:
      'URL of the content API. Set it to another server that provides the types in schema.graphql; the bundled content service is then not started.',
    rule: 'an http or https URL without a query or fragment',
    default: 'http://CONTENT_HOST:CONTENT_PORT',
    example: 'https://cms.example.com',
    isUsedByBuild: true,
  },
  GRAPHQL_PATH: {
    schema: z
      .string()
      .regex(/^\/[^\s?#]*$/)
      .default('/graphql'),
    description: 'Path of the GraphQL endpoint below CONTENT_URL.',
    rule: 'a path that begins with a slash',
    example: '/index.php/graphql',
  },
  CONTENT_TIMEOUT_MS: {
    schema: wholeNumber(1).default(4000),
    description: 'How long the site waits for a response from the content service, in milliseconds.',
    rule: 'a whole number of milliseconds, at least 1',
    example: '2500',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    description: 'Connection URL of an external PostgreSQL server, used instead of the embedded one, which stores its data in DATA_DIR.',
    rule: 'a postgresql:// URL',
    default: 'the embedded PostgreSQL',
    example: 'postgresql://causeway:secret@db.example.com:5432/causeway',
    isSecret: true,
  },
  DATABASE_PREPARED_STATEMENTS: {
    schema: toggle.default(true),
    description:
      'Whether the statements that are sent often are prepared, which saves about half of the work of PostgreSQL. Turn it off for a connection pooler that assigns a connection per transaction and does not support them, such as PgBouncer before 1.21.',
    rule: 'on or off',
    example: 'off',
  },
  DATA_DIR: {
    schema: z.string().default('.data'),
    description: 'Folder for the embedded database, uploaded media and files submitted with forms.',
    rule: 'a folder that the current user can write to',
    example: '/srv/causeway',
  },
  ALLOW_NEW_DATABASE: {
    schema: toggle.optional(),
    getDefault: () => false,
    description:
      'Allows a start with an empty database even if DATA_DIR contains files of an earlier one. Set it for a single start, for example after you have moved to another database server.',
    rule: 'on or off',
    default: 'off: such a start is refused, because the database is probably lost',
    example: 'on',
  },
  CONTENT_MEMORY_MB: {
    schema: wholeNumber(128).default(208),
    description: 'Maximum heap size of the content service, in megabytes. If it needs more, it is restarted.',
    rule: 'a whole number of megabytes, at least 128',
    example: '1024',
  },
  SITE_MEMORY_MB: {
    schema: wholeNumber(128).default(384),
    description: 'Maximum heap size of the site process, in megabytes, without its page cache. If it needs more, it is restarted.',
    rule: 'a whole number of megabytes, at least 128',
    example: '768',
  },
  MAX_UPLOAD_MB: {
    schema: wholeNumber(1).default(100),
    description: 'Maximum size of an uploaded file, in megabytes. Images are always limited to 25.',
    rule: 'a whole number of megabytes, at least 1',
    example: '250',
  },
  PREPARE_IMAGE_VARIANTS: {
    schema: toggle.default(true),
    description:
      'Whether the content service creates the AVIF and WebP variants of imported images in the background. If it is off, the first visitor who needs a variant waits for it. Turn it off on all but one of several content services that share a media folder.',
    rule: 'on or off',
    example: 'off',
  },
  MEDIA_FETCH_HOSTS: {
    schema: z
      .string()
      .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/)
      .transform((value) => value.split(',').map((host) => host.trim()))
      .optional(),
    description: 'Hosts on a private network from which media and job feeds may be fetched.',
    rule: 'host names separated by commas, each with an optional port',
    default: 'none; only public hosts are allowed',
    example: 'dam.internal.example.com, 10.0.0.12:8080',
  },
  FORM_HOSTS: {
    schema: z
      .string()
      .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/)
      .transform(splitHosts)
      .default(['forms.office.com', 'docs.google.com', 'share.hsforms.com', 'form.typeform.com', 'form.jotform.com']),
    description: 'Hosts whose forms may be embedded in an iframe. Forms of other hosts are shown as links.',
    rule: 'host names separated by commas',
    example: 'forms.example.com, forms.office.com',
  },
  ASSET_HOSTS: {
    schema: z
      .string()
      .regex(/^(\*\.)?[\w.:-]+(\s*,\s*(\*\.)?[\w.:-]+)*$/)
      .transform(splitHosts)
      .default(['*.bynder.com']),
    description: 'Hosts of the digital asset manager whose images may be shown. `*.` matches any subdomain.',
    rule: 'host names separated by commas',
    example: 'assets.example.com, *.bynder.com',
  },
  EDITOR_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((value) => value.includes('{id}'))
      .optional(),
    description: 'URL at which editors edit content, linked in the bar above previews. `{id}` stands for the database id.',
    rule: 'an http or https URL that contains {id}',
    default: 'none; the bar has no such link',
    example: 'https://cms.example.com/wp-admin/post.php?post={id}&action=edit',
  },
  MAP_STYLE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    description:
      'URL of a MapLibre style for the interactive map of the property search, for example of a tile service. Its tiles, fonts and icons must have the same origin, which the content security policy then allows.',
    rule: 'an http or https URL',
    default: 'none; the map shows states, interstates and cities from data of this site',
    example: 'https://tiles.example.com/styles/streets/style.json',
  },
  TRANSLATION_SCRIPT_URL: {
    schema: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).default('https://translate.google.com/translate_a/element.js'),
    description:
      "URL of the translation widget's script, which must have the same interface as Google's. It is loaded when a visitor asks for a translation. `off` removes the link in the footer.",
    rule: 'an http or https URL, or off',
    example: 'off',
  },
  PURGE_WEBHOOK_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    description: 'Webhook that receives the cache keys and paths to purge after each content change (docs/publish-to-live.md).',
    rule: 'an http or https URL',
    default: 'the site that `npm start` starts with the content service; otherwise none',
    example: 'https://www.example.com/api/faust/purge',
  },
  PURGE_WEBHOOK_SECRET: {
    schema: z.string().min(16).optional(),
    description: 'Secret that signs the requests to PURGE_WEBHOOK_URL, and that the site verifies.',
    rule: 'at least 16 characters',
    default: 'derived from FAUST_SECRET_KEY',
    example: 'b7c1f0a4e5d94a6c8f21',
    isSecret: true,
  },
  GRAPHQL_MAX_AGE_SECONDS: {
    schema: wholeNumber(0).max(31_536_000).default(GRAPHQL_MAX_AGE_SECONDS),
    description:
      'How many seconds browsers and caches may keep responses to anonymous GraphQL queries sent with GET. A saved query can set its own number.',
    rule: 'a whole number from 0 (responses are not cached) to 31536000',
    example: '0',
  },
  GRAPHQL_ACCESS: {
    schema: z.enum(['public', 'only_allowed', 'some_denied']).default('public'),
    description:
      'Which GraphQL documents anonymous clients may send, as in WPGraphQL Smart Cache: `public` (all), `only_allowed` (only saved ones with the grant `allow`) or `some_denied` (all except saved ones with the grant `deny`). See docs/saved-queries.md.',
    rule: 'one of public, only_allowed, some_denied',
    example: 'only_allowed',
  },
  SAVED_QUERY_DAYS: {
    schema: wholeNumber(1).max(3650).optional(),
    description: 'Number of days without a change after which saved GraphQL documents that belong to no group are deleted.',
    rule: 'a whole number from 1 to 3650',
    default: 'none; they are not deleted by age',
    example: '30',
  },
  CONTENT_CACHE_URL: {
    schema: baseUrl.optional(),
    description:
      'URL of a Varnish cache in front of the content service, which is purged after each content change (docs/publish-to-live.md).',
    rule: 'an http or https URL without a query or fragment',
    default: 'none',
    example: 'http://10.0.0.6:6081',
  },
  CONTENT_CACHE_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{8,}$/)
      .optional(),
    description: 'Token that the VCL of the cache at CONTENT_CACHE_URL checks.',
    rule: 'at least 8 printable characters without spaces',
    default: 'none',
    example: '9b2e7d1c4a6f48e0b3d5',
    isSecret: true,
  },
  CDN_PROVIDER: {
    schema: z.enum(['fastly', 'cloudflare', 'varnish']).optional(),
    description:
      'Content delivery network in front of the site: `fastly`, `cloudflare` or `varnish`. Pages then have its tags, and changes of content purge it (docs/publish-to-live.md).',
    rule: 'one of fastly, cloudflare, varnish',
    default: 'none',
    example: 'fastly',
  },
  CDN_SERVICE_ID: {
    schema: z.string().regex(/^\w+$/).optional(),
    description: 'Id of the Fastly service or the Cloudflare zone. Required for these two.',
    rule: 'letters and digits',
    default: 'none',
    example: 'SU1Z0isxPaozGVKXdv0eY',
  },
  CDN_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{8,}$/)
      .optional(),
    description:
      'Token that allows purges: of a Fastly user with the scope purge_select, of Cloudflare with the permission Cache Purge, or the one that the VCL of Varnish checks. Required for Fastly and Cloudflare.',
    rule: 'at least 8 printable characters without spaces',
    default: 'none',
    example: '4f1c9a7e2b6d43c8a05e',
    isSecret: true,
  },
  CDN_URL: {
    schema: baseUrl.optional(),
    description: 'URL of Varnish, at which it accepts purges. Required for Varnish. For the others, it replaces the URL of their API.',
    rule: 'an http or https URL without a query or fragment',
    default: 'the API of CDN_PROVIDER',
    example: 'http://10.0.0.5:6081',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    description: 'Bearer token that lets other machines read the metrics of the content service at /metrics.',
    rule: 'at least 16 characters',
    default: 'none; only programs on the same machine can read them',
    example: '4f1c9a7e2b6d43c8a05e',
    isSecret: true,
  },
  FAUST_SECRET_KEY: {
    schema: z.string().min(MIN_SECRET_LENGTH).optional(),
    description: 'Secret shared by the site and the content service. The site sends it to authenticate token requests (Faust.js).',
    rule: 'at least 16 characters',
    default: 'generated on first start, in DATA_DIR/faust-secret-key',
    example: 'e1a2f7c0-5b1d-4f0e-9a53-2f6a1c0d7b88',
    isSecret: true,
    // An empty value is a deployment mistake. A generated secret would differ from that of the other machine.
    isBlankInvalid: true,
  },
  FAUST_SECRET_KEY_PREVIOUS: {
    schema: previousSecret.optional(),
    description:
      'Previous value of FAUST_SECRET_KEY and the last day (UTC) on which it is accepted, so that a new secret signs no one out. Requires FAUST_SECRET_KEY.',
    rule: 'a secret of at least 16 characters, the word "until" and a date',
    default: 'none',
    example: '4b7d90aa-1c5e-4f7b-8a43-6f2b9d0c1e55 until 2027-01-31',
    isSecret: true,
  },
  API_BASE_PATH: {
    schema: routePath((folder, subfolder) =>
      folder === 'api' ? subfolder === undefined || apiFolders.includes(subfolder) : routeFolders.includes(folder),
    ).default('/api/faust'),
    description: 'Path of the routes that sign in and out, as `apiBasePath` in Faust.js: the token route is API_BASE_PATH/auth/token.',
    rule: 'a path of letters, digits, hyphens and slashes that is not the path of another route',
    example: '/api/editors',
    isUsedByBuild: true,
  },
  LOGIN_PATH: {
    schema: routePath((folder) => folder !== 'login' && routeFolders.includes(folder))
      .transform((value) => `${value}/`)
      .default('/login/'),
    description:
      'Path of the sign-in page, as `loginPagePath` in Faust.js. Set it for the content service too, whose emails link to the page.',
    rule: 'a path of letters, digits, hyphens and slashes that is not the path of another route',
    example: '/editors/sign-in/',
    isUsedByBuild: true,
  },
  AUTH_TYPE: {
    schema: z.enum(['local', 'redirect']).default('local'),
    description:
      'Where editors sign in, as `authType` in Faust.js: `local` on the sign-in page of the site, `redirect` on the sign-in page of the content service at CONTENT_URL/generate.',
    rule: 'local or redirect',
    example: 'redirect',
  },
  ADMIN_PASSWORD: {
    schema: z.string().min(12).max(4096).optional(),
    description: 'Password of the first administrator. It is used only while no administrator has a password.',
    rule: '12 to 4096 characters',
    default: 'generated on first start, in DATA_DIR/admin-password',
    example: 'correct horse battery staple',
    isSecret: true,
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    description: 'SMTP server for account and form email.',
    rule: 'an smtp:// or smtps:// URL',
    default: 'none; email is written to files in DATA_DIR/mail',
    example: 'smtps://user:secret@mail.example.com:465',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/)
      .optional(),
    description: 'Sender of account and form email.',
    rule: 'an email address, with an optional name',
    default: 'no-reply@ followed by the host of SITE_URL',
    example: 'Causeway <no-reply@example.com>',
  },
  FORM_RETENTION_DAYS: {
    schema: wholeNumber(1).max(3650).default(FORM_RETENTION_DAYS),
    description: 'Number of days after which form submissions and their files are deleted.',
    rule: 'a whole number from 1 to 3650',
    example: '30',
  },
  PAGE_CACHE_MB: {
    schema: wholeNumber(0).default(256),
    description: 'Size of the in-memory page cache of the site, in megabytes.',
    rule: 'a whole number of megabytes, 0 or more',
    example: '512',
  },
  REVALIDATE_SECONDS: {
    schema: wholeNumber(1).default(300),
    description: 'Number of seconds after which a cached page is revalidated even if no purge event arrived for it.',
    rule: 'a whole number of seconds, at least 1',
    example: '60',
    isUsedByBuild: true,
  },
  PAGE_MAX_AGE_SECONDS: {
    schema: wholeNumber(1).default(86_400),
    description:
      'Number of seconds for which a cached page is served while it cannot be revalidated, for example because the content service is down. After that, the response is 503.',
    rule: 'a whole number of seconds, at least 1',
    default: '86400, a day',
    example: '3600',
  },
  RENDER_PROCESSES: {
    schema: wholeNumber(1).max(64).optional(),
    getDefault: getDefaultRenderProcesses,
    description: 'Number of processes that render pages. Each of them uses one CPU core while it renders.',
    rule: 'a whole number from 1 to 64',
    default: 'one less than the number of CPU cores, at least 1 and at most 4',
    example: '2',
  },
  RENDER_MEMORY_MB: {
    schema: wholeNumber(128).default(512),
    description: 'Maximum heap size of each process that renders pages, in megabytes. A process that needs more is restarted.',
    rule: 'a whole number of megabytes, at least 128',
    example: '1024',
  },
  CATALOGUE: {
    schema: toggle.optional(),
    getDefault: ({ NODE_ENV }) => NODE_ENV !== 'production',
    description: 'Enables the block catalogue at /catalogue, which shows every block with sample content.',
    rule: 'on or off',
    default: 'off in production, otherwise on',
    example: 'on',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    description: 'Minimum level of log messages.',
    rule: 'one of debug, info, warn, error, silent',
    example: 'warn',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).default('development'),
    description: 'Runtime mode. `npm start` sets it to production, and `npm run dev` to development.',
    rule: 'one of development, production, test',
    example: 'production',
    isUsedByBuild: true,
  },
} satisfies Record<string, Variable>;

/** The default of a variable, as the documentation shows it. */
export function formatDefault({ default: text, schema }: Variable): string {
  if (text !== undefined) return text;
  const value = schema.parse(undefined);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

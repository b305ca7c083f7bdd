import { z } from 'zod';

/** One environment variable: its rule for the machine, the rest for people (messages, README, .env.example). */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** What it is for. */
  description: string;
  /** What a value must be, as the end of the sentence "must be …". */
  rule: string;
  /** How the default reads in a table; the rule itself lives in `env.ts` where it depends on other variables. */
  default: string;
  example: string;
  /** Its value is a secret, or holds one: it is never shown. */
  secret?: boolean;
  /** Its value takes part in what `next build` writes, so a change means a new build. */
  build?: boolean;
}

const port = z.coerce.number().int().min(1).max(65_535);
const wholeNumber = (least: number) => z.coerce.number().int().min(least).max(Number.MAX_SAFE_INTEGER);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).search === '' && new URL(value).hash === '')
  .transform((value) => value.replace(/\/+$/, ''));
const hosts = (value: string) => value.split(',').map((host) => host.trim().toLowerCase());
const hostName = z.string().regex(/^[\w.:-]+$/);

/** Half a year: what was asked is answered by then, and what was not can be asked again. */
export const FORM_RETENTION_DAYS = 180;

/** Declared in the order a reader wants to learn them. */
export const variables = {
  HOST: {
    schema: hostName.default('127.0.0.1'),
    description: 'Address the site listens on. `0.0.0.0` opens it to the network.',
    rule: 'a host name or an IP address',
    default: '127.0.0.1',
    example: '0.0.0.0',
  },
  PORT: {
    schema: port.default(3000),
    description: 'Port the site listens on.',
    rule: 'a whole number from 1 to 65535',
    default: '3000',
    example: '8080',
  },
  SITE_URL: {
    schema: origin.optional(),
    description: "The site's public address, for canonical links, the sitemap and social cards.",
    rule: 'an http or https address without query or fragment',
    default: 'http://HOST:PORT',
    example: 'https://www.example.com',
    build: true,
  },
  CONTENT_HOST: {
    schema: hostName.default('127.0.0.1'),
    description: 'Address the content service listens on.',
    rule: 'a host name or an IP address',
    default: '127.0.0.1',
    example: '127.0.0.1',
  },
  CONTENT_PORT: {
    schema: port.default(4000),
    description: 'Port the content service listens on.',
    rule: 'a whole number from 1 to 65535',
    default: '4000',
    example: '4001',
  },
  CONTENT_URL: {
    schema: origin.optional(),
    description:
      "Where the site finds its content. Set to a WordPress with WPGraphQL, this repository's own content service is not started.",
    rule: 'an http or https address without query or fragment',
    default: 'http://CONTENT_HOST:CONTENT_PORT',
    example: 'https://cms.example.com',
    build: true,
  },
  GRAPHQL_PATH: {
    schema: z
      .string()
      .regex(/^\/[^\s?#]*$/)
      .default('/graphql'),
    description: 'Path of the GraphQL endpoint below CONTENT_URL.',
    rule: 'a path that begins with a slash',
    default: '/graphql',
    example: '/index.php/graphql',
  },
  CONTENT_TIMEOUT_MS: {
    schema: wholeNumber(1).default(4000),
    description: 'Milliseconds the site waits for one answer of the content service.',
    rule: 'a whole number of milliseconds, at least 1',
    default: '4000',
    example: '2500',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    description: 'A PostgreSQL server of your own, instead of the one that comes with `npm ci` and keeps its data in DATA_DIR.',
    rule: 'a postgresql:// address',
    default: 'the embedded PostgreSQL',
    example: 'postgresql://causeway:secret@db.example.com:5432/causeway',
    secret: true,
  },
  DATA_DIR: {
    schema: z.string().default('.data'),
    description: 'Folder of the embedded database, of uploaded media and of files sent with forms.',
    rule: 'a folder this user may write to',
    default: '.data',
    example: '/srv/causeway',
  },
  MAX_UPLOAD_MB: {
    schema: wholeNumber(1).default(100),
    description: 'Megabytes of the largest file that can be uploaded; pictures may have 25 at most.',
    rule: 'a whole number of megabytes, at least 1',
    default: '100',
    example: '250',
  },
  MEDIA_FETCH_HOSTS: {
    schema: z
      .string()
      .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/)
      .transform((value) => value.split(',').map((host) => host.trim()))
      .optional(),
    description: 'Hosts that media and feeds of positions may be fetched from although they are on a private network.',
    rule: 'host names, with or without a port, and commas between them',
    default: 'none; only the public web is fetched from',
    example: 'dam.internal.example.com, 10.0.0.12:8080',
  },
  FORM_HOSTS: {
    schema: z
      .string()
      .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/)
      .transform(hosts)
      .default(['forms.office.com', 'docs.google.com', 'share.hsforms.com', 'form.typeform.com', 'form.jotform.com']),
    description: 'Hosts that hosted forms may be shown from in a frame. A form of any other host is a link.',
    rule: 'host names and commas between them',
    default: 'forms.office.com, docs.google.com, share.hsforms.com, form.typeform.com, form.jotform.com',
    example: 'forms.example.com, forms.office.com',
  },
  ASSET_HOSTS: {
    schema: z
      .string()
      .regex(/^(\*\.)?[\w.:-]+(\s*,\s*(\*\.)?[\w.:-]+)*$/)
      .transform(hosts)
      .default(['*.bynder.com']),
    description: 'Hosts of the digital asset manager whose pictures are shown; `*.` stands for any name below.',
    rule: 'host names and commas between them',
    default: '*.bynder.com',
    example: 'assets.example.com, *.bynder.com',
  },
  PURGE_WEBHOOK_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    description: 'Address that the content service tells what changed: the keys and addresses a cache has to forget.',
    rule: 'an http or https address',
    default: 'nobody is told',
    example: 'https://www.example.com/api/revalidate',
  },
  PURGE_WEBHOOK_SECRET: {
    schema: z.string().min(16).optional(),
    description: 'Secret that signs what PURGE_WEBHOOK_URL is told; it must be set with the address.',
    rule: 'at least 16 characters',
    default: 'none',
    example: 'b7c1f0a4e5d94a6c8f21',
    secret: true,
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    description: 'Bearer token with which other machines may read the metrics of the content service at /metrics.',
    rule: 'at least 16 characters',
    default: 'none; only programs on the same machine may',
    example: '4f1c9a7e2b6d43c8a05e',
    secret: true,
  },
  FAUST_SECRET_KEY: {
    schema: z.string().min(16).optional(),
    description: 'Secret that the site and the content service share: the site proves with it who asks for tokens.',
    rule: 'at least 16 characters',
    default: 'made at the first start, in DATA_DIR/faust-secret-key',
    example: 'e1a2f7c0-5b1d-4f0e-9a53-2f6a1c0d7b88',
    secret: true,
  },
  ADMIN_PASSWORD: {
    schema: z.string().min(12).max(4096).optional(),
    description: 'Password of the first administrator, set when no administrator has one.',
    rule: 'at least 12 characters',
    default: 'made at the first start, in DATA_DIR/admin-password',
    example: 'correct horse battery staple',
    secret: true,
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    description: 'Mail server for messages about accounts and forms.',
    rule: 'an smtp:// or smtps:// address',
    default: 'none; mail becomes files in DATA_DIR/mail',
    example: 'smtps://user:secret@mail.example.com:465',
    secret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/)
      .optional(),
    description: 'Sender of mail about accounts and forms.',
    rule: 'a mail address, with or without a name',
    default: 'no-reply@ the host of SITE_URL',
    example: 'Causeway <no-reply@example.com>',
  },
  FORM_RETENTION_DAYS: {
    schema: wholeNumber(1).max(3650).default(FORM_RETENTION_DAYS),
    description: 'Days after which what visitors sent by forms is deleted, with its files.',
    rule: 'a whole number of days, 1 to 3650',
    default: '180',
    example: '30',
  },
  PAGE_CACHE_MB: {
    schema: wholeNumber(0).default(256),
    description: 'Megabytes of finished pages the site keeps in memory.',
    rule: 'a whole number of megabytes, 0 or more',
    default: '256',
    example: '512',
  },
  REVALIDATE_SECONDS: {
    schema: wholeNumber(1).default(300),
    description: 'Seconds after which a page is made anew when nobody announced a change.',
    rule: 'a whole number of seconds, at least 1',
    default: '300',
    example: '60',
    build: true,
  },
  CATALOGUE: {
    schema: z
      .enum(['on', 'off', 'true', 'false', '1', '0'])
      .transform((value) => value === 'on' || value === 'true' || value === '1')
      .optional(),
    description: 'Shows every block with every sample at /catalogue.',
    rule: 'on or off',
    default: 'on, but off when NODE_ENV is production',
    example: 'on',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    description: 'The least serious kind of event that is written to the log.',
    rule: 'one of debug, info, warn, error, silent',
    default: 'info',
    example: 'warn',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).default('development'),
    description: 'Set by the commands themselves: production under `npm start`, development under `npm run dev`.',
    rule: 'one of development, production, test',
    default: 'development',
    example: 'production',
    build: true,
  },
} satisfies Record<string, Variable>;

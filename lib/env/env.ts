import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { OperationalError } from '#lib/process/operational-error.ts';
import type { SharedSecret } from '#lib/secrets/shared-secret.ts';
import { type Variable, variables } from './variables.ts';

type VariableName = keyof typeof variables;
type ParsedVariables = { [Key in VariableName]: z.output<(typeof variables)[Key]['schema']> };

/** The value of every variable, with defaults applied. URLs have no trailing slash. */
export interface Env extends ParsedVariables {
  SITE_URL: string;
  CONTENT_URL: string;
  RENDER_PROCESSES: number;
  CATALOGUE: boolean;
  ALLOW_NEW_DATABASE: boolean;
}

type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** A variable is missing or invalid. The details name the variable, its rule, the remedy and an example. */
export class InvalidEnvironmentError extends OperationalError {
  override name = 'InvalidEnvironmentError';
}

/**
 * Returns the settings of this process, read once from the environment and from `.env`. The environment takes precedence.
 * @throws InvalidEnvironmentError for the first invalid variable
 */
export function readEnv(): Env {
  cachedEnv ??= parseEnv(loadEnvironment());
  return cachedEnv;
}

let cachedEnv: Env | undefined;

function loadEnvironment(): EnvironmentSource {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/**
 * Parses settings from an object, without reading the environment. An empty or blank value is treated as not set, unless that would weaken security.
 * @throws InvalidEnvironmentError for the first invalid variable
 */
export function parseEnv(source: EnvironmentSource): Env {
  const read = <Key extends VariableName>(name: Key): ParsedVariables[Key] => {
    const text = source[name]?.trim();
    const { isBlankInvalid = false }: Variable = variables[name];
    const result = getSchema(name).safeParse(text === '' && !isBlankInvalid ? undefined : text);
    if (!result.success) throw createInvalidEnvironmentError(name, text ?? '');
    return result.data;
  };
  const HOST = read('HOST');
  const PORT = read('PORT');
  const CONTENT_HOST = read('CONTENT_HOST');
  const CONTENT_PORT = read('CONTENT_PORT');
  const NODE_ENV = read('NODE_ENV');
  const FAUST_SECRET_KEY = read('FAUST_SECRET_KEY');
  const FAUST_SECRET_KEY_PREVIOUS = read('FAUST_SECRET_KEY_PREVIOUS');
  if (FAUST_SECRET_KEY_PREVIOUS !== undefined && FAUST_SECRET_KEY === undefined)
    throw createInvalidEnvironmentError('FAUST_SECRET_KEY', '');
  return {
    HOST,
    PORT,
    SITE_URL: read('SITE_URL') ?? getLocalUrl(HOST, PORT),
    SECURITY_CONTACT: read('SECURITY_CONTACT'),
    TRUSTED_PROXIES: read('TRUSTED_PROXIES'),
    CONTENT_HOST,
    CONTENT_PORT,
    CONTENT_URL: read('CONTENT_URL') ?? getLocalUrl(CONTENT_HOST, CONTENT_PORT),
    GRAPHQL_PATH: read('GRAPHQL_PATH'),
    CONTENT_TIMEOUT_MS: read('CONTENT_TIMEOUT_MS'),
    DATABASE_URL: read('DATABASE_URL'),
    DATABASE_PREPARED_STATEMENTS: read('DATABASE_PREPARED_STATEMENTS'),
    DATA_DIR: read('DATA_DIR'),
    ALLOW_NEW_DATABASE: read('ALLOW_NEW_DATABASE') ?? false,
    CONTENT_MEMORY_MB: read('CONTENT_MEMORY_MB'),
    SITE_MEMORY_MB: read('SITE_MEMORY_MB'),
    MAX_UPLOAD_MB: read('MAX_UPLOAD_MB'),
    PREPARE_IMAGE_VARIANTS: read('PREPARE_IMAGE_VARIANTS'),
    MEDIA_FETCH_HOSTS: read('MEDIA_FETCH_HOSTS'),
    FORM_HOSTS: read('FORM_HOSTS'),
    ASSET_HOSTS: read('ASSET_HOSTS'),
    EDITOR_URL: read('EDITOR_URL'),
    MAP_STYLE_URL: read('MAP_STYLE_URL'),
    TRANSLATION_SCRIPT_URL: read('TRANSLATION_SCRIPT_URL'),
    PURGE_WEBHOOK_URL: read('PURGE_WEBHOOK_URL'),
    PURGE_WEBHOOK_SECRET: read('PURGE_WEBHOOK_SECRET'),
    GRAPHQL_MAX_AGE_SECONDS: read('GRAPHQL_MAX_AGE_SECONDS'),
    GRAPHQL_ACCESS: read('GRAPHQL_ACCESS'),
    SAVED_QUERY_DAYS: read('SAVED_QUERY_DAYS'),
    CONTENT_CACHE_URL: read('CONTENT_CACHE_URL'),
    CONTENT_CACHE_TOKEN: read('CONTENT_CACHE_TOKEN'),
    ...readCdnVariables(read),
    METRICS_TOKEN: read('METRICS_TOKEN'),
    FAUST_SECRET_KEY,
    FAUST_SECRET_KEY_PREVIOUS,
    API_BASE_PATH: read('API_BASE_PATH'),
    LOGIN_PATH: read('LOGIN_PATH'),
    AUTH_TYPE: read('AUTH_TYPE'),
    ADMIN_PASSWORD: read('ADMIN_PASSWORD'),
    SMTP_URL: read('SMTP_URL'),
    MAIL_FROM: read('MAIL_FROM'),
    FORM_RETENTION_DAYS: read('FORM_RETENTION_DAYS'),
    PAGE_CACHE_MB: read('PAGE_CACHE_MB'),
    REVALIDATE_SECONDS: read('REVALIDATE_SECONDS'),
    PAGE_MAX_AGE_SECONDS: read('PAGE_MAX_AGE_SECONDS'),
    RENDER_PROCESSES: read('RENDER_PROCESSES') ?? getDefaultRenderProcesses(),
    RENDER_MEMORY_MB: read('RENDER_MEMORY_MB'),
    CATALOGUE: read('CATALOGUE') ?? NODE_ENV !== 'production',
    LOG_LEVEL: read('LOG_LEVEL'),
    NODE_ENV,
  };
}

/** @throws InvalidEnvironmentError if a variable is missing that the content delivery network needs */
function readCdnVariables(read: <Key extends VariableName>(name: Key) => ParsedVariables[Key]) {
  const [CDN_PROVIDER, CDN_SERVICE_ID, CDN_TOKEN, CDN_URL] = [
    read('CDN_PROVIDER'),
    read('CDN_SERVICE_ID'),
    read('CDN_TOKEN'),
    read('CDN_URL'),
  ];
  const isHosted = CDN_PROVIDER === 'fastly' || CDN_PROVIDER === 'cloudflare';
  if (isHosted && CDN_SERVICE_ID === undefined) throw createInvalidEnvironmentError('CDN_SERVICE_ID', '');
  if (isHosted && CDN_TOKEN === undefined) throw createInvalidEnvironmentError('CDN_TOKEN', '');
  if (CDN_PROVIDER === 'varnish' && CDN_URL === undefined) throw createInvalidEnvironmentError('CDN_URL', '');
  return { CDN_PROVIDER, CDN_SERVICE_ID, CDN_TOKEN, CDN_URL };
}

/** Returns the schema of a variable with its precise type, which TypeScript does not infer for an indexed lookup. */
function getSchema<Key extends VariableName>(name: Key): z.ZodType<ParsedVariables[Key]> {
  const { schema }: Variable = variables[name];
  return schema as z.ZodType<ParsedVariables[Key]>;
}

/** True if the site reads from the bundled content service, which `npm start` then starts. */
export function usesBundledContentService(env: Env): boolean {
  return env.CONTENT_URL === getLocalUrl(env.CONTENT_HOST, env.CONTENT_PORT);
}

/** The URL of a path of the content service, which may be in a folder of its host, as a WordPress site can be. */
export const toContentUrl = (path: string): URL => new URL(`${readEnv().CONTENT_URL}${path}`);

/** The shared secret that the environment configures. Undefined if the content service generates one. */
export function getConfiguredSecret({ FAUST_SECRET_KEY, FAUST_SECRET_KEY_PREVIOUS }: Env): SharedSecret | undefined {
  if (FAUST_SECRET_KEY === undefined) return undefined;
  return { current: FAUST_SECRET_KEY, previous: FAUST_SECRET_KEY_PREVIOUS ? [FAUST_SECRET_KEY_PREVIOUS] : [] };
}

/** One core is left for the process that sends pages. More than four processes rarely help, because each page is rendered only once. */
function getDefaultRenderProcesses(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

/** Returns the URL of a local server. A server that listens on all interfaces is reachable as `localhost`. */
export function getLocalUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function createInvalidEnvironmentError(name: VariableName, text: string): InvalidEnvironmentError {
  const variable: Variable = variables[name];
  // A secret must not appear on screen or in a log.
  const actual = variable.isSecret ? 'the value that is set is not' : `"${text}" is not`;
  return new InvalidEnvironmentError({
    name,
    rule: `must be ${variable.rule}; ${actual}.`,
    remedy: `${variable.description} Correct the value, or remove the variable to use the default (${variable.default}).`,
    example: `${name}=${variable.example}`,
  });
}

import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { Problem } from '#lib/process/problem.ts';
import { type Variable, variables } from './variables.ts';

export { variables } from './variables.ts';

type Name = keyof typeof variables;
type Parsed = { [Key in Name]: z.output<(typeof variables)[Key]['schema']> };

/** Every variable with its type and its default filled in. Addresses carry no slash at the end. */
export interface Env extends Parsed {
  SITE_URL: string;
  CONTENT_URL: string;
  CATALOGUE: boolean;
}

type Source = Readonly<Record<string, string | undefined>>;

/** A variable that is missing or malformed: which one, what it must be, what to do, and a value that would do. */
export class InvalidEnvironment extends Problem {
  override name = 'InvalidEnvironment';
}

/**
 * The settings of this process, read once from its environment and from `.env` (the environment wins).
 * @throws InvalidEnvironment for the first variable that breaks its rule.
 */
export function readEnv(): Env {
  memo ??= parseEnv(withEnvFile());
  return memo;
}

let memo: Env | undefined;

function withEnvFile(): Source {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Pure reading of any source; an empty or blank value counts as not set, as in shells and .env files. */
export function parseEnv(source: Source): Env {
  const read = <Key extends Name>(name: Key): Parsed[Key] => {
    const text = source[name]?.trim();
    const result = schemaOf(name).safeParse(text === '' ? undefined : text);
    if (!result.success) throw invalid(name, text ?? '');
    return result.data;
  };
  const HOST = read('HOST');
  const PORT = read('PORT');
  const CONTENT_HOST = read('CONTENT_HOST');
  const CONTENT_PORT = read('CONTENT_PORT');
  const NODE_ENV = read('NODE_ENV');
  const PURGE_WEBHOOK_URL = read('PURGE_WEBHOOK_URL');
  const PURGE_WEBHOOK_SECRET = read('PURGE_WEBHOOK_SECRET');
  if (PURGE_WEBHOOK_URL !== undefined && PURGE_WEBHOOK_SECRET === undefined) throw invalid('PURGE_WEBHOOK_SECRET', '');
  return {
    HOST,
    PORT,
    SITE_URL: read('SITE_URL') ?? addressOf(HOST, PORT),
    CONTENT_HOST,
    CONTENT_PORT,
    CONTENT_URL: read('CONTENT_URL') ?? addressOf(CONTENT_HOST, CONTENT_PORT),
    GRAPHQL_PATH: read('GRAPHQL_PATH'),
    CONTENT_TIMEOUT_MS: read('CONTENT_TIMEOUT_MS'),
    DATABASE_URL: read('DATABASE_URL'),
    DATA_DIR: read('DATA_DIR'),
    MAX_UPLOAD_MB: read('MAX_UPLOAD_MB'),
    MEDIA_FETCH_HOSTS: read('MEDIA_FETCH_HOSTS'),
    FORM_HOSTS: read('FORM_HOSTS'),
    ASSET_HOSTS: read('ASSET_HOSTS'),
    PURGE_WEBHOOK_URL,
    PURGE_WEBHOOK_SECRET,
    METRICS_TOKEN: read('METRICS_TOKEN'),
    FAUST_SECRET_KEY: read('FAUST_SECRET_KEY'),
    ADMIN_PASSWORD: read('ADMIN_PASSWORD'),
    SMTP_URL: read('SMTP_URL'),
    MAIL_FROM: read('MAIL_FROM'),
    FORM_RETENTION_DAYS: read('FORM_RETENTION_DAYS'),
    PAGE_CACHE_MB: read('PAGE_CACHE_MB'),
    REVALIDATE_SECONDS: read('REVALIDATE_SECONDS'),
    CATALOGUE: read('CATALOGUE') ?? NODE_ENV !== 'production',
    LOG_LEVEL: read('LOG_LEVEL'),
    NODE_ENV,
  };
}

/** A schema's type gets lost when it is picked by a variable name. */
function schemaOf<Key extends Name>(name: Key): z.ZodType<Parsed[Key]> {
  const { schema }: Variable = variables[name];
  return schema as z.ZodType<Parsed[Key]>;
}

/** True when the content comes from this repository's own service, which `npm start` then starts. */
export function usesOwnContentService(env: Env): boolean {
  return env.CONTENT_URL === addressOf(env.CONTENT_HOST, env.CONTENT_PORT);
}

/** A server that listens on every address is reached on this machine as localhost. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function invalid(name: Name, text: string): InvalidEnvironment {
  const variable: Variable = variables[name];
  // A secret has no place on a screen or in a log.
  const found = variable.secret ? 'what is set is not' : `"${text}" is not`;
  return new InvalidEnvironment({
    name,
    rule: `must be ${variable.rule}; ${found}.`,
    remedy: `${variable.description} Leave it out for the default (${variable.default}).`,
    example: `${name}=${variable.example}`,
  });
}

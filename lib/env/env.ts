import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { OperationalError } from '#lib/process/operational-error.ts';
import type { SharedSecret } from '#lib/secrets/shared-secret.ts';
import { getLocalUrl } from './local-url.ts';
import { formatDefault, type Variable, variables } from './variables.ts';

type Variables = typeof variables;
type VariableName = keyof Variables;
type Value<Key extends VariableName> = z.output<Variables[Key]['schema']>;

/** The value of every variable, with defaults applied. URLs have no trailing slash. */
export type Env = {
  [Key in VariableName]: Variables[Key] extends { getDefault: unknown } ? NonNullable<Value<Key>> : Value<Key>;
};

const names = Object.keys(variables) as VariableName[];

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
  const values = Object.fromEntries(names.map((name) => [name, parseVariable(name, source[name])])) as Env;
  const missing = findMissing(values);
  if (missing) throw createInvalidEnvironmentError(missing, '');
  const defaults = names.map((name) => [name, values[name] ?? getVariable(name).getDefault?.(values)]);
  return Object.fromEntries(defaults) as Env;
}

/** @returns undefined if the variable is not set and its schema has no default */
function parseVariable(name: VariableName, value: string | undefined): unknown {
  const text = value?.trim();
  const { schema, isBlankInvalid = false } = getVariable(name);
  const result = schema.safeParse(text === '' && !isBlankInvalid ? undefined : text);
  if (!result.success) throw createInvalidEnvironmentError(name, text ?? '');
  return result.data;
}

const getVariable = (name: VariableName): Variable => variables[name];

/** The first variable that is not set although another one requires it. */
function findMissing(values: Env): VariableName | undefined {
  const isHosted = values.CDN_PROVIDER === 'fastly' || values.CDN_PROVIDER === 'cloudflare';
  const required: readonly VariableName[] = [
    ...(values.FAUST_SECRET_KEY_PREVIOUS === undefined ? [] : ['FAUST_SECRET_KEY' as const]),
    ...(isHosted ? (['CDN_SERVICE_ID', 'CDN_TOKEN'] as const) : []),
    ...(values.CDN_PROVIDER === 'varnish' ? ['CDN_URL' as const] : []),
  ];
  return required.find((name) => values[name] === undefined);
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

function createInvalidEnvironmentError(name: VariableName, text: string): InvalidEnvironmentError {
  const variable = getVariable(name);
  // A secret must not appear on screen or in a log.
  const actual = variable.isSecret ? 'the value that is set is not' : `"${text}" is not`;
  return new InvalidEnvironmentError({
    name,
    rule: `must be ${variable.rule}; ${actual}.`,
    remedy: `${variable.description} Correct the value, or remove the variable to use the default (${formatDefault(variable)}).`,
    example: `${name}=${variable.example}`,
  });
}

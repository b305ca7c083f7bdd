/** Client for the authentication API of the content service: the mutation that checks credentials, and Faust's REST routes. */
import 'server-only';
import { z } from 'zod';
import { readEnv, toContentUrl } from '#lib/env/env.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readDeviceToken } from './device-cookie.ts';
import { postToRestRoute } from './content-rest.ts';
import type { SessionTokens } from './session.ts';
import { getSecretHeader } from './shared-secret.ts';

const tokensSchema = z.object({
  accessToken: z.string(),
  accessTokenExpiration: z.number(),
  refreshToken: z.string(),
  refreshTokenExpiration: z.number(),
});

/** The result of an exchange. A rejection has the status and the body of the content service. */
export type ExchangeResult = { tokens: SessionTokens } | { status: number; body: unknown };

/** The client that signs in. The content service counts failed attempts by address. */
export interface ClientHeaders {
  address: string;
  userAgent: string;
  /** Empty for a browser without a previous sign-in. */
  deviceToken: string;
}

/** The address that the document server has written, and the browser. */
export function getClientHeaders(headers: Headers): ClientHeaders {
  return {
    address: headers.get('x-forwarded-for') ?? '',
    userAgent: (headers.get('user-agent') ?? '').slice(0, 500),
    deviceToken: readDeviceToken(headers),
  };
}

/**
 * Exchanges an authorization code or a refresh token for new tokens.
 * @throws if the content service cannot be reached, or the site has no shared secret
 */
export async function exchangeForTokens(
  credentials: { code: string; refreshToken: string },
  client: ClientHeaders,
): Promise<ExchangeResult> {
  const response = await postToRestRoute('/faustwp/v1/authorize', credentials, toHeaders(client));
  const body: unknown = await response.json();
  const tokens = tokensSchema.safeParse(body);
  return response.ok && tokens.success ? { tokens: tokens.data } : { status: response.status, body };
}

/** Ends the session of a refresh token. @param everywhere also ends all other sessions of the account */
export async function revokeSession(refreshToken: string, everywhere: boolean, client: ClientHeaders): Promise<void> {
  const response = await postToRestRoute('/faustwp/v1/revoke', { refreshToken, everywhere }, toHeaders(client));
  if (!response.ok) throw new Error(`The content service did not end the session (status ${response.status}).`);
}

/**
 * As in Faust: an identifier of this form is sent as an email address, and any other as a username. No character can belong to two parts of the pattern, so
 * its duration does not grow with the square of the length.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const payloadSchema = z.object({
  code: z.string().nullish(),
  error: z.string().nullish(),
  deviceToken: z.string().nullish(),
  mustSetUpSecondFactor: z.boolean().nullish(),
  secondFactorToken: z.string().nullish(),
});

/** A completed sign-in, which is exchanged for tokens. */
export interface Authorization {
  code: string;
  deviceToken: string | null;
  mustSetUpSecondFactor: boolean;
}

const AUTHORIZATION = 'code error deviceToken mustSetUpSecondFactor';

/**
 * Checks a username or email address and a password.
 * @returns an authorization, the token of a sign-in that needs a second factor, or the message for the form
 * @throws if the content service cannot be reached
 */
export async function requestAuthorizationCode(
  identifier: string,
  password: string,
  client: ClientHeaders,
): Promise<Authorization | { secondFactorToken: string } | { message: string }> {
  const field = EMAIL_PATTERN.test(identifier) ? 'email' : 'username';
  const input = { [field]: identifier, password };
  const result = await runMutation('generateAuthorizationCode', `${AUTHORIZATION} secondFactorToken`, input, client);
  if ('message' in result) return result;
  const { secondFactorToken } = payloadSchema.parse(result.payload);
  return secondFactorToken ? { secondFactorToken } : parseAuthorization(result.payload);
}

/**
 * Completes a sign-in with a one-time password or a recovery code.
 * @returns `isExpired`: the sign-in has to start again
 * @throws if the content service cannot be reached
 */
export async function verifySecondFactor(
  token: string,
  twoFactorCode: string,
  client: ClientHeaders,
): Promise<Authorization | { message: string; isExpired: boolean }> {
  const selection = `${AUTHORIZATION} secondFactorToken`;
  const result = await runMutation('verifySecondFactor', selection, { secondFactorToken: token, twoFactorCode }, client);
  if ('message' in result) return { ...result, isExpired: false };
  const authorization = parseAuthorization(result.payload);
  return 'message' in authorization
    ? { ...authorization, isExpired: !payloadSchema.parse(result.payload).secondFactorToken }
    : authorization;
}

/** Signs in with what the browser returned for a passkey. @throws if the content service cannot be reached */
export async function signInWithPasskey(credential: string, client: ClientHeaders): Promise<Authorization | { message: string }> {
  const result = await runMutation('signInWithPasskey', AUTHORIZATION, { credential }, client);
  return 'message' in result ? result : parseAuthorization(result.payload);
}

function parseAuthorization(payload: unknown): Authorization | { message: string } {
  const { code, error, deviceToken, mustSetUpSecondFactor } = payloadSchema.parse(payload);
  if (code) return { code, deviceToken: deviceToken ?? null, mustSetUpSecondFactor: mustSetUpSecondFactor ?? false };
  // Links of the message lead to pages of WordPress. The sign-in page has its own.
  return { message: toPlainText(error?.replaceAll(/ ?<a\b[^>]*>[^<]*<\/a>/g, '')).replace(/^Error:\s*/, '') };
}

const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ category: z.string() }).partial().optional() })).optional(),
});

/**
 * Runs a mutation of the content service.
 * @param accessToken of an editor; without it, the mutation runs as a visitor
 * @returns its payload, or the message for the form if the content service rejects the input
 * @throws if the content service cannot be reached or fails
 */
export async function runMutation(
  name: string,
  selection: string,
  input: Readonly<Record<string, string | number>>,
  client: ClientHeaders,
  accessToken?: string,
): Promise<{ payload: unknown } | { message: string }> {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${typeName}!) { ${name}(input: $input) { ${selection} } }`;
  const response = await post(toContentUrl(readEnv().GRAPHQL_PATH), { query, variables: { input } }, client, {
    ...getSecretHeader(),
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
  });
  const { data, errors = [] } = responseSchema.parse(await response.json());
  const [error] = errors;
  if (error?.extensions?.category === 'user') return { message: toPlainText(error.message) };
  if (error || !data?.[name])
    throw new Error(`The content service could not run ${name} (status ${response.status}): ${error?.message ?? 'no data'}`);
  return { payload: data[name] };
}

const stateSchema = z.object({ data: z.object({ accountSecurity: z.object({ mustSetUpSecondFactor: z.boolean() }).nullable() }) });

/**
 * The state of the session of an access token. `restricted`: the account has to set up a second factor before it can do anything else.
 * @throws if the content service cannot be reached
 */
export async function fetchSessionState(accessToken: string, client: ClientHeaders): Promise<'open' | 'restricted' | 'ended'> {
  const response = await post(toContentUrl(readEnv().GRAPHQL_PATH), { query: '{ accountSecurity { mustSetUpSecondFactor } }' }, client, {
    ...getSecretHeader(),
    authorization: `Bearer ${accessToken}`,
  });
  const { accountSecurity } = stateSchema.parse(await response.json()).data;
  if (accountSecurity === null) return 'ended';
  return accountSecurity.mustSetUpSecondFactor ? 'restricted' : 'open';
}

async function post(url: URL, body: object, client: ClientHeaders, headers: Record<string, string>): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...toHeaders(client), ...headers },
    body: JSON.stringify(body),
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(readEnv().CONTENT_TIMEOUT_MS),
  });
}

const toHeaders = ({ address, userAgent, deviceToken }: ClientHeaders) => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
  'x-device-token': deviceToken,
});

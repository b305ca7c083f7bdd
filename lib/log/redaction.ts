/** Data that must never be logged: credentials in headers, fields and query parameters. */

const secretNames = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret', 'refreshToken', 'code'];

/**
 * Names that are secret only as query parameters. Anyone who has the token of a form submission can view its result, and anyone who has the key of a
 * password reset can set the password. `confirm` confirms a subscription.
 */
const secretParameters = new Set([...secretNames, 'confirm', 'form', 'key', 'refresh_token']);

/** Paths for pino: the secret names as a detail of an event and up to two levels below one (`{ request: { headers: { cookie } } }`). */
export const redactedPaths: string[] = secretNames.flatMap((name) => ['', '*', '*.*'].map((parents) => `${parents}["${name}"]`));

/** Replaces the values of secret query parameters and keeps the rest of the URL unchanged. A name ends at the next separator, also in `?a?code=x`. */
export function redactQuery(url: string): string {
  return url.replace(/([?&])([^=?&#]+)=[^&#]*/g, (pair, separator: string, name: string) =>
    secretParameters.has(name) ? `${separator}${name}=[Redacted]` : pair,
  );
}

/** What must never reach a log: credentials, in headers, in fields and in the query of an address. */

const secretNames = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret', 'refreshToken', 'code'];

/** Names that are secret in an address only: the result of a form submission is shown to whoever has its token. */
const secretParameters = new Set([...secretNames, 'form', 'refresh_token']);

/** Paths for pino: the secret names as a detail of an event and up to two levels below one (`{ request: { headers: { cookie } } }`). */
export const redactedPaths: string[] = secretNames.flatMap((name) => ['', '*', '*.*'].map((parents) => `${parents}["${name}"]`));

/** Replaces the values of secret query parameters and leaves everything else of the address as it was sent. */
export function redactQuery(url: string): string {
  return url.replace(/([?&])([^=&#]+)=[^&#]*/g, (pair, separator: string, name: string) =>
    secretParameters.has(name) ? `${separator}${name}=[Redacted]` : pair,
  );
}

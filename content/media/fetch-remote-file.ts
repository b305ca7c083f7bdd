/**
 * Fetches a file from a URL that a client chooses. To prevent server-side request forgery, only addresses on the public internet are allowed. Each
 * host, including those of redirects, is checked by the IP addresses that the connection then uses.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#lib/http/ip-address.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { UploadError } from './upload-rules.ts';

/** Time limit for the headers of the response. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** Time limit for the whole response. */
const DOWNLOAD_TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 3;
/** The ports that WordPress allows. Other ports usually belong to services that are not websites. */
const ALLOWED_PORTS = new Set(['', '80', '443', '8080']);

export type RemoteFile = { body: IncomingMessage; name: string; type: string | undefined };

/**
 * @param allowedHosts `host` or `host:port` that are allowed although they are on a private network
 * @param timeoutMs time limit for the whole response
 * @returns the response body as a stream, which fails if it takes too long
 * @throws UploadError
 */
export async function fetchRemoteFile(
  givenUrl: string,
  allowedHosts: readonly string[],
  timeoutMs = DOWNLOAD_TIMEOUT_MS,
): Promise<RemoteFile> {
  const deadline = AbortSignal.timeout(timeoutMs);
  let url = parseAllowedUrl(givenUrl, allowedHosts);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const body = await sendRequest(url, isAllowed(url, allowedHosts), deadline);
    const { statusCode = 0, headers } = body;
    if (statusCode === 200) {
      const name = decodeOrKeep(url.pathname.split('/').at(-1) ?? '');
      // Servers often send a generic content type, so the type is detected from the content.
      return { body, name: name || 'file', type: undefined };
    }
    body.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw createFetchError(givenUrl, `the response status was ${statusCode}, not 200. Check that the file is public`);
    const next = URL.parse(headers.location, url);
    url = parseAllowedUrl(next?.href ?? '', allowedHosts);
  }
  throw createFetchError(givenUrl, `the URL redirects more than ${MAX_REDIRECTS} times. Use the final URL`);
}

const formatFetchError = (url: string, reason: string) => `The file at "${url.slice(0, 200)}" could not be fetched: ${reason}.`;
const createFetchError = (url: string, reason: string) => new UploadError('type', formatFetchError(url, reason));

/** No request was sent, because the URL is not one of the public web. */
export class InvalidFileUrlError extends UploadError {
  override name = 'InvalidFileUrlError';

  constructor(url: string, reason: string) {
    super('type', formatFetchError(url, reason));
  }
}

const isAllowed = (url: URL, allowedHosts: readonly string[]) => allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname);

function parseAllowedUrl(givenUrl: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(givenUrl);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new InvalidFileUrlError(givenUrl, 'it is not a web URL. Use a URL that begins with https://');
  if (url.username !== '' || url.password !== '')
    throw new InvalidFileUrlError(givenUrl, 'the URL contains a user name. Use a public URL without one');
  if (isAllowed(url, allowedHosts)) return url;
  if (!ALLOWED_PORTS.has(url.port)) throw new InvalidFileUrlError(givenUrl, `port ${url.port} is not allowed. Use port 80, 443 or 8080`);
  // Host names are checked in the lookup. An IP address in the URL is never looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new InvalidFileUrlError(givenUrl, PRIVATE_NETWORK);
  return url;
}

const PRIVATE_NETWORK = 'the URL points to a private network. Use a public URL, or upload the file';
const NO_RESPONSE = 'the server did not respond. Check the URL, or upload the file';

/** Passes the checked addresses to the connection, so that a second DNS lookup cannot return different ones. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const first = addresses[0];
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return callback(new PrivateHostError(), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

class PrivateHostError extends Error {
  override name = 'PrivateHostError';
}

function sendRequest(url: URL, isPrivateAllowed: boolean, deadline: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      signal: deadline,
      // A pooled connection would bypass the lookup.
      agent: false,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'content-service' },
      ...(!isPrivateAllowed && { lookup: publicLookup }),
    });
    const timeout = setTimeout(() => request.destroy(new Error('Response timeout')), RESPONSE_TIMEOUT_MS);
    request.once('response', (response) => {
      clearTimeout(timeout);
      resolve(response);
    });
    request.once('error', (error) => {
      clearTimeout(timeout);
      const isUnknownHost = 'code' in error && error.code === 'ENOTFOUND';
      if (error instanceof PrivateHostError) reject(new InvalidFileUrlError(url.href, PRIVATE_NETWORK));
      else reject(isUnknownHost ? new InvalidFileUrlError(url.href, NO_RESPONSE) : createFetchError(url.href, NO_RESPONSE));
    });
    // If the server switches to another protocol, the connection closes without an error event.
    request.once('close', () => {
      clearTimeout(timeout);
      reject(createFetchError(url.href, NO_RESPONSE));
    });
    request.end();
  });
}

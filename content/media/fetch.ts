/**
 * Fetches a file that somebody names by its address. The address is theirs to choose and the connection is ours, so it leads to the public network
 * only: every host it leads to, by name or redirect, is checked by the addresses that are then connected to.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { decodeLoosely } from '#lib/uri/decode.ts';
import { RefusedUpload } from './rules.ts';

/** Milliseconds until the answer begins, and until all of it is there. */
const ANSWER_MS = 10_000;
const WHOLE_MS = 60_000;
const MAX_REDIRECTS = 3;
/** WordPress's: other ports belong to services that are not of the web. */
const PORTS = new Set(['', '80', '443', '8080']);

/** Networks of IPv4 that are not the public one (IANA's special-purpose registry). */
const reserved = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(net, bits, 'ipv4');
/** All of IPv6 that is public, and what within it leads elsewhere: documentation, Teredo, 6to4. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export type Fetched = { body: IncomingMessage; name: string; type: string | undefined };

/**
 * @param allowedHosts `host` or `host:port` that may be asked although they are on a network of one's own
 * @param wholeMs milliseconds until all of it has to be there
 * @returns the answer as it comes in; it ends with an error when it takes too long
 * @throws RefusedUpload
 */
export async function fetchFile(address: string, allowedHosts: readonly string[], wholeMs = WHOLE_MS): Promise<Fetched> {
  const deadline = AbortSignal.timeout(wholeMs);
  let url = checkUrl(address, allowedHosts);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const body = await ask(url, isAllowed(url, allowedHosts), deadline);
    const { statusCode = 0, headers } = body;
    if (statusCode === 200) {
      const name = decodeLoosely(url.pathname.split('/').at(-1) ?? '');
      // Servers that don't know a file call it text or a stream of bytes: its content tells what it is.
      return { body, name: name || 'file', type: undefined };
    }
    body.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw refuse(address, `the answer was ${statusCode} instead of 200. Check that everybody can open it`);
    const next = URL.parse(headers.location, url);
    url = checkUrl(next?.href ?? '', allowedHosts);
  }
  throw refuse(address, `it was sent on more than ${MAX_REDIRECTS} times. Give the address it ends at`);
}

const refuse = (address: string, why: string) =>
  new RefusedUpload('kind', `The file at "${address.slice(0, 200)}" could not be fetched: ${why}.`);

const isAllowed = (url: URL, allowedHosts: readonly string[]) => allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname);

function checkUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw refuse(address, 'it is not an address of the web. Give one that begins with https://');
  if (url.username !== '' || url.password !== '') throw refuse(address, 'it holds a user name. Give an address that everybody can open');
  if (isAllowed(url, allowedHosts)) return url;
  if (!PORTS.has(url.port)) throw refuse(address, `port ${url.port} is not one of the web. Give an address with port 80, 443 or 8080`);
  // Names are checked when they are looked up; a literal address never is.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw refuse(address, PRIVATE);
  return url;
}

const PRIVATE = 'it leads into a private network. Give an address on the public web, or upload the file';

/** An address that is not looked up again: what was checked is what is connected to. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const first = found[0];
    if (!first || found.some(({ address }) => !isPublicAddress(address))) return callback(new PrivateHost(), '', 0);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};

class PrivateHost extends Error {
  override name = 'PrivateHost';
}

function ask(url: URL, allowed: boolean, deadline: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      signal: deadline,
      // No connection that stands open for somebody else.
      agent: false,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'content-service' },
      ...(!allowed && { lookup: publicLookup }),
    });
    const late = setTimeout(() => request.destroy(new Error('late')), ANSWER_MS);
    request.once('response', (response) => {
      clearTimeout(late);
      resolve(response);
    });
    request.once('error', (error) => {
      clearTimeout(late);
      const why = error instanceof PrivateHost ? PRIVATE : 'no answer came. Check the address, or upload the file';
      reject(refuse(url.href, why));
    });
    // A server that changes to another protocol ends the connection without any error.
    request.once('close', () => {
      clearTimeout(late);
      reject(refuse(url.href, 'no answer came. Check the address, or upload the file'));
    });
    request.end();
  });
}

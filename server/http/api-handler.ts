/**
 * Passes requests for API routes to Next. For paths and methods that the build does not have, this handler sends the response. Requests reach Next without its
 * internal headers, and responses are limited in size and get the security headers of this server.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getClientIp } from '#lib/http/client-ip.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import type { Log } from '#lib/log/log.ts';
import { type ApiRoute, findApiRoute } from '../next/api-routes.ts';
import type { NextApp } from '../next/next-app.ts';
import { RenderUnavailableError } from '../next/render-unavailable-error.ts';
import { selectHeaders, selectParameters } from '../next/requests.ts';
import { type BodyRefusal, receiveBody } from './receive-body.ts';
import { hasBody } from './request-framing.ts';
import { type AllowedOrigins, CLOSED_POLICY, getCommonHeaders, type HeaderList } from './security.ts';
import { endWithBody } from './send-body.ts';
import { sendPlain } from './send-response.ts';
import { createSlots, type Slots } from '#lib/http/slots.ts';

export interface ApiOptions {
  next: Pick<NextApp, 'send'>;
  routes: readonly ApiRoute[];
  origins: AllowedOrigins;
  /** For responses to requests without files. */
  timeoutMs: number;
  log: Log;
}

export interface ApiTarget {
  /** Path of the route, normalized. */
  path: string;
  /** The path that the client requested, if API_BASE_PATH makes it differ from that of the route. */
  publicPath?: string;
  /** With its question mark, or empty. */
  search: string;
}

export type ApiHandler = (request: IncomingMessage, response: ServerResponse, target: ApiTarget) => Promise<void>;

const bodyTypes = /^(?:application\/json|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
const uploadType = /^multipart\/form-data\s*;/i;

/** Requests without files are received completely before they are passed on. The largest form has a quarter of this size. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The routes and the content service have lower limits for files. */
const MAX_UPLOAD_BYTES = 66 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** The content service scans files before it responds. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** The duration of an upload depends on the client's connection, so uploads have slots of their own. */
const REQUEST_SLOTS = { total: 256, perNetwork: 128 };
const UPLOAD_SLOTS = { total: 24, perNetwork: 6 };

/** Bodies that are in memory while they are received and processed. Without a limit, clients that send slowly could fill the memory. */
const SMALL_BODY_BYTES = 16 * 1024;
const LARGE_BODY_SLOTS = { total: 128, perNetwork: 16 };

const RETRY_AFTER = '5';

export function createApiHandler({ next, routes, origins, timeoutMs, log }: ApiOptions): ApiHandler {
  const requestSlots = createSlots(REQUEST_SLOTS);
  const uploadSlots = createSlots(UPLOAD_SLOTS);
  const largeBodySlots = createSlots(LARGE_BODY_SLOTS);

  return async (request, response, { path, publicPath = path, search }) => {
    const route = findApiRoute(routes, path);
    if (!route) {
      if (!findApiRoute(routes, `${path}/`)) return reject(request, response, 404);
      return reject(request, response, 308, { location: `${publicPath}/${selectParameters(search)}` });
    }
    if (!route.methods.includes(request.method ?? '')) return reject(request, response, 405, { allow: route.methods.join(', ') });
    const problem = findBodyProblem(request);
    if (problem !== null) return reject(request, response, problem);
    const isUpload = uploadType.test(request.headers['content-type'] ?? '');
    if (hasBody(request) && request.headers.expect !== undefined) response.writeContinue();
    const clientIp = getClientIp(request);
    const network = toNetworkPrefix(clientIp);
    if (isUpload) return await passToNext(request, response, { path, search }, { clientIp, body: request, slots: uploadSlots });
    const limits = { maxBytes: MAX_BODY_BYTES, smallBytes: SMALL_BODY_BYTES, takeSlot: () => largeBodySlots.take(network) };
    const received = await receiveBody(request, limits);
    if (typeof received === 'string') return refuse(request, response, received);
    try {
      await passToNext(request, response, { path, search }, { clientIp, body: received.bytes, slots: requestSlots });
    } finally {
      received.release();
    }
  };

  async function passToNext(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: ApiTarget,
    { clientIp, body, slots }: { clientIp: string; body: Buffer | IncomingMessage; slots: Slots },
  ): Promise<void> {
    const release = slots.take(toNetworkPrefix(clientIp));
    if (typeof release === 'string') return refuse(request, response, release);
    const method = request.method ?? '';
    const ending = new AbortController();
    response.once('close', () => ending.abort());
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(Buffer.isBuffer(body) ? timeoutMs : UPLOAD_TIMEOUT_MS)]);
    try {
      const headers = selectHeaders(request.headers, clientIp);
      // A body without a length was received in chunks.
      if (Buffer.isBuffer(body) && body.length > 0) headers['content-length'] = body.length;
      const received = await next.send({ method, target: path + selectParameters(search), headers, body: toStream(body), signal });
      await sendResponse(request, response, received);
    } catch (error) {
      if (response.destroyed) return;
      if (!(error instanceof RenderUnavailableError)) log('warn', 'An API route did not respond as expected', { path, error });
      reject(request, response, 503, { 'retry-after': RETRY_AFTER });
    } finally {
      release();
    }
  }

  async function sendResponse(request: IncomingMessage, response: ServerResponse, received: IncomingMessage): Promise<void> {
    const status = received.statusCode ?? 502;
    const body = await readResponse(received);
    if (response.destroyed) return;
    // If a document has no policy of its own, Next rendered it because a route failed.
    if (isNextDocument(received.headers)) return reject(request, response, status >= 400 ? status : 502);
    const hasNoBody = request.method === 'HEAD' || status === 204 || status === 304;
    response.writeHead(status, [
      ...selectResponseHeaders(received.headers, origins),
      ...(hasNoBody ? [] : ['content-length', String(body.length)]),
    ]);
    if (hasNoBody) response.end();
    else endWithBody(response, body);
  }
}

/** Closes the connection if a part of the body has not been received, because it would have to be read before the next request. */
function reject(request: IncomingMessage, response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  sendPlain(response, status, hasBody(request) && !request.complete ? { ...headers, connection: 'close' } : headers);
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: BodyRefusal): void {
  if (refusal === 'too-large') reject(request, response, 413);
  else reject(request, response, refusal === 'full' ? 503 : 429, { 'retry-after': RETRY_AFTER });
}

/** The status with which a request is rejected because of its body, or null. */
function findBodyProblem(request: IncomingMessage): 400 | 411 | 413 | 415 | null {
  if (!hasBody(request)) return null;
  if (request.method === 'GET' || request.method === 'HEAD') return 400;
  const type = request.headers['content-type'] ?? '';
  const isUpload = uploadType.test(type);
  if (!isUpload && !bodyTypes.test(type)) return 415;
  // Browsers send the length of a form. Without it, the size would be known only after a part has been passed on.
  if (isUpload && request.headers['content-length'] === undefined) return 411;
  return Number(request.headers['content-length'] ?? 0) > (isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES) ? 413 : null;
}

function toStream(body: Buffer | IncomingMessage): Readable | null {
  if (!Buffer.isBuffer(body)) return body;
  return body.length === 0 ? null : Readable.from([body], { objectMode: false });
}

/** @throws Error if the response is too large */
async function readResponse(received: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of received) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new Error(`The response of the route is larger than ${MAX_RESPONSE_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The policy of a route that sends a document. Next's own policy has no default. */
function getOwnPolicy(headers: IncomingHttpHeaders): string | null {
  const policy = String(headers['content-security-policy'] ?? '');
  return policy.startsWith("default-src 'none'") ? policy : null;
}

function isNextDocument(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') === true && getOwnPolicy(headers) === null;
}

const forwardedHeaders = [
  'content-type',
  'content-disposition',
  'location',
  'retry-after',
  'vary',
  'clear-site-data',
  'set-cookie',
] as const;

function selectResponseHeaders(headers: IncomingHttpHeaders, origins: AllowedOrigins): HeaderList {
  const cacheControl = headers['cache-control'] ?? '';
  const selected: HeaderList = [
    'cache-control',
    // Shared caches store no response of an API route.
    /^(?:private|no-store)\b/.test(cacheControl) ? cacheControl : 'no-store',
    'content-security-policy',
    getOwnPolicy(headers) ?? CLOSED_POLICY,
    ...getCommonHeaders(origins),
  ];
  for (const name of forwardedHeaders) for (const value of [headers[name] ?? []].flat()) selected.push(name, value);
  return selected;
}

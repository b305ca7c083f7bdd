/**
 * Receives the changes of content that the content service reports (docs/publish-to-live.md), as signed requests. A request is accepted once; an event that was
 * sent again in another request is acknowledged without effect.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { getClientIp } from '#lib/http/client-ip.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import { createSlots } from '#lib/http/slots.ts';
import type { Log } from '#lib/log/log.ts';
import { isValidSignature, signatureHeaders } from '#lib/webhook/signature.ts';
import type { ContentChange } from '../pages/content-changes.ts';
import { receiveBody } from './receive-body.ts';
import { hasBody } from './request-framing.ts';
import { sendPlain } from './send-response.ts';

export type PurgeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  /** The secrets with which requests may be signed; none if the site has no secret. */
  listSecrets: () => readonly string[];
  /** Resolves when no page shows removed content any longer. */
  purge: (changes: readonly ContentChange[]) => Promise<void>;
  log: Log;
}

/** A request has up to a hundred events. Most have less than a kilobyte; that of a page with a thousand pages below it has two hundred. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** A longer body needs a slot, so that clients that send slowly cannot fill the memory. */
const SMALL_BODY_BYTES = 64 * 1024;
const LARGE_BODY_SLOTS = { total: 4, perNetwork: 2 };

/** Longer than a signature is valid: five minutes before and after its timestamp. */
const REPLAY_MS = 11 * 60_000;
const MAX_REQUESTS = 20_000;
const MAX_EVENTS = 50_000;

const bodySchema = z.object({
  events: z.array(
    z.object({ id: z.int(), keys: z.array(z.string()), uris: z.array(z.string()), cause: z.string(), createdAt: z.string() }),
  ),
});

const messages = {
  400: 'The body is not {"events": […]} as described in docs/publish-to-live.md.',
  401: `The signature is missing, does not match the body, or is more than five minutes old. Sign the timestamp and the body with PURGE_WEBHOOK_SECRET and send both in ${signatureHeaders.timestamp} and ${signatureHeaders.signature}.`,
  409: 'This request has been accepted before. Sign it again with a new timestamp.',
  413: `The body is larger than ${MAX_BODY_BYTES} bytes. Send fewer events at a time.`,
  415: 'The body must be sent as application/json.',
  503: 'The site has no secret. Set PURGE_WEBHOOK_SECRET or FAUST_SECRET_KEY.',
};

export function createPurgeHandler({ listSecrets, purge, log }: Options): PurgeHandler {
  const largeBodySlots = createSlots(LARGE_BODY_SLOTS);
  const acceptedSignatures = new LRUCache<string, true>({ max: MAX_REQUESTS, ttl: REPLAY_MS });
  const processedEvents = new LRUCache<string, true>({ max: MAX_EVENTS });

  return async (request, response) => {
    if (request.method !== 'POST') return reject(request, response, 405, { allow: 'POST' });
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) return reject(request, response, 415);
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return reject(request, response, 413);
    const secrets = listSecrets();
    if (secrets.length === 0) return reject(request, response, 503);
    const network = toNetworkPrefix(getClientIp(request));
    const takeSlot = () => largeBodySlots.take(network);
    const body = await receiveBody(request, { maxBytes: MAX_BODY_BYTES, smallBytes: SMALL_BODY_BYTES, takeSlot });
    if (body === 'too-large') return reject(request, response, 413);
    if (typeof body === 'string') return reject(request, response, 429, { 'retry-after': '1' });
    try {
      await accept(request, response, body.bytes.toString(), secrets);
    } finally {
      body.release();
    }
  };

  async function accept(request: IncomingMessage, response: ServerResponse, body: string, secrets: readonly string[]): Promise<void> {
    const [timestamp, signature] = [getHeader(request, signatureHeaders.timestamp), getHeader(request, signatureHeaders.signature)];
    const now = Date.now() / 1000;
    if (!secrets.some((secret) => isValidSignature(secret, { timestamp, signature, body }, now))) return reject(request, response, 401);
    if (acceptedSignatures.has(signature)) return reject(request, response, 409);
    const events = parseEvents(body);
    if (events === null) return reject(request, response, 400);
    acceptedSignatures.set(signature, true);
    try {
      // A restored database counts its events from the beginning, so a number alone does not identify one.
      const newEvents = events.filter(({ id, createdAt }) => !processedEvents.has(`${id} ${createdAt}`));
      await purge(newEvents);
      for (const { id, createdAt } of newEvents) processedEvents.set(`${id} ${createdAt}`, true);
      log('debug', 'Content has changed', { events: newEvents.map(({ id, cause }) => ({ id, cause })) });
    } catch (error) {
      acceptedSignatures.delete(signature);
      throw error;
    }
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }
}

function getHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function parseEvents(body: string): z.infer<typeof bodySchema>['events'] | null {
  try {
    return bodySchema.parse(JSON.parse(body)).events;
  } catch {
    return null;
  }
}

/** Closes the connection if a part of the body has not been received, because it would have to be read before the next request. */
function reject(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof messages | 405 | 429,
  headers: Readonly<Record<string, string>> = {},
): void {
  const closing: Record<string, string> = hasBody(request) && !request.complete ? { connection: 'close' } : {};
  sendPlain(response, status, { ...headers, ...closing }, status in messages ? messages[status as keyof typeof messages] : undefined);
}

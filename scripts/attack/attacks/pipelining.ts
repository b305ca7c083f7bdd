/** Many requests on each connection without waiting for the responses. */
import type { Attack, AttackContext } from '../attack.ts';
import { openSocket } from '../connection.ts';
import { createRequest, type RawRequest } from '../request.ts';
import { ResponseParser } from '../response-parser.ts';
import { isServerError } from '../tally.ts';

const SOCKETS = 300;
const REQUESTS_PER_SOCKET = 100;

/** Sends all requests of a connection at once, and counts the responses until the server closes the connection or the attack ends. */
async function pipeline({ target, tally, endsAt }: AttackContext, count: number, createNext: () => RawRequest): Promise<void> {
  const socket = openSocket(target.site);
  const requests = Array.from({ length: count }, createNext);
  let received = 0;
  const parser = new ResponseParser(() => requests[received]?.isHead ?? false, 0);
  const started = performance.now();
  socket.on('data', (chunk: Buffer) => {
    for (const { status, bodyBytes } of parser.push(chunk)) {
      received += 1;
      tally.count(String(status));
      tally.receivedBytes += bodyBytes;
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
      if (isServerError(status)) tally.report({ text: `status ${status}` });
    }
    if (received === count) socket.destroy();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const timer = setTimeout(() => socket.destroy(), endsAt - performance.now());
  socket.write(Buffer.concat(requests.map(({ bytes }) => bytes)));
  await closed;
  clearTimeout(timer);
  for (let missing = received; missing < count; missing++) tally.count('unanswered');
}

const variants: readonly { name: string; description: string; create: (context: AttackContext) => RawRequest }[] = [
  { name: 'identity', description: 'the front page without Accept-Encoding', create: () => createRequest('GET', '/') },
  { name: 'brotli', description: 'the front page, compressed', create: () => createRequest('GET', '/', { 'accept-encoding': 'br' }) },
  {
    name: 'head',
    description: 'HEAD requests for pages',
    create: ({ random, target }) => createRequest('HEAD', random.pick(target.pages.slice(0, 5))),
  },
  { name: 'media', description: 'media files', create: ({ random, target }) => createRequest('GET', random.pick(target.media)) },
  {
    name: 'api',
    description: 'API routes',
    create: ({ random }) =>
      createRequest('GET', random.pick(['/api/graphql/?id=x', '/api/forms/clock/', '/api/preferences/', '/api/nothing/'])),
  },
  { name: 'missing', description: 'pages that do not exist', create: ({ random }) => createRequest('GET', `/${random.word(8)}/`) },
];

const FEW_SOCKETS = 20;
const FEW_REQUESTS = 10;

/** HTTP allows a client to send requests ahead. A server that protects itself must still respond to those of a well-behaved client. */
const few: Attack = {
  name: 'pipelining-few',
  description: `${FEW_SOCKETS} connections with ${FEW_REQUESTS} requests each: every request must get a response.`,
  maxRequests: FEW_SOCKETS * FEW_REQUESTS,
  run: async (context) => {
    const { target, tally, random } = context;
    const pages = target.pages.slice(0, 5);
    await Promise.all(
      Array.from({ length: FEW_SOCKETS }, () => pipeline(context, FEW_REQUESTS, () => createRequest('GET', random.pick(pages)))),
    );
    const unanswered = tally.statuses.get('unanswered') ?? 0;
    if (unanswered > 0) tally.report({ text: `${unanswered} requests got no response` });
  },
};

const floods = variants.map(({ name, description, create }): Attack => ({
  name: `pipelining-${name}`,
  description: `${SOCKETS} connections with ${REQUESTS_PER_SOCKET} requests each: ${description}.`,
  maxRequests: SOCKETS * REQUESTS_PER_SOCKET,
  run: async (context) => {
    const perSocket = Math.max(1, Math.round(context.maxRequests / SOCKETS));
    await Promise.all(Array.from({ length: SOCKETS }, () => pipeline(context, perSocket, () => create(context))));
  },
}));

export const pipeliningAttacks: readonly Attack[] = [few, ...floods];

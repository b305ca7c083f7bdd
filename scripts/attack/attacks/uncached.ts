/** Requests that are not cached: each has to be rendered, or at least looked up. */
import { getShortlistUrl } from '#lib/uri/pdf-urls.ts';
import { type Attack, type AttackContext, flood } from '../attack.ts';
import type { Outcome } from '../connection.ts';
import { createRequest, type RawRequest } from '../request.ts';
import { getHeader } from '../response-parser.ts';

const CONNECTIONS = 100;

type CreatePath = (context: AttackContext) => string;

/** Themes have documents of their own, so each page can be requested three times before all of its documents are cached. */
const themes = ['', 'theme=dark', 'theme=light'];

function createColdPage({ target, random }: AttackContext): RawRequest {
  const cookie = random.pick(themes);
  return createRequest('GET', random.pick(target.pages), cookie === '' ? {} : { cookie });
}

const createSearch: CreatePath = ({ random }) =>
  random.pick([
    `/search/?q=${random.word(6)}`,
    `/news/?q=${random.word(5)}&year=${1990 + random.below(60)}`,
    `/properties/?min=${random.below(1e6)}&max=${random.below(1e7)}&sort=${random.word(3)}`,
    `/property-search/?q=${random.word(7)}&near=${random.below(89)},-${random.below(179)}&radius=${random.below(5_000)}&clear=${random.below(99)}&view=cards`,
    `/?form=${random.word(22)}`,
  ]);

const createCursor: CreatePath = ({ random }) => {
  const cursor = Buffer.from(`arrayconnection:${random.below(100_000)}`).toString('base64url');
  return random.pick([`/news/after/${cursor}/`, `/news/after/${random.word(20)}/`, `/news/?list=1&after=${random.below(1e6)}`]);
};

const createMissing: CreatePath = ({ random }) =>
  random.pick([`/${random.word(12)}/`, `/news/${random.word(12)}/`, `/markets/${random.word(6)}/${random.word(6)}/`]);

/** Every selection of properties is another document. */
const createDocument: CreatePath = ({ random, target }) => {
  const slugs = target.pages.flatMap((page) => /^\/properties\/([^/]+)\/$/.exec(page)?.[1] ?? []);
  const list = Array.from({ length: 1 + random.below(5) }, () => (slugs.length > 0 ? random.pick(slugs) : random.word(8)));
  return getShortlistUrl(list);
};

/** A busy server must state when the client may retry. */
function checkRetryAfter({ tally, target }: AttackContext, outcome: Outcome, request: RawRequest): void {
  if (outcome.kind !== 'response' || outcome.response.status !== 503) return;
  if (!(Number(getHeader(outcome.response, 'retry-after')) > 0))
    tally.report({ text: 'status 503 without Retry-After', request, url: target.site });
}

async function floodUncached(context: AttackContext, createNext: () => RawRequest): Promise<void> {
  const { target, tally } = context;
  await flood(context, {
    url: target.site,
    connections: CONNECTIONS,
    createRequest: createNext,
    onOutcome: (outcome, request) => checkRetryAfter(context, outcome, request),
  });
  const served = tally.get(200) + tally.get(404) + tally.get(301) + tally.get(308);
  tally.figures.push(`${served} of ${tally.requestCount} requests were served`);
  if (served === 0) tally.report({ text: 'no request was served' });
}

const fromPath = (create: CreatePath) => async (context: AttackContext) =>
  await floodUncached(context, () => createRequest('GET', create(context)));

const limits = { maxRequests: 5000, maxResponseMs: 10_000 };

export const uncachedAttacks: readonly Attack[] = [
  {
    name: 'uncached-pages',
    description: `${CONNECTIONS} clients request all pages, before they are cached.`,
    ...limits,
    run: async (context) => await floodUncached(context, () => createColdPage(context)),
  },
  {
    name: 'uncached-missing',
    description: `${CONNECTIONS} clients request pages that do not exist.`,
    ...limits,
    maxRequests: 20_000,
    run: fromPath(createMissing),
  },
  { name: 'uncached-searches', description: `${CONNECTIONS} clients search for different words.`, ...limits, run: fromPath(createSearch) },
  {
    name: 'uncached-cursors',
    description: `${CONNECTIONS} clients request pages of lists by random cursors.`,
    ...limits,
    run: fromPath(createCursor),
  },
  {
    name: 'uncached-documents',
    description: `${CONNECTIONS} clients request PDF documents of random lists of properties.`,
    ...limits,
    run: fromPath(createDocument),
  },
];

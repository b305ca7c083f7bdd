/** Random requests to every route. No response may have a 5xx status other than 503, or take longer than five seconds. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { type Attack, type AttackContext, flood, sendOnce } from '../attack.ts';
import type { Outcome } from '../connection.ts';
import { createRoutePath, listAppRoutes } from '../fuzz/app-routes.ts';
import { findReflection } from '../fuzz/find-reflection.ts';
import { createHttpRequest, createQuery, getContentPaths, getSitePaths } from '../fuzz/http-requests.ts';
import { type Operation, OperationGenerator } from '../fuzz/graphql-queries.ts';
import { mutateBytes, mutateRequest } from '../fuzz/values.ts';
import { createFormRequest, createJsonRequest, createRequest, type Headers, type RawRequest } from '../request.ts';

/** More than can wait for a page to be rendered, so that the other clients continue with requests that get a quick response. */
const CONNECTIONS = 256;
const MAX_RESPONSE_MS = 5000;
/** The site lets eight renders of a network without a budget wait, and refuses more at once. So with few connections pages are rendered, and with many the others are soon sent. */
const FEW_CONNECTIONS = 8;
const MANY_CONNECTIONS = 32;

/** Queries for each route that are sent over few connections. */
const RENDERED_PER_ROUTE = 5;

/** How much of a response is searched for input. */
const SEARCHED_BYTES = 1_000_000;
/** Statuses of a server that has not read the query: it is busy, or the address is too long. */
const refusals: ReadonlySet<number> = new Set([414, 503]);

/** Node refuses longer requests. */
const MAX_TARGET_LENGTH = 12_000;

/** Requests every route in turn, each with another query. */
async function fuzzQueries(context: AttackContext): Promise<void> {
  const { random, target, tally } = context;
  const routes = listAppRoutes();
  let count = 0;
  const answered = new Set<string>();
  const routeByRequest = new WeakMap<RawRequest, string>();
  const options = {
    url: target.site,
    keepBytes: SEARCHED_BYTES,
    createRequest: (): RawRequest => {
      const route = routes[count++ % routes.length] ?? '/';
      const path = createRoutePath(random, route, target.pages);
      const request = createRequest('GET', `${path}${createQuery(random)}`.slice(0, MAX_TARGET_LENGTH), { 'accept-encoding': 'identity' });
      routeByRequest.set(request, route);
      return request;
    },
    onOutcome: (outcome: Outcome, request: RawRequest) => {
      const route = routeByRequest.get(request);
      if (route !== undefined && outcome.kind === 'response' && !refusals.has(outcome.response.status)) answered.add(route);
      const reflection = outcome.kind === 'response' ? findReflection(outcome.response) : null;
      if (reflection !== null) tally.report({ text: reflection, request, url: target.site });
    },
  };
  const renderedCount = Math.min(routes.length * RENDERED_PER_ROUTE, context.maxRequests);
  await flood({ ...context, maxRequests: renderedCount }, { ...options, connections: FEW_CONNECTIONS });
  await flood(context, { ...options, connections: MANY_CONNECTIONS });
  // A busy machine may not answer some of them in time.
  if (answered.size < routes.length / 2) tally.report({ text: 'most routes sent no response except 414 and 503' });
  tally.figures.push(`${answered.size} of ${routes.length} routes answered with another status than 414 and 503`);
}

/** Share of the requests in which some bytes are changed. Each of them needs a separate connection. */
const MUTATED_SHARE = 0.03;

const SCHEMA_FILE = path.resolve(import.meta.dirname, '../../../schema.graphql');
let schema: GraphQLSchema | undefined;

/** Takes a second on a busy machine, so it happens once. */
function getSchema(): GraphQLSchema {
  schema ??= buildSchema(readFileSync(SCHEMA_FILE, 'utf8'), { assumeValid: true });
  return schema;
}

const maybeMutate = ({ random }: AttackContext, request: RawRequest): RawRequest =>
  random.chance(MUTATED_SHARE) ? mutateRequest(random, request) : request;

async function fuzz(context: AttackContext, url: URL, createNext: () => RawRequest): Promise<void> {
  await flood(context, { url, connections: CONNECTIONS, createRequest: () => maybeMutate(context, createNext()) });
}

function toGraphqlRequest({ random, target }: AttackContext, { query, variables }: Operation, headers: Headers): RawRequest {
  const text = random.chance(0.2) ? mutateBytes(random, Buffer.from(query)).toString() : query;
  const json = JSON.stringify(variables);
  return random.pick([
    () => createJsonRequest(target.graphqlPath, { query: text, variables }, headers),
    () => createJsonRequest(target.graphqlPath, [{ query: text, variables }, { query: text }], headers),
    () => createFormRequest(target.graphqlPath, { query: text, variables: json }, headers),
    () =>
      createRequest(
        'GET',
        `${target.graphqlPath}?${new URLSearchParams({ query: text, variables: json }).toString()}`.slice(0, 12_000),
        headers,
      ),
  ])();
}

const LOGIN = 'mutation ($password: String!) { login(input: { username: "admin", password: $password }) { authToken } }';

/** Headers of the administrator, who can read more than visitors. None if the password is unknown. */
async function signIn({ target }: AttackContext): Promise<Headers> {
  const request = createJsonRequest(target.graphqlPath, { query: LOGIN, variables: { password: target.adminPassword ?? '' } });
  const outcome = await sendOnce(target.content, request);
  const token = outcome.kind === 'response' ? /"authToken":"([^"]+)"/.exec(outcome.response.body.toString())?.[1] : undefined;
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

const limits = { maxRequests: 20_000, maxResponseMs: MAX_RESPONSE_MS };

export const fuzzAttacks: readonly Attack[] = [
  {
    name: 'fuzz-site',
    description: 'Random paths, queries, headers, methods and bodies for the site.',
    ...limits,
    run: async (context) => {
      const paths = getSitePaths(context.target);
      await fuzz(context, context.target.site, () => createHttpRequest(context.random, paths));
    },
  },
  {
    name: 'fuzz-queries',
    description: 'Random, hostile and overlong queries for every route in the app folder, whose responses may not repeat markup.',
    ...limits,
    maxRequests: 5000,
    seconds: 60,
    mustSendAll: true,
    maxGrowthMb: 200,
    run: fuzzQueries,
  },
  {
    name: 'fuzz-content',
    description: 'The same for the REST routes and the media of the content service.',
    ...limits,
    run: async (context) => {
      const paths = getContentPaths(context.target);
      await fuzz(context, context.target.content, () => createHttpRequest(context.random, paths));
    },
  },
  {
    name: 'fuzz-graphql',
    description: 'Random valid operations with hostile arguments, also as the administrator, and invalid operations.',
    ...limits,
    maxRequests: 5000,
    prepare: () => void getSchema(),
    run: async (context) => {
      const { random, target } = context;
      const generator = new OperationGenerator(getSchema(), random);
      const administrator = await signIn(context);
      await fuzz(context, target.content, () => {
        // Only anonymous clients send mutations: those of the administrator could delete what the other attacks request.
        if (random.chance(0.1)) return toGraphqlRequest(context, generator.createOperation('mutation'), {});
        return toGraphqlRequest(context, generator.createOperation('query'), random.chance(0.3) ? administrator : {});
      });
    },
  },
];

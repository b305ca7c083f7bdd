/** The GraphQL endpoint: what WPGraphQL takes over HTTP, and what it answers. */
import { renderGraphiQL } from 'graphql-yoga';
import type { Viewer } from '../auth/viewer.ts';
import { RequestProblem } from './errors.ts';
import { answer, type Exchange, type Route } from './exchange.ts';
import type { Gate } from './gate.ts';
import { runOperation, toBody, type OperationOptions } from './operation.ts';
import { readParams, type Asked } from './params.ts';

export type GraphqlOptions = OperationOptions & {
  /** Path of the endpoint. */
  path: string;
  /** Who stands behind an `Authorization` header. */
  identify: (authorization: string | undefined) => Promise<Viewer>;
  gate: Gate;
};

/** The site calls from its server; a browser elsewhere may read what is public anyway, but never with cookies. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
  'x-robots-tag': 'noindex',
};

export function graphqlRoute(options: GraphqlOptions): Route {
  const { path } = options;
  return {
    matches: ({ pathname, search }) =>
      pathname === path || pathname === `${path}/` || ((pathname === '/index.php' || pathname === '/') && search.has('graphql')),
    answer: async (exchange) => {
      for (const [name, value] of Object.entries(headers)) exchange.response.setHeader(name, value);
      if (exchange.request.method === 'OPTIONS')
        return answer(exchange.response, 200, '', { 'content-type': 'application/json; charset=utf-8' });
      if (options.explore && wantsGraphiQL(exchange))
        return answer(exchange.response, 200, renderGraphiQL({ endpoint: path }), { 'content-type': 'text/html; charset=utf-8' });
      return answerQuestions(exchange, options);
    },
  };
}

function wantsGraphiQL({ request, search }: Exchange): boolean {
  return request.method === 'GET' && !search.has('query') && (request.headers.accept ?? '').includes('text/html');
}

async function answerQuestions(exchange: Exchange, options: GraphqlOptions): Promise<void> {
  let asked: Asked;
  try {
    asked = await readParams(exchange);
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    return send(exchange, toBody({ errors: [error.toGraphQL()] }), error.status, error.headers);
  }
  // Only what has arrived as a whole takes a place: slow callers hold up nobody.
  await options.gate.pass(async () => {
    const asker = {
      viewer: await options.identify(exchange.request.headers.authorization),
      caller: exchange.caller,
      isGet: exchange.request.method !== 'POST',
      gone: whenGone(exchange),
    };
    if ('single' in asked) {
      const outcome = await runOperation(options, asked.single, asker);
      return send(exchange, outcome.text, outcome.status, outcome.headers);
    }
    const bodies: string[] = [];
    for (const entry of asked.batch) {
      // One after the other, as they stand: a later one may read what an earlier one has written.
      bodies.push(
        entry instanceof RequestProblem ? toBody({ errors: [entry.toGraphQL()] }) : (await runOperation(options, entry, asker)).text,
      );
    }
    return send(exchange, `[${bodies.join(',')}]`, 200);
  });
}

function whenGone({ response }: Exchange): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

function send({ request, response }: Exchange, body: string, status: number, more: Readonly<Record<string, string>> = {}): void {
  const type = request.headers.accept?.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  answer(response, status, body, { 'content-type': `${type}; charset=utf-8`, ...more });
}

/** The GraphQL endpoint. */
import type { IncomingMessage } from 'node:http';
import { NoSchemaIntrospectionCustomRule, type ExecutionArgs, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { ContentContext } from '../schema/context.ts';
import { format, internalError, isForCaller, requestError, statusOf } from './errors.ts';
import { checkCost, parseWithinLimits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { KnownOperation } from './operations.ts';
import { withTimeLimit } from './time-limit.ts';

const MAX_BODY_BYTES = 1_000_000;
/** Operations in one request. */
const MAX_BATCH = 10;

/** What the HTTP server hands on beside the request itself. */
type ServerContext = { req: IncomingMessage };

export type GraphqlOptions = {
  schema: GraphQLSchema;
  /** Path of the endpoint. */
  path: string;
  /** Called once for each operation. */
  createContext: (request: IncomingMessage) => Promise<ContentContext>;
  /** GraphiQL, introspection and suggestions, for people who build with the service. */
  explore: boolean;
  /** Operations that are parsed and validated before anybody asks. */
  known: readonly KnownOperation[];
  metrics: Metrics;
  log: Log;
};

export function createEndpoint(options: GraphqlOptions): YogaServerInstance<ServerContext, ContentContext> {
  const { schema, path, createContext, explore, metrics, log } = options;
  const yoga = createYoga<ServerContext, ContentContext>({
    schema,
    graphqlEndpoint: path,
    context: ({ req }) => createContext(req),
    graphiql: explore,
    landingPage: false,
    batching: { limit: MAX_BATCH },
    multipart: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    // The site calls from its server; a browser elsewhere may read what is public anyway, but never with cookies.
    cors: {
      origin: '*',
      credentials: false,
      methods: ['GET', 'POST', 'OPTIONS'],
      allowedHeaders: ['Authorization', 'Content-Type'],
      maxAge: 600,
    },
    logging: false,
    maskedErrors: {
      maskError: (error) => {
        if (isForCaller(error)) return error;
        log('error', 'A query met a defect', { error: (error as GraphQLError).originalError ?? error, path: (error as GraphQLError).path });
        return internalError(error);
      },
    },
    plugins: [useLimits(), useMeasures(metrics, log), useAnswers(explore), ...(explore ? [] : [useNoIntrospection()])],
  });
  warm(yoga, options.known);
  return yoga;
}

/** Parsing and validating is most of what an operation costs; both are remembered by its text. */
function warm(yoga: YogaServerInstance<ServerContext, ContentContext>, known: readonly KnownOperation[]): void {
  const { parse, validate, schema } = yoga.getEnveloped({});
  for (const { text } of known) validate(schema, parse(text));
}

function useLimits(): Plugin<ContentContext> {
  return {
    onParams({ params }) {
      const isMissing = params.query === undefined || params.query === null || params.query === '';
      if (isMissing) throw requestError('GraphQL Request must include at least one of those two parameters: "query" or "queryId"');
    },
    onParse({ setParseFn }) {
      setParseFn(parseWithinLimits as Parameters<typeof setParseFn>[0]);
    },
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      try {
        const { viewer } = args.contextValue as ContentContext;
        checkCost(args.document, args.operationName, args.variableValues ?? {}, viewer.user !== null);
      } catch (error) {
        setResultAndStopExecution({ errors: [error as GraphQLError] });
        return;
      }
      setExecuteFn((given: ExecutionArgs) => withTimeLimit(executeFn(given)));
    },
  };
}

/** Operations that take longer are told in the log. */
const SLOW_SECONDS = 1;

function useMeasures(metrics: Metrics, log: Log): Plugin<ContentContext> {
  return {
    onExecute({ args }) {
      const started = performance.now();
      metrics.open(1);
      return {
        onExecuteDone({ result }) {
          metrics.open(-1);
          const context = args.contextValue as ContentContext;
          const seconds = (performance.now() - started) / 1000;
          const name = args.operationName ?? '';
          const errors = (result as ExecutionResult).errors ?? [];
          const outcome = errors.some((error) => !isForCaller(error)) ? 'failed' : errors.length > 0 ? 'refused' : 'ok';
          const sent = context.store.statements;
          metrics.operation(name, outcome, seconds, sent);
          log(seconds > SLOW_SECONDS ? 'warn' : 'debug', 'An operation was answered', {
            requestId: context.caller.requestId,
            operation: name,
            user: context.viewer.user?.id ?? null,
            outcome,
            ms: Math.round(seconds * 1000),
            statements: sent,
          });
        },
      };
    },
  };
}

/** Writes every answer itself: WPGraphQL's error shape, and 200 for errors that belong to the answer. */
function useAnswers(suggest: boolean): Plugin<ContentContext> {
  // As recorded: errors stand first, and an answer that ran nothing has no `data` at all.
  const shape = ({ data, errors }: ExecutionResult) => ({
    ...(errors && { errors: errors.map((error) => format(error, suggest)) }),
    ...(data !== undefined && { data }),
  });
  return {
    onResultProcess(hook) {
      const { result, acceptableMediaTypes, request } = hook;
      if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result) return;
      const mediaType = request.headers.get('accept')?.includes('application/graphql-response+json')
        ? 'application/graphql-response+json'
        : 'application/json';
      acceptableMediaTypes.push(mediaType);
      hook.setResultProcessor((_result, fetchAPI) => {
        const results = (Array.isArray(result) ? result : [result]) as ExecutionResult[];
        const body = Array.isArray(result) ? results.map(shape) : shape(result as ExecutionResult);
        return new fetchAPI.Response(JSON.stringify(body), {
          // Each answer of a batch tells its own errors.
          status: Array.isArray(result) ? 200 : statusOf(result as ExecutionResult),
          headers: { 'content-type': `${mediaType}; charset=utf-8` },
        });
      }, mediaType);
    },
  };
}

function useNoIntrospection(): Plugin<ContentContext> {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

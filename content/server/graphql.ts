/** The GraphQL endpoint. */
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { NoSchemaIntrospectionCustomRule, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { IncomingMessage } from 'node:http';
import type { ContentContext } from '../schema/context.ts';
import { format, internalError, isForCaller, requestError, statusOf } from './errors.ts';
import { checkCost, parseWithinLimits } from './limits.ts';
import type { Log } from './log.ts';

const MAX_BODY_BYTES = 1_000_000;

/** What the HTTP server hands on beside the request itself. */
type ServerContext = { req: IncomingMessage };

export type GraphqlOptions = {
  schema: GraphQLSchema;
  /** Path of the endpoint. */
  path: string;
  /** Called once for each operation. */
  createContext: (request: IncomingMessage) => Promise<ContentContext>;
  /** GraphiQL and introspection, for people who build with the service. */
  explore: boolean;
  log: Log;
};

export function createEndpoint(options: GraphqlOptions): YogaServerInstance<ServerContext, ContentContext> {
  const { schema, path, createContext, explore, log } = options;
  return createYoga<ServerContext, ContentContext>({
    schema,
    graphqlEndpoint: path,
    context: ({ req }) => createContext(req),
    graphiql: explore,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    // The site calls from its server; a browser elsewhere may read what is public anyway, but never with cookies.
    cors: { origin: '*', credentials: false, methods: ['GET', 'POST', 'OPTIONS'] },
    logging: false,
    maskedErrors: {
      maskError: (error) => {
        if (isForCaller(error)) return error;
        log('error', 'A query met a defect', { error: (error as GraphQLError).originalError ?? error, path: (error as GraphQLError).path });
        return internalError(error);
      },
    },
    plugins: [useLimits(), useAnswers(), ...(explore ? [] : [useNoIntrospection()])],
  });
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
    onExecute({ args, setResultAndStopExecution }) {
      try {
        checkCost(args.document, args.operationName, args.variableValues ?? {});
      } catch (error) {
        setResultAndStopExecution({ errors: [error as GraphQLError] });
      }
    },
  };
}

/** Writes every answer itself: WPGraphQL's error shape, and 200 for errors that belong to the answer. */
function useAnswers(): Plugin<ContentContext> {
  return {
    onResultProcess(hook) {
      const { result, acceptableMediaTypes, request } = hook;
      if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result) return;
      const mediaType = request.headers.get('accept')?.includes('application/graphql-response+json')
        ? 'application/graphql-response+json'
        : 'application/json';
      acceptableMediaTypes.push(mediaType);
      hook.setResultProcessor((_result, fetchAPI) => {
        const { data, errors } = result as ExecutionResult;
        // As recorded: errors stand first, and an answer that ran nothing has no `data` at all.
        const body = JSON.stringify({ ...(errors && { errors: errors.map(format) }), ...(data !== undefined && { data }) });
        return new fetchAPI.Response(body, {
          status: statusOf(result as ExecutionResult),
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

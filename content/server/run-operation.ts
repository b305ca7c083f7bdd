/** Runs one GraphQL operation for one viewer. */
import { setImmediate } from 'node:timers/promises';
import {
  execute,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Viewer } from '../permissions/viewer.ts';
import type { CacheKeys } from '../core/cache-keys.ts';
import type { ContentContext } from '../schema/core/context.ts';
import type { ClientInfo } from '../core/client-info.ts';
import type { PreparedDocument, DocumentCache } from './document-cache.ts';
import { toClientError, formatError, createRequestError, GraphqlRequestError, getErrorStatus } from './errors.ts';
import type { CachedBody, ResponseCache } from './response-cache.ts';
import type { ErrorStatus } from './media-type.ts';
import { MUTATION_KEY } from './document-keys.ts';
import { createResponseKeys, type ResponseKeys } from './response-keys.ts';
import type { FieldCosts } from './query-cost.ts';
import { validateCost, QueryTooLarge } from './query-limits.ts';
import type { Log } from '#lib/log/log.ts';
import type { Metrics, OperationOutcome } from './metrics.ts';
import type { GraphqlParams } from './graphql-request.ts';
import type { OperationGuard } from './request-guard.ts';
import type { SavedQueries } from './saved-queries.ts';
import { serializeResult, serializeShared } from './serialize-result.ts';
import { OperationAborted } from '../core/operation-aborted.ts';
import { orderErrors } from './order-errors.ts';
import { mergeParts, type ConstantResult, type ConstantResults, type QueryParts } from './query-parts.ts';
import { validateVariables } from './variables.ts';
import { toGraphqlPhpError, removeSuggestions } from './graphql-php-errors.ts';
import { convertPhpVariables, listVariableErrors } from './graphql-php-values.ts';

export type OperationOptions = {
  schema: GraphQLSchema;
  documents: DocumentCache;
  fieldCosts: FieldCosts;
  createContext: (viewer: Viewer, client: ClientInfo, guard: OperationGuard, version: number | undefined) => Promise<ContentContext>;
  /** Allows introspection and suggestions for anonymous clients too. */
  allowIntrospection: boolean;
  /** Whether the block catalogue is available, whose queries contain markup. */
  catalogue: boolean;
  responseCache: ResponseCache;
  constantResults: ConstantResults;
  savedQueries: SavedQueries;
  metrics: Metrics;
  log: Log;
};

/** The request that an operation belongs to. */
export type OperationRequest = {
  viewer: Viewer;
  client: ClientInfo;
  /** GET requests cannot run mutations. */
  isGet: boolean;
  guard: OperationGuard;
};

/** The result in the format of WPGraphQL: `errors` comes first, and `data` is missing if nothing was executed. */
const toResponseBody = ({ errors, data }: ExecutionResult) => ({
  ...(errors && { errors: orderErrors(errors, data).map(formatError) }),
  ...(data !== undefined && { data }),
});

/** The body of a response without data. */
export const formatErrors = (errors: readonly GraphQLError[]): Uint8Array => Buffer.from(JSON.stringify(toResponseBody({ errors })));

export type OperationResult = {
  /** Missing if the operation was executed: the status is 200. */
  error?: ErrorStatus;
  headers?: Readonly<Record<string, string>>;
  /** The response body: JSON in UTF-8. */
  bytes: Uint8Array;
  /** If the response is the same for all visitors until content changes: the content version at which it was computed, or an older one. */
  version?: number | undefined;
  /** Seconds for which caches may keep the response. Missing if they may not. */
  maxAgeSeconds?: number | undefined;
  /** Missing if the document could not be parsed. */
  keys?: ResponseKeys | undefined;
};

const createReadOnlyError = () => new GraphqlRequestError(405, 'GET supports only query operation', { allow: 'POST' });

/** Slower operations are logged as warnings. */
const SLOW_OPERATION_MS = 1_000;

/** Never rejects. Errors are in the result, and unexpected ones are also logged. */
export async function runOperation(options: OperationOptions, sent: GraphqlParams, request: OperationRequest): Promise<OperationResult> {
  const { savedQueries } = options;
  const { guard } = request;
  const canIntrospect = options.allowIntrospection || request.viewer.user !== null;
  let keys: ResponseKeys | undefined;
  const reject = (errors: readonly GraphQLError[], error: ErrorStatus): OperationResult => ({
    bytes: formatErrors(canIntrospect ? errors : errors.map(removeSuggestions)),
    error,
    keys,
  });
  try {
    await guard.waitFor(guard.pause(), false);
    const params = await guard.waitFor(savedQueries.load(sent), false);
    const prepared = options.documents.prepare(params.query);
    const queryId = 'document' in prepared ? prepared.document.keys.queryId : prepared.keys?.queryId;
    // The site is not limited to saved documents, because its own documents change with each release.
    if (request.viewer.user === null && !request.client.isSite && queryId !== undefined) {
      const denial = await guard.waitFor(savedQueries.findDenial(queryId, params.query), false);
      if (denial) return reject([denial], { status: 200, graphqlStatus: 403 });
    }
    const allowed = canIntrospect ? prepared : (prepared.withoutIntrospection ?? prepared);
    if ('errors' in allowed) {
      keys = allowed.keys && createResponseKeys(allowed.keys, params);
      if (request.isGet && allowed.keys?.root === MUTATION_KEY) throw createReadOnlyError();
      return reject(allowed.errors, allowed.status);
    }
    const { document } = allowed;
    keys = createResponseKeys(document.keys, params);
    const operation = selectOperation(document, params.operationName);
    if (request.isGet && operation.operation !== OperationTypeNode.QUERY) throw createReadOnlyError();
    if (sent.query !== '' && sent.queryId !== undefined)
      await guard.waitFor(savedQueries.save(sent, { ast: document.ast, queryId: document.keys.queryId }, request.client), true);
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    validateVariables(params.variables, { writes: isMutation, acceptsLongText: isMutation || options.catalogue });
    const converted = { ...params, variables: convertPhpVariables(options.schema, operation, params.variables) };
    const compute = async (version?: number) => {
      // Developers may send deeper queries. In development, other machines cannot reach the service.
      validateCost(document.ast, operation, converted.variables, { fieldCosts: options.fieldCosts, isSignedIn: canIntrospect });
      // Requests that waited for the same content version continue in the same turn of the event loop. If they ran interleaved, their unfinished responses
      // would all be in memory until the last one is complete, and the garbage collector would have more to do.
      await guard.waitFor(setImmediate(), false);
      return executeOperation(options, document, operation, converted, request, version);
    };
    const canCache = operation.operation === OperationTypeNode.QUERY && isVisitor(request.viewer) && !document.isIntrospection;
    const executed = canCache
      ? await guard.waitFor(
          options.responseCache.getOrCompute({ ...params, queryId: document.keys.queryId }, async (version) =>
            toCacheable(await compute(version), document, params, guard),
          ),
          false,
        )
      : await compute();
    if ('bytes' in executed) {
      const { bytes, version } = executed;
      const maxAgeSeconds =
        request.isGet && version !== undefined
          ? await guard.waitFor(savedQueries.getMaxAge(document.keys.queryId, version), false)
          : undefined;
      return { bytes: guard.countResponse(bytes), keys: executed.keys, version, maxAgeSeconds };
    }
    const { errors, data } = executed.result;
    keys = createResponseKeys(document.keys, params, executed.cacheKeys);
    // graphql-js reports invalid variables only when it executes the operation, but before it calls any resolver.
    if (data === undefined && errors) {
      const variableErrors = listVariableErrors(options.schema, operation, params.variables);
      return reject(
        (variableErrors.length > 0 ? variableErrors : errors).map((error) => toGraphqlPhpError(error)),
        { status: 200 },
      );
    }
    const body = toResponseBody({ ...(errors && { errors }), data: data ?? null });
    const bytes = await guard.waitFor(serializeResult(body, guard), isMutation);
    return { bytes: guard.countResponse(bytes), keys };
  } catch (error) {
    if (error instanceof GraphqlRequestError) return { ...reject([error.toGraphQL()], { status: error.status }), headers: error.headers };
    if (error instanceof QueryTooLarge) return reject([error], { status: 400 });
    const graphqlError = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
    const clientError = toClientError(graphqlError, createUnexpectedErrorLogger(options.log));
    const status = getErrorStatus(clientError);
    return { ...reject([clientError], { status }), ...(status === 503 && { headers: { 'retry-after': '1' } }) };
  }
}

/** Whether the viewer sees what all visitors see. */
function isVisitor({ user, enteredPasswords = [] }: Viewer): boolean {
  return user === null && enteredPasswords.length === 0;
}

type ExecutedOperation = { result: ExecutionResult; isPublic: boolean; cacheKeys: CacheKeys };

/** A result without errors and without private data is the same for all visitors until content changes, so it can be cached. */
async function toCacheable(
  executed: ExecutedOperation,
  document: PreparedDocument,
  params: GraphqlParams,
  guard: OperationGuard,
): Promise<ExecutedOperation | CachedBody> {
  const { result, isPublic, cacheKeys } = executed;
  if (!isPublic || result.errors !== undefined || !result.data) return executed;
  const bytes = await guard.waitFor(serializeResult(toResponseBody(result), guard), false);
  return { bytes, keys: createResponseKeys(document.keys, params, cacheKeys) };
}

/** @param version if the viewer is a visitor: the content version. Reads are then shared with other requests. */
async function executeOperation(
  options: OperationOptions,
  document: PreparedDocument,
  operation: OperationDefinitionNode,
  params: GraphqlParams,
  { viewer, client, guard }: OperationRequest,
  version: number | undefined,
): Promise<ExecutedOperation> {
  const { metrics, log, schema } = options;
  const startedAt = performance.now();
  const name = operation.name?.value ?? '';
  /** The context of the operation, and that of the constant part if this request computes it. */
  const contexts: ContentContext[] = [];
  let result: ExecutionResult | undefined;
  let failure: unknown;
  metrics.changeOpenOperations(1);
  try {
    const createOwnContext = async () => {
      const created = await guard.waitFor(options.createContext(viewer, client, guard, version), false);
      contexts.push(created);
      return created;
    };
    const context = await createOwnContext();
    const run: RunDocument = async (part, contextValue) =>
      execute({ schema, document: part, contextValue, variableValues: params.variables, operationName: params.operationName ?? null });
    const { ast, parts } = document;
    const constant =
      parts && version !== undefined
        ? await guard.waitFor(
            options.constantResults.getOrCompute(parts, version, () =>
              computeConstant(parts, { createContext: createOwnContext, run, log, guard }),
            ),
            false,
          )
        : undefined;
    const execution = parts && constant ? executeVariable(parts, constant, context, run) : run(ast, context);
    const { errors, ...rest } = await guard.waitFor(execution, operation.operation === OperationTypeNode.MUTATION);
    result = { ...rest, ...(errors && { errors: errors.map((error) => toClientError(error, createUnexpectedErrorLogger(log))) }) };
    return { result, isPublic: context.isPublic, cacheKeys: context.cacheKeys };
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    metrics.changeOpenOperations(-1);
    const ms = performance.now() - startedAt;
    const outcome = getOutcome(result, failure);
    const statements = contexts.reduce((sum, { store }) => sum + store.statements, 0);
    metrics.observeOperation(name, outcome, ms / 1000, statements);
    log(ms > SLOW_OPERATION_MS ? 'warn' : 'debug', 'Operation completed', {
      operation: name.slice(0, 100),
      user: viewer.user?.id ?? null,
      outcome,
      ms: Math.round(ms),
      statements,
    });
  }
}

/** @param failure what ended the operation without a result. A client has caused it by disconnecting, or by exceeding a limit. */
function getOutcome(result: ExecutionResult | undefined, failure: unknown): OperationOutcome {
  if (!result) return failure instanceof GraphQLError && getErrorStatus(failure) < 500 ? 'client_error' : 'server_error';
  if (!result.errors) return 'ok';
  return result.errors.some(({ extensions }) => extensions['category'] === 'internal') ? 'server_error' : 'client_error';
}

type RunDocument = (document: DocumentNode, context: ContentContext) => Promise<ExecutionResult>;

/** @returns undefined if the result is not the same for all visitors, or if it has errors: the query is then executed as a whole, and reports them */
async function computeConstant(
  { constant }: QueryParts,
  { createContext, run, log, guard }: { createContext: () => Promise<ContentContext>; run: RunDocument; log: Log; guard: OperationGuard },
): Promise<ConstantResult | undefined> {
  const context = await createContext();
  const { data, errors } = await guard.waitFor(run(constant, context), false);
  // The client gets the errors of the whole query, which may have none, so these are logged here.
  for (const error of errors ?? []) toClientError(error, createUnexpectedErrorLogger(log));
  if (errors || !data || !context.isPublic) return undefined;
  return { data, cacheKeys: context.cacheKeys, bytes: serializeShared(data) };
}

async function executeVariable(
  parts: QueryParts,
  constant: ConstantResult,
  context: ContentContext,
  run: RunDocument,
): Promise<ExecutionResult> {
  const { data, ...rest } = await run(parts.variable, context);
  context.guard.countBytes(constant.bytes);
  context.cacheKeys.addAll(constant.cacheKeys);
  return { ...rest, ...(data !== undefined && { data: data && mergeParts(parts, constant.data, data) }) };
}

function selectOperation({ operations }: PreparedDocument, name: string | undefined): OperationDefinitionNode {
  if (name === undefined) {
    const [only, ...others] = operations;
    if (!only || others.length > 0) throw new GraphQLError('Must provide operation name if query contains multiple operations.');
    return only;
  }
  // graphql-php looks for an operation with an empty name only after it has determined the type.
  if (name === '') throw new GraphQLError('Unknown operation named "".');
  const operation = operations.find((candidate) => candidate.name?.value === name);
  if (!operation) throw createRequestError('Failed to determine operation type');
  return operation;
}

function createUnexpectedErrorLogger(log: Log): Parameters<typeof toClientError>[1] {
  return (error, path) => {
    // An aborted operation rejects its remaining statements, which is expected.
    if (!(error instanceof OperationAborted)) log('error', 'An operation failed with an unexpected error', { error, path });
  };
}

/** Runs one operation for one viewer. */
import { execute, GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Viewer } from '../auth/viewer.ts';
import type { Caller, ContentContext } from '../schema/context.ts';
import type { Document, Documents } from './documents.ts';
import { forCaller, format, requestError, RequestProblem, statusOf } from './errors.ts';
import type { AnswerCache } from './answer-cache.ts';
import { checkCost, QueryTooLarge } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Params } from './params.ts';
import { OperationStopped, withinTime } from './time-limit.ts';
import { checkVariables } from './variables.ts';
import { reword, withoutSuggestions } from './wording.ts';

export type OperationOptions = {
  schema: GraphQLSchema;
  documents: Documents;
  createContext: (viewer: Viewer, caller: Caller, signal: AbortSignal) => Promise<ContentContext>;
  /** Introspection and suggestions for everybody, not only for those who are signed in. */
  explore: boolean;
  answers: AnswerCache;
  metrics: Metrics;
  log: Log;
};

/** Who asks, and how. */
export type Asker = {
  viewer: Viewer;
  caller: Caller;
  /** Came by GET, which may change nothing. */
  isGet: boolean;
  /** The caller has gone. */
  gone: AbortSignal;
};

/** As recorded: errors stand first, and an answer that ran nothing has no `data` at all. */
export function toBody({ errors, data }: ExecutionResult): string {
  return JSON.stringify({ ...(errors && { errors: errors.map(format) }), ...(data !== undefined && { data }) });
}

export type Outcome = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** The answer's body. */
  text: string;
};

/** Operations that take longer are told in the log. */
const SLOW_MS = 1_000;

/** Never throws: what goes wrong is in the outcome, and defects in the log. */
export async function runOperation(options: OperationOptions, params: Params, asker: Asker): Promise<Outcome> {
  const { explore } = options;
  const mayExplore = explore || asker.viewer.user !== null;
  const refused = (errors: readonly GraphQLError[], status: number): Outcome => ({
    text: toBody({ errors: mayExplore ? errors : errors.map(withoutSuggestions) }),
    status,
  });
  try {
    const prepared = options.documents.prepare(params.query);
    if ('errors' in prepared) return refused(prepared.errors, prepared.status);
    const { document } = prepared;
    if (document.introspects && !mayExplore)
      return refused([new GraphQLError('GraphQL introspection is not allowed, but the query contained __schema or __type')], 200);
    const operation = operationOf(document, params.operationName);
    if (asker.isGet && operation.operation !== OperationTypeNode.QUERY)
      throw new RequestProblem(405, 'GET supports only query operation', { allow: 'POST' });
    checkVariables(params.variables, operation.operation === OperationTypeNode.MUTATION);
    const ask = async () => {
      // Who builds with the service asks deep questions, and nobody else can reach it then.
      checkCost(document.ast, operation, params.variables, mayExplore);
      return perform(options, document, operation, params, asker);
    };
    const isForAll = operation.operation === OperationTypeNode.QUERY && asker.viewer.user === null && !document.introspects;
    const found = isForAll ? await options.answers.answer(params, async () => keepable(await ask())) : await ask();
    if ('text' in found) return { text: found.text, status: 200 };
    const { errors, data } = found.result;
    // What was wrong with the variables is found when it is run, before anything ran.
    if (data === undefined && errors)
      return refused(
        errors.map((error) => reword(error)),
        200,
      );
    return { text: toBody({ ...(errors && { errors }), data: data ?? null }), status: 200 };
  } catch (error) {
    if (error instanceof RequestProblem) return { ...refused([error.toGraphQL()], error.status), headers: error.headers };
    if (error instanceof QueryTooLarge) return refused([error], 400);
    const problem = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
    const told = forCaller(problem, defectLog(options.log));
    return refused([told], statusOf(told));
  }
}

type Performed = { result: ExecutionResult; isForAll: boolean };

/** An answer without errors that holds nothing of who asks is the same for every visitor until content changes. */
function keepable(performed: Performed): Performed | { text: string } {
  const { result, isForAll } = performed;
  return isForAll && result.errors === undefined && result.data ? { text: toBody(result) } : performed;
}

async function perform(
  options: OperationOptions,
  document: Document,
  operation: OperationDefinitionNode,
  params: Params,
  { viewer, caller, gone }: Asker,
): Promise<Performed> {
  const { metrics, log, schema } = options;
  const stopping = new AbortController();
  const began = performance.now();
  const name = operation.name?.value ?? '';
  let context: ContentContext | undefined;
  let result: ExecutionResult | undefined;
  metrics.open(1);
  try {
    context = await options.createContext(viewer, caller, AbortSignal.any([gone, stopping.signal]));
    const execution = execute({
      schema,
      document: document.ast,
      contextValue: context,
      variableValues: params.variables,
      operationName: params.operationName ?? null,
    });
    const { errors, ...rest } = await withinTime(execution, () => stopping.abort(), {
      writes: operation.operation === OperationTypeNode.MUTATION,
    });
    result = { ...rest, ...(errors && { errors: errors.map((error) => forCaller(error, defectLog(log))) }) };
    return { result, isForAll: context.isForAll };
  } finally {
    metrics.open(-1);
    const ms = performance.now() - began;
    const outcome =
      !result || result.errors?.some(({ extensions }) => extensions['category'] === 'internal')
        ? 'failed'
        : result.errors
          ? 'refused'
          : 'ok';
    const statements = context?.store.statements ?? 0;
    metrics.operation(name, outcome, ms / 1000, statements);
    log(ms > SLOW_MS ? 'warn' : 'debug', 'An operation was answered', {
      operation: name.slice(0, 100),
      user: viewer.user?.id ?? null,
      outcome,
      ms: Math.round(ms),
      statements,
    });
  }
}

function operationOf({ operations }: Document, name: string | undefined): OperationDefinitionNode {
  if (name === undefined) {
    const [only, ...others] = operations;
    if (!only || others.length > 0) throw new GraphQLError('Must provide operation name if query contains multiple operations.');
    return only;
  }
  const found = operations.find((operation) => operation.name?.value === name);
  if (!found) throw requestError('Failed to determine operation type');
  return found;
}

function defectLog(log: Log): Parameters<typeof forCaller>[1] {
  return (error, path) => {
    // Expected of an operation that was given up.
    if (!(error instanceof OperationStopped)) log('error', 'A query met a defect', { error, path });
  };
}

/** Errors in the shape WPGraphQL gives them: `{message, extensions: {category}, locations, path}`, and the status of the answer. */
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { QueryTooLarge } from './limits.ts';
import { reword } from './wording.ts';

/** Codes that graphql-yoga marks its errors with. */
const VALIDATION = 'GRAPHQL_VALIDATION_FAILED';
const PARSING = 'GRAPHQL_PARSE_FAILED';

type Category = 'user' | 'graphql' | 'request' | 'internal';

/** A request that holds no query that could be run. */
export function requestError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'request' } });
}

/** True for errors whose message was written for the caller. */
export function isForCaller(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError ? isForCaller(error.originalError) : true;
}

/** What a defect looks like from outside; what happened stands in the log. */
export function internalError(error: unknown): GraphQLError {
  const { nodes, source, positions, path } = error instanceof GraphQLError ? error : {};
  return new GraphQLError('Internal server error', { nodes, source, positions, path, extensions: { category: 'internal' } });
}

/**
 * Status as GraphQL over HTTP asks for it where nothing could be run (a syntax error, a body that is no JSON), else 200 as WPGraphQL answers:
 * errors of users and of validation are part of the answer.
 */
export function statusOf(result: ExecutionResult): number {
  const statuses = (result.errors ?? []).map((error) => {
    const { http, code } = (error.extensions ?? {}) as { http?: { status?: number }; code?: string };
    if (error.message.startsWith('Syntax Error') || error instanceof QueryTooLarge) return 400;
    return code === VALIDATION ? 200 : (http?.status ?? 200);
  });
  return Math.max(200, ...statuses);
}

/** @param suggest whether the caller may be told of names that are near what was written */
export function format(error: GraphQLError, suggest: boolean): GraphQLFormattedError {
  const { message: said, locations, path } = error.toJSON();
  const message = reword(said, suggest);
  return { message, extensions: { category: categoryOf(error) }, ...(locations && { locations }), ...(path && { path }) };
}

function categoryOf(error: GraphQLError): Category {
  const { category, http, code } = error.extensions;
  if (category === 'user' || category === 'request' || category === 'internal') return category;
  return http === undefined || code === VALIDATION || code === PARSING ? 'graphql' : 'request';
}

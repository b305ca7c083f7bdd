/** Errors in the shape WPGraphQL gives them: `{message, extensions: {category}, locations, path}`. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Refusal } from './exchange.ts';

type Category = 'user' | 'graphql' | 'request' | 'internal';

/** A request that holds no query that could be run: the status and the message it is answered with. */
export class RequestProblem extends Refusal {
  override name = 'RequestProblem';

  toGraphQL(): GraphQLError {
    return requestError(this.message);
  }
}

/** @param status of an answer that consists of this error alone */
export function requestError(message: string, status = 200): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'request', status } });
}

/** The status of an answer that consists of an error alone. */
export function statusOf({ extensions }: GraphQLError): number {
  const { status, category } = extensions;
  return typeof status === 'number' ? status : category === 'internal' ? 500 : 200;
}

/** A query that was valid, but can't be answered now or at this size; the message says what to do. */
export function userError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'user' } });
}

/** What PostgreSQL says when a statement took longer than it may, or waited too long for another's lock. */
const TOO_SLOW = new Set(['57014', '55P03', '25P03']);
/** It has too many connections, or is on its way down or up. */
const AWAY = new Set(['53300', '57P01', '57P02', '57P03', '08006', '08001', 'ECONNREFUSED', 'ECONNRESET']);

/** True for errors whose message was written for the caller. */
function isForCaller(error: GraphQLError): boolean {
  const { originalError } = error;
  if (!originalError) return true;
  return originalError instanceof GraphQLError ? isForCaller(originalError) : false;
}

/**
 * What the caller is told of an error. What happened in a defect is for the log alone.
 * @param onDefect told of errors that nobody meant
 */
export function forCaller(error: GraphQLError, onDefect: (error: Error, path: GraphQLError['path']) => void): GraphQLError {
  if (isForCaller(error)) return error;
  const cause = rootOf(error);
  const { nodes, source, positions, path } = error;
  onDefect(cause, path);
  const [message, extensions] = tell(cause);
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

function tell(cause: Error): [string, { category: Category; status?: number }] {
  const { code = '' } = cause as { code?: string };
  if (TOO_SLOW.has(code))
    return ['The database took too long to answer this. Ask for less at once, or try again later.', { category: 'user' }];
  // The pool, which has waited for a free connection, says no more than this.
  if (AWAY.has(code) || cause.message.startsWith('timeout exceeded when trying to connect'))
    return ['The database does not answer at the moment. Try again later.', { category: 'internal', status: 503 }];
  return ['Internal server error', { category: 'internal' }];
}

function rootOf(error: Error): Error {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

/** Longer messages repeat what was sent, maybe for each field of an answer. */
const MAX_MESSAGE = 2_000;

export function format(error: GraphQLError): GraphQLFormattedError {
  const { message: whole, locations, path } = error.toJSON();
  const message = whole.length > MAX_MESSAGE ? `${whole.slice(0, MAX_MESSAGE).toWellFormed()}…` : whole;
  return { message, extensions: { category: categoryOf(error) }, ...(locations && { locations }), ...(path && { path }) };
}

function categoryOf({ extensions }: GraphQLError): Category {
  const { category } = extensions;
  return category === 'user' || category === 'request' || category === 'internal' ? category : 'graphql';
}

/** GraphQL errors in WPGraphQL's format: `{message, extensions: {category}, locations, path}`. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DISK_FULL_MESSAGE, isDiskFullError } from '../db/disk-full.ts';
import { HttpError } from './http-error.ts';

type Category = 'user' | 'graphql' | 'request' | 'internal';

/** A request to the GraphQL endpoint that contains no valid operation. The response is a GraphQL error with this status. */
export class GraphqlRequestError extends HttpError {
  override name = 'GraphqlRequestError';

  toGraphQL(): GraphQLError {
    return createRequestError(this.message);
  }
}

/** @param status the HTTP status of a response that consists of this error only */
export function createRequestError(message: string, status = 200): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'request', status } });
}

/** The HTTP status of a response that consists of this error only. */
export function getErrorStatus({ extensions }: GraphQLError): number {
  const { status, category } = extensions;
  return typeof status === 'number' ? status : category === 'internal' ? 500 : 200;
}

/** An error in the values of a valid operation. The message says what to do. */
export function createUserError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'user' } });
}

/** PostgreSQL's error codes for a statement that timed out, itself or waiting for a lock. */
const TIMEOUT_CODES = new Set(['57014', '55P03', '25P03']);
/** Error codes for a database that has too many connections, is starting or stopping, or cannot be reached. */
const UNAVAILABLE_CODES = new Set(['53300', '57P01', '57P02', '57P03', '08006', '08001', 'ECONNREFUSED', 'ECONNRESET']);

/**
 * PostgreSQL's error codes for text that it cannot store: a NUL character, or in JSON an unpaired surrogate. Text from every argument, header and
 * cursor reaches the database as a parameter, so all such errors are handled here.
 */
const UNSTORABLE_TEXT_CODES = new Set(['22021', '22P05']);

const UNSTORABLE_TEXT_MESSAGE =
  'The request contains a NUL character or an unpaired surrogate, which is not valid text. Remove it, and send the request again.';

const isUnstorableTextError = (error: unknown) => UNSTORABLE_TEXT_CODES.has((error as { code?: string }).code ?? '');

/** Whether the message of an error was written for the client. */
function hasClientMessage(error: GraphQLError): boolean {
  const { originalError } = error;
  if (!originalError) return true;
  return originalError instanceof GraphQLError ? hasClientMessage(originalError) : false;
}

/**
 * The error that the client receives. The details of an unexpected error are only logged.
 * @param onUnexpectedError called for unexpected errors
 */
export function toClientError(error: GraphQLError, onUnexpectedError: (error: Error, path: GraphQLError['path']) => void): GraphQLError {
  if (hasClientMessage(error)) return error;
  const cause = getRootCause(error);
  const { nodes, source, positions, path } = error;
  if (!isUnstorableTextError(cause)) onUnexpectedError(cause, path);
  const { message, category, status } = describeUnexpectedError(cause);
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { category, ...(category === 'internal' && { status }) },
  });
}

/** The public message of an unexpected error, and the HTTP status of a response that consists of this error only. */
export function describeUnexpectedError(error: unknown): { message: string; category: Category; status: number } {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (isUnstorableTextError(error)) return { message: UNSTORABLE_TEXT_MESSAGE, category: 'user', status: 400 };
  if (TIMEOUT_CODES.has(code))
    return { message: 'The database took too long. Request less data at once, or try again later.', category: 'user', status: 503 };
  if (isDiskFullError(error)) return { message: DISK_FULL_MESSAGE, category: 'internal', status: 503 };
  // The pool's errors for "no free connection" and for a connection that broke have no code.
  if (UNAVAILABLE_CODES.has(code) || /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(message))
    return { message: 'The database is not available at the moment. Try again later.', category: 'internal', status: 503 };
  return { message: 'Internal server error', category: 'internal', status: 500 };
}

function getRootCause(error: Error): Error {
  return error instanceof GraphQLError && error.originalError ? getRootCause(error.originalError) : error;
}

/** Longer messages usually repeat the client's input. */
const MAX_MESSAGE = 2_000;

export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { message: fullMessage, locations, path } = error.toJSON();
  const message = fullMessage.length > MAX_MESSAGE ? `${fullMessage.slice(0, MAX_MESSAGE).toWellFormed()}…` : fullMessage;
  return { message, extensions: { category: getCategory(error) }, ...(locations && { locations }), ...(path && { path }) };
}

function getCategory({ extensions }: GraphQLError): Category {
  const { category } = extensions;
  return category === 'user' || category === 'request' || category === 'internal' ? category : 'graphql';
}

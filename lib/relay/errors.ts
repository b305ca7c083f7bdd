/** Errors of requests to the content service. */

/** Digest of `ContentUnavailableError`. */
export const CONTENT_UNAVAILABLE = 'CONTENT_UNAVAILABLE';

/**
 * The content service did not respond, or not in time. Next writes `digest` into the document of an error page.
 * The document server finds it there and responds with status 503 instead of 500.
 */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
  readonly digest = CONTENT_UNAVAILABLE;
}

/** An error in a GraphQL response. */
export type GraphqlError = { message: string; path?: readonly (string | number)[] };

/**
 * The response from the content service contains errors or no data: a bug in the query, the schema or a resolver. As in Faust, one error gives its message, and
 * several give "GraphQL Errors" with the list attached.
 */
export class ContentQueryError extends Error {
  override name = 'ContentQueryError';
  readonly digest = 'CONTENT_QUERY_FAILED';
  /** Name of the query. */
  readonly operation: string;
  readonly graphQLErrors: readonly GraphqlError[];

  constructor(operation: string, graphQLErrors: readonly GraphqlError[]) {
    const [first, ...others] = graphQLErrors;
    if (first === undefined) super(`The content service returned no data for ${operation}.`);
    else super(others.length === 0 ? first.message : 'GraphQL Errors');
    this.operation = operation;
    this.graphQLErrors = graphQLErrors;
  }
}

/** The error for a value that was thrown. As in Faust, a value that is not an error has no message of its own. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('Unexpected error type', { cause: thrown });
}

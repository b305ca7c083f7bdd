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

/** The response from the content service contains errors or no data: a bug in the query, the schema or a resolver. */
export class ContentQueryError extends Error {
  override name = 'ContentQueryError';
  readonly digest = 'CONTENT_QUERY_FAILED';
}

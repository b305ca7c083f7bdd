/** What can go wrong between the site and the content service. */

/**
 * The content service gave no answer in time, or none at all. Next hands `digest` to the error page's document,
 * where the document server reads it and answers 503 instead of 500.
 */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
  readonly digest = 'CONTENT_UNAVAILABLE';
}

/** The content service answered, but not the question: a defect of the query, the schema or a resolver. */
export class ContentQueryFailed extends Error {
  override name = 'ContentQueryFailed';
  readonly digest = 'CONTENT_QUERY_FAILED';
}

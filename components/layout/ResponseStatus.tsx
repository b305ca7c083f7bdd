/**
 * Sets the status of the response. Pages of Next cannot set it, so the document server reads it from this element, on pages that are rendered for one visitor
 * (server/pages/build-page.ts).
 */
export function ResponseStatus({ status }: { status: 400 | 404 | 410 | 503 }) {
  return <meta name="response-status" content={String(status)} />;
}

/** Redirects after a form to a page of this site (303). The browser requests the page with GET, so that reloading it does not send the form again. */
export function createSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}

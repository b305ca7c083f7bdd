/** Returns the URL of the vCard of a team member (app/api/contacts). @param slug as stored, with percent-encoded characters */
export function getVcardUrl(slug: string): string {
  return `/api/contacts/${slug}/`;
}

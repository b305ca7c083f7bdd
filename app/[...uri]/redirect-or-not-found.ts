import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { redirectOrNotFoundQuery } from '#generated/redirectOrNotFoundQuery.graphql.ts';
import type { redirectOrNotFoundUriQuery } from '#generated/redirectOrNotFoundUriQuery.graphql.ts';
import { readEnv } from '#lib/env/env.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { createRedirects } from '#lib/uri/redirects.ts';

const rulesQuery = graphql`
  query redirectOrNotFoundQuery {
    seo {
      redirects {
        origin
        target
        type
        format
      }
    }
  }
`;

const uriQuery = graphql`
  query redirectOrNotFoundUriQuery($uri: String!) {
    nodeByUri(uri: $uri) {
      uri
    }
  }
`;

/**
 * Handles a path without a node: redirects, or responds with 404. Visitors rarely get this response, because the document server looks up redirects itself
 * (server/pages/page-lookup.ts): Next cannot redirect with 301 or 302, or respond with 410 or 451.
 */
export async function redirectOrNotFound(path: string): Promise<never> {
  const { seo } = await fetchQuery<redirectOrNotFoundQuery>(rulesQuery, {});
  const findUri = async (uri: string) => (await fetchQuery<redirectOrNotFoundUriQuery>(uriQuery, { uri })).nodeByUri?.uri ?? null;
  const redirection = await createRedirects(seo?.redirects ?? [], readEnv().SITE_URL).find(path, findUri);
  if (!redirection || !('location' in redirection)) notFound();
  const isPermanent = redirection.status === 301 || redirection.status === 308;
  return isPermanent ? permanentRedirect(redirection.location) : redirect(redirection.location);
}

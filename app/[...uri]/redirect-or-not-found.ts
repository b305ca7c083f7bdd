import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { redirectOrNotFoundQuery } from '#generated/redirectOrNotFoundQuery.graphql.ts';
import type { redirectOrNotFoundUriQuery } from '#generated/redirectOrNotFoundUriQuery.graphql.ts';
import { readEnv } from '#lib/env/env.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { findRedirect } from '#lib/uri/redirects.ts';

const ruleQuery = graphql`
  query redirectOrNotFoundQuery($path: String!) {
    seo {
      redirect(path: $path) {
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
  const redirection = await findRedirect(path, {
    siteUrl: readEnv().SITE_URL,
    findRule: async (each) => (await fetchQuery<redirectOrNotFoundQuery>(ruleQuery, { path: each })).seo?.redirect ?? null,
    findUri: async (uri) => (await fetchQuery<redirectOrNotFoundUriQuery>(uriQuery, { uri })).nodeByUri?.uri ?? null,
  });
  if (!redirection || !('location' in redirection)) notFound();
  const isPermanent = redirection.status === 301 || redirection.status === 308;
  return isPermanent ? permanentRedirect(redirection.location) : redirect(redirection.location);
}

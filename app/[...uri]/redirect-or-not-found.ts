import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { redirectOrNotFoundQuery } from '#generated/redirectOrNotFoundQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { findRedirect } from '#lib/uri/redirects.ts';

const query = graphql`
  query redirectOrNotFoundQuery($lowerCase: String!) {
    seo {
      redirects {
        origin
        target
        type
        format
      }
    }
    nodeByUri(uri: $lowerCase) {
      uri
    }
  }
`;

/**
 * Handles a path without a node: redirects by the editors' rules, or to the same path in lower case where that has a node, or responds with 404.
 * A rule with the status 410 (gone) becomes 404, because Next cannot respond with 410. Search engines treat both statuses the same.
 */
export async function redirectOrNotFound(path: string): Promise<never> {
  const lowerCase = path.toLowerCase();
  const { seo, nodeByUri } = await fetchQuery<redirectOrNotFoundQuery>(query, { lowerCase });
  const rule = findRedirect(seo?.redirects ?? [], path);
  if (rule?.kind === 'moved') {
    if (rule.permanent) permanentRedirect(rule.target);
    redirect(rule.target);
  }
  if (!rule && lowerCase !== path && nodeByUri?.uri) permanentRedirect(nodeByUri.uri);
  notFound();
}

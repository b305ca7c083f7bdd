import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { redirectOrNotFoundQuery } from '#generated/redirectOrNotFoundQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { redirectMissingPage } from '#lib/uri/redirects.ts';

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

/** Handles a path without a node: redirects (`redirectMissingPage`), or responds with 404. */
export async function redirectOrNotFound(path: string): Promise<never> {
  const { seo, nodeByUri } = await fetchQuery<redirectOrNotFoundQuery>(query, { lowerCase: path.toLowerCase() });
  const redirection = redirectMissingPage(path, seo?.redirects ?? [], nodeByUri?.uri ?? null);
  if (redirection?.permanent) permanentRedirect(redirection.target);
  if (redirection) redirect(redirection.target);
  notFound();
}

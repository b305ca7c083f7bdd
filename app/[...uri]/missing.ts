import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { missingQuery } from '#generated/missingQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { findRedirect } from '#lib/uri/redirects.ts';

const query = graphql`
  query missingQuery($lowerCase: String!) {
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
 * Answers an address at which nothing stands: where editors say it leads now, the same address in lower case, or 404. An address that is gone
 * for good (410) is answered with 404: Next has no other way to say so, and search engines treat both alike.
 */
export async function answerMissing(path: string): Promise<never> {
  const lowerCase = path.toLowerCase();
  const { seo, nodeByUri } = await fetchQuery<missingQuery>(query, { lowerCase });
  const rule = findRedirect(seo?.redirects ?? [], path);
  if (rule?.kind === 'moved') {
    if (rule.permanent) permanentRedirect(rule.target);
    redirect(rule.target);
  }
  if (!rule && lowerCase !== path && nodeByUri?.uri) permanentRedirect(nodeByUri.uri);
  notFound();
}

import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { graphql } from 'relay-runtime';
import type { pagePersonalBarQuery } from '#generated/pagePersonalBarQuery.graphql.ts';
import { PersonalPageBar } from '#components/layout/PersonalPageBar.tsx';
import { readPasswordTokens } from '#lib/content-passwords/password-cookie.ts';
import { unlockRender } from '#lib/relay/environment.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import { authenticateEditor } from '#lib/session/page-access.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { parsePageUri } from '#lib/uri/page-uri.ts';
import { formatKnownParameters, type SearchParams } from '#lib/uri/search-params.ts';
import { createMetadata } from '../../[...uri]/metadata.ts';
import { NodePage } from '../../[...uri]/NodePage.tsx';
import { loadPage } from '../../[...uri]/PageByUri.ts';

type Props = { params: Promise<{ uri: string[] }>; searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, query } = await openPage(props);
  const { pageUri, data } = await loadPage(path, query);
  return { ...createMetadata(data, pageUri), robots: { index: false, follow: false } };
}

/**
 * A page that visitors see only with the password of its content, or only as signed-in editors. The document server requests it instead of the page for everyone
 * (server/site.ts).
 */
export default async function PersonalPage(props: Props) {
  const { path, query, hasPasswords } = await openPage(props);
  const { uri } = parsePageUri(path === '' ? [] : path.split('/'));
  const bar = await fetchQuery<pagePersonalBarQuery>(barQuery, { uri });
  return (
    <>
      <PersonalPageBar root={bar} hasPasswords={hasPasswords} />
      <NodePage path={path} query={query} />
    </>
  );
}

const barQuery = graphql`
  query pagePersonalBarQuery($uri: String!) {
    ...PersonalPageBar_root
  }
`;

/** Makes the queries of this render those of the visitor. Metadata and page are rendered at the same time, so both do it before their first query. */
async function openPage({ params, searchParams }: Props): Promise<{ path: string; query: string; hasPasswords: boolean }> {
  const [{ uri }, parameters, requestHeaders] = await Promise.all([params, searchParams, headers()]);
  const path = toPath(uri);
  const query = formatKnownParameters(parameters);
  const tokens = readPasswordTokens(requestHeaders.get('cookie'));
  unlockRender(tokens);
  await authenticateEditor(`/${path}${path && '/'}${query}`);
  return { path, query, hasPasswords: tokens.length > 0 };
}

import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { graphql } from 'relay-runtime';
import type { pageSavedQuery } from '#generated/pageSavedQuery.graphql.ts';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { SavedTemplate } from '#components/templates/saved/SavedTemplate.tsx';
import { fetchQuery } from '#lib/relay/server.ts';
import { formatSlug, getSavedHref, MAX_SAVED, parseSlugs, SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import { parseIds, readSavedIds } from '#lib/saved-properties/saved-cookie.ts';
import { toMetadata } from '#lib/seo/metadata.ts';
import { getParameter, type SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const slugs = parseSlugs((await searchParams)['properties'], MAX_SAVED);
  return toMetadata({
    path: getSavedHref(slugs),
    title: slugs.length > 0 ? 'Shared list of buildings' : 'Saved buildings',
    description: 'Buildings to compare, share and ask about.',
    noindex: true,
  });
}

/** The list of an address, or else the visitor's own. It is rendered for each request and never cached. */
export default async function SavedPage({ searchParams }: Props) {
  const [parameters, requestHeaders] = await Promise.all([searchParams, headers()]);
  const slugs = parseSlugs(parameters['properties'], MAX_SAVED);
  const savedIds = readSavedIds(requestHeaders.get('cookie'));
  const isShared = slugs.length > 0;
  const data = await fetchQuery<pageSavedQuery>(query, {
    uri: SAVED_PATH,
    slugs,
    hasSlugs: isShared,
    savedIds: savedIds.map(String),
    hasSaved: !isShared && savedIds.length > 0,
    maxSaved: MAX_SAVED,
  });
  const nodes = (isShared ? data.shared : data.saved)?.nodes ?? [];
  const properties = isShared
    ? slugs.flatMap((slug) => nodes.find((node) => node.slug === slug) ?? [])
    : savedIds.flatMap((id) => nodes.find(({ databaseId }) => databaseId === id) ?? []);
  return (
    <SiteFrame root={data} pageTitle={isShared ? 'Shared list' : 'Saved buildings'}>
      <SavedTemplate
        properties={properties}
        isShared={isShared}
        searchUri={data.propertySearchUri}
        messages={{
          result: getParameter(parameters, 'saved') ?? null,
          removedIds: parseIds([getParameter(parameters, 'undo') ?? '']).slice(0, MAX_SAVED),
          hasList: savedIds.length > 0,
          unlistedIds: isShared ? [] : savedIds.filter((id) => !nodes.some(({ databaseId }) => databaseId === id)),
          missingNames: slugs.filter((slug) => !nodes.some((node) => node.slug === slug)).map(formatSlug),
        }}
      />
    </SiteFrame>
  );
}

const query = graphql`
  query pageSavedQuery(
    $uri: String!
    $asPreview: Boolean
    $slugs: [String]
    $hasSlugs: Boolean!
    $savedIds: [ID]
    $hasSaved: Boolean!
    $maxSaved: Int!
  ) {
    ...SiteFrame_root
    propertySearchUri
    shared: properties(first: $maxSaved, where: { nameIn: $slugs, hasPassword: false }) @include(if: $hasSlugs) {
      nodes {
        databaseId
        slug
        ...SavedTemplate_properties
      }
    }
    saved: properties(first: $maxSaved, where: { in: $savedIds, hasPassword: false }) @include(if: $hasSaved) {
      nodes {
        databaseId
        slug
        ...SavedTemplate_properties
      }
    }
  }
`;

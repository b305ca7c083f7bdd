import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { graphql } from 'relay-runtime';
import type { pageCompareQuery } from '#generated/pageCompareQuery.graphql.ts';
import { CompareTemplate } from '#components/templates/compare/CompareTemplate.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { fetchQuery } from '#lib/relay/server.ts';
import { COMPARE_PATH, getCompareHref, MAX_CHOSEN, MAX_SAVED, parseSlugs } from '#lib/saved-properties/addresses.ts';
import { readSavedIds } from '#lib/saved-properties/saved-cookie.ts';
import { toMetadata } from '#lib/seo/metadata.ts';
import type { SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

const TITLE = 'Compare buildings';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const slugs = parseSlugs((await searchParams)['properties'], MAX_CHOSEN);
  const description = 'Facts, availability and contacts for up to four buildings side by side.';
  return toMetadata({ path: getCompareHref(slugs), title: TITLE, description, noindex: true });
}

/** A comparison of properties. It also offers those on the visitor's saved list, so it is rendered for each request and never cached. */
export default async function ComparePage({ searchParams }: Props) {
  const [parameters, requestHeaders] = await Promise.all([searchParams, headers()]);
  const slugs = parseSlugs(parameters['properties'], MAX_CHOSEN);
  const savedIds = readSavedIds(requestHeaders.get('cookie'));
  const data = await fetchQuery<pageCompareQuery>(query, {
    uri: COMPARE_PATH,
    slugs,
    hasSlugs: slugs.length > 0,
    maxChosen: MAX_CHOSEN,
    savedIds: savedIds.map(String),
    hasSaved: savedIds.length > 0,
    maxSaved: MAX_SAVED,
  });
  return (
    <SiteFrame root={data} pageTitle={TITLE}>
      <CompareTemplate
        slugs={slugs}
        properties={data.chosen?.nodes ?? []}
        saved={data.saved?.nodes ?? []}
        searchUri={data.propertySearchUri}
        onlyDifferences={parameters['facts'] === 'different'}
      />
    </SiteFrame>
  );
}

const query = graphql`
  query pageCompareQuery(
    $uri: String!
    $asPreview: Boolean
    $slugs: [String]
    $hasSlugs: Boolean!
    $maxChosen: Int!
    $savedIds: [ID]
    $hasSaved: Boolean!
    $maxSaved: Int!
  ) {
    ...SiteFrame_root
    propertySearchUri
    chosen: properties(first: $maxChosen, where: { nameIn: $slugs, hasPassword: false }) @include(if: $hasSlugs) {
      nodes {
        ...CompareTemplate_properties
      }
    }
    saved: properties(first: $maxSaved, where: { in: $savedIds, hasPassword: false }) @include(if: $hasSaved) {
      nodes {
        ...CompareTemplate_saved
      }
    }
  }
`;

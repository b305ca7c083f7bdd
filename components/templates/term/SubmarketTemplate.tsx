import { graphql } from 'relay-runtime';
import type { SubmarketTemplate_submarket$key } from '#generated/SubmarketTemplate_submarket.graphql.ts';
import { PropertyMap } from '#components/content-types/market/PropertyMap.tsx';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { selectSourcedFigures } from '#components/ui/numbers/sourced-figures.ts';
import { PlaceContacts } from '#components/ui/places/PlaceContacts.tsx';
import { PlaceFigures } from '#components/ui/places/PlaceFigures.tsx';
import { PlaceJsonLd } from '#components/ui/places/PlaceJsonLd.tsx';
import { PropertiesWithSpace } from '#components/ui/places/PropertiesWithSpace.tsx';
import { PropertyTable } from '#components/ui/places/PropertyTable.tsx';
import { SpaceLink } from '#components/ui/places/SpaceLink.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { readFragment } from '#lib/relay/server.ts';
import type { ListCursor } from '#lib/uri/page-uri.ts';
import { ListPagination } from '../shared/ListPagination.tsx';
import { Title } from '../shared/Title.tsx';
import { NeighboringSubmarkets } from './NeighboringSubmarkets.tsx';

type Props = { submarket: SubmarketTemplate_submarket$key; listCursor: ListCursor | null };

/** The page of a submarket, which is a district of a market: figures, a map of our buildings, the buildings, contacts and neighboring submarkets. */
export function SubmarketTemplate({ submarket: key, listCursor }: Props) {
  const submarket = readFragment(
    graphql`
      fragment SubmarketTemplate_submarket on Submarket {
        name
        uri
        propertySearchUri
        description
        coordinates {
          latitude
          longitude
        }
        figures {
          value
          unit
          label
          source
          date
        }
        seo {
          metaDesc
          breadcrumbs {
            text
            url
          }
        }
        portfolio {
          buildings
          ...SpaceLink_portfolio
          ...PlaceFigures_portfolio
        }
        completeWithSpace: propertiesWithSpace(first: 4, where: { underConstruction: false }) {
          nodes {
            ...PropertiesWithSpace_properties
          }
        }
        plannedWithSpace: propertiesWithSpace(first: 4, where: { underConstruction: true }) {
          nodes {
            ...PropertiesWithSpace_properties
          }
        }
        submarketProperties: properties(first: $feedFirst, last: $feedLast, after: $after, before: $before, where: { hasPassword: false }) {
          nodes {
            ...PropertyMap_properties
            ...PropertyTable_properties
          }
          pageInfo {
            ...ListPagination_pageInfo
          }
        }
        market {
          title
          uri
          slug
          marketMeta {
            state
            leasingContacts {
              ...ContactGroups_people
            }
            operationsContacts {
              ...ContactGroups_people
            }
          }
        }
        ...NeighboringSubmarkets_submarket
      }
    `,
    key,
  );
  const { name, uri, seo, market, portfolio } = submarket;
  const list = submarket.submarketProperties;
  const searchHref = submarket.propertySearchUri;
  const figures = selectSourcedFigures(submarket.figures);
  const isFirstPage = listCursor === null;
  const contactGroups = [
    { title: 'Leasing', people: market?.marketMeta?.leasingContacts },
    { title: 'Operations', people: market?.marketMeta?.operationsContacts },
  ];
  return (
    <>
      <Breadcrumbs items={seo?.breadcrumbs} />
      <PlaceJsonLd
        name={market ? `${name}, ${market.title}` : name}
        uri={uri}
        description={seo?.metaDesc || submarket.description}
        coordinates={submarket.coordinates}
        state={market?.marketMeta?.state}
        containedIn={market && { name: market.title, uri: market.uri }}
      />
      <Hero
        variant="compact"
        eyebrow={[market?.title, formatCoordinates(submarket.coordinates)].filter(Boolean).join(', ')}
        title={<Title html={name} />}
        actions={
          <Actions>
            <SpaceLink portfolio={portfolio} searchHref={searchHref} />
            {market?.uri && <ArrowLink href={market.uri}>{`${market.title} market`}</ArrowLink>}
          </Actions>
        }
      >
        <RichText html={submarket.description} profile="block" />
      </Hero>
      {isFirstPage && (figures.length > 0 || portfolio.buildings > 0) && (
        <PageSheet>
          <SectionHeader title="Submarket figures" />
          <PlaceFigures portfolio={portfolio} published={figures} />
        </PageSheet>
      )}
      <PropertyMap properties={list?.nodes ?? []} place={name}>
        {(map) => (
          <PageSheet ground="night">
            <SectionHeader title="Building locations" />
            {map}
          </PageSheet>
        )}
      </PropertyMap>
      {isFirstPage && (
        <PropertiesWithSpace
          complete={submarket.completeWithSpace?.nodes ?? []}
          planned={submarket.plannedWithSpace?.nodes ?? []}
          searchHref={searchHref}
        />
      )}
      {list && (
        <PageSheet id="properties">
          <SectionHeader title="All buildings" />
          {list.nodes.length > 0 && <PropertyTable properties={list.nodes} label={`All buildings in ${name}`} />}
          <ListPagination
            uri={uri ?? '/'}
            pageInfo={list.pageInfo}
            listCursor={listCursor}
            labels={{ previous: 'Previous', next: 'Next' }}
          />
        </PageSheet>
      )}
      <NeighboringSubmarkets submarket={submarket} />
      <PlaceContacts groups={contactGroups} />
    </>
  );
}

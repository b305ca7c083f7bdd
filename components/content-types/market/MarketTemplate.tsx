import { graphql } from 'relay-runtime';
import type { MarketTemplate_market$key } from '#generated/MarketTemplate_market.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { PropertyMap } from '#components/content-types/market/PropertyMap.tsx';
import { applyCustomBreadcrumbs } from '#lib/seo/custom-breadcrumbs.ts';
import { Title } from '#components/templates/shared/Title.tsx';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { DocumentButton } from '#components/ui/media/DocumentButton.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { selectSourcedFigures } from '#components/ui/numbers/sourced-figures.ts';
import { PlaceContacts } from '#components/ui/places/PlaceContacts.tsx';
import { PlaceFigures } from '#components/ui/places/PlaceFigures.tsx';
import { PlaceJsonLd } from '#components/ui/places/PlaceJsonLd.tsx';
import { PlaceNews } from '#components/ui/places/PlaceNews.tsx';
import { PropertiesWithSpace } from '#components/ui/places/PropertiesWithSpace.tsx';
import { SpaceLink } from '#components/ui/places/SpaceLink.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getMarketPdfUrl } from '#lib/uri/pdf-urls.ts';
import { MarketSubmarkets } from './MarketSubmarkets.tsx';

/** The page of a market, which is a metropolitan area: figures, a map with all of our buildings, submarkets, the first buildings with space, the contacts and news. */
export function MarketTemplate({ market: key }: { market: MarketTemplate_market$key }) {
  const market = readFragment(
    graphql`
      fragment MarketTemplate_market on Market {
        title
        uri
        slug
        propertySearchUri
        seo {
          metaDesc
          breadcrumbs {
            text
            url
          }
        }
        breadcrumbs {
          enableCustomBreadcrumbs
          currentPageTitleOverride
          breadcrumbs {
            label
            link {
              url
            }
          }
        }
        featuredImage {
          node {
            ...Picture_image
          }
        }
        marketMeta {
          name
          state
          description
          coordinates {
            latitude
            longitude
          }
          bannerImage {
            ...Picture_image
          }
          figures {
            value
            unit
            label
            source
            date
          }
          region {
            title
            uri
          }
          leasingContacts {
            ...ContactGroups_people
          }
          developmentContacts {
            ...ContactGroups_people
          }
          investmentContacts {
            ...ContactGroups_people
          }
          operationsContacts {
            ...ContactGroups_people
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
        properties(first: 100) {
          nodes {
            ...PropertyMap_properties
          }
        }
        news(first: 3) {
          nodes {
            ...PlaceNews_posts
          }
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
        ...MarketSubmarkets_market
      }
    `,
    key,
  );
  const { title, uri, seo, marketMeta: meta, portfolio, blocks } = market;
  const name = meta?.name ?? title;
  const { region } = meta ?? {};
  const crumbs = [...(seo?.breadcrumbs ?? [])];
  if (region?.uri) crumbs.splice(-1, 0, { text: region.title, url: region.uri });
  const searchHref = market.propertySearchUri;
  const figures = selectSourcedFigures(meta?.figures);
  const contactGroups = [
    { title: 'Leasing', people: meta?.leasingContacts ?? [] },
    { title: 'Development', people: meta?.developmentContacts ?? [] },
    { title: 'Investment', people: meta?.investmentContacts ?? [] },
    { title: 'Operations', people: meta?.operationsContacts ?? [] },
  ].filter((group) => group.people.length > 0);
  return (
    <>
      <Breadcrumbs items={applyCustomBreadcrumbs(crumbs, market.breadcrumbs)} />
      <PlaceJsonLd
        name={name}
        uri={uri}
        description={seo?.metaDesc}
        coordinates={meta?.coordinates}
        state={meta?.state}
        containedIn={region && { ...region, name: region.title }}
      />
      <Hero
        variant="split"
        eyebrow={[meta?.state, formatCoordinates(meta?.coordinates)].filter(Boolean).join(', ')}
        title={<Title html={title} />}
        image={meta?.bannerImage ?? market.featuredImage?.node}
        actions={
          <Actions>
            <SpaceLink portfolio={portfolio} searchHref={searchHref} />
            {market.slug && portfolio.buildings > 0 && <DocumentButton href={getMarketPdfUrl(market.slug)} name="Market sheet" />}
            {contactGroups.length > 0 && <ArrowLink href="#people">Meet the team</ArrowLink>}
          </Actions>
        }
      >
        <RichText html={meta?.description} profile="block" />
      </Hero>
      {(figures.length > 0 || portfolio.buildings > 0) && (
        <PageSheet>
          <SectionHeader title="Market figures" />
          <PlaceFigures portfolio={portfolio} published={figures} />
        </PageSheet>
      )}
      <PropertyMap properties={market.properties?.nodes ?? []} place={name}>
        {(map) => (
          <PageSheet ground="night">
            <SectionHeader
              title="Building locations"
              moreLink={{ url: searchHref, title: `Search all ${pluralize(portfolio.buildings, 'building')}` }}
            />
            {map}
          </PageSheet>
        )}
      </PropertyMap>
      <MarketSubmarkets market={market} />
      <PropertiesWithSpace
        complete={market.completeWithSpace?.nodes ?? []}
        planned={market.plannedWithSpace?.nodes ?? []}
        searchHref={searchHref}
      />
      <PlaceContacts groups={contactGroups} />
      <PlaceNews posts={market.news?.nodes ?? []} title="Market news" market={market.slug} />
      {blocks?.length ? <BlockTree blocks={blocks} hasPageTitle /> : null}
    </>
  );
}

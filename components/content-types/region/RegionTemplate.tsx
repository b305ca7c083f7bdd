import { graphql } from 'relay-runtime';
import type { RegionTemplate_region$key } from '#generated/RegionTemplate_region.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { applyCustomBreadcrumbs } from '#lib/seo/custom-breadcrumbs.ts';
import { Title } from '#components/templates/shared/Title.tsx';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { MarketMap } from '#components/ui/maps/MarketMap.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { PlaceContacts } from '#components/ui/places/PlaceContacts.tsx';
import { PlaceFigures } from '#components/ui/places/PlaceFigures.tsx';
import { PlaceJsonLd } from '#components/ui/places/PlaceJsonLd.tsx';
import { PlaceNews } from '#components/ui/places/PlaceNews.tsx';
import { PlaceTable } from '#components/ui/places/PlaceTable.tsx';
import { PropertiesWithSpace } from '#components/ui/places/PropertiesWithSpace.tsx';
import { SpaceLink } from '#components/ui/places/SpaceLink.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The page of a region, which is a group of markets with one team: figures, markets, buildings with space, projects, contacts and news. */
export function RegionTemplate({ region: key }: { region: RegionTemplate_region$key }) {
  const region = readFragment(
    graphql`
      fragment RegionTemplate_region on Region {
        title
        uri
        propertySearchUri
        excerpt
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
        regionMeta {
          bannerImage {
            ...Picture_image
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
          dispositionContacts {
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
          ...PlaceTable_portfolio
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
        markets(first: 100) {
          nodes {
            title
            uri
            portfolio {
              ...PlaceTable_portfolio
            }
            ...MarketMap_markets
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
      }
    `,
    key,
  );
  const { title, uri, seo, regionMeta: meta, portfolio, blocks } = region;
  const markets = region.markets?.nodes ?? [];
  const searchHref = region.propertySearchUri;
  const contactGroups = [
    { title: 'Leasing', people: meta?.leasingContacts ?? [] },
    { title: 'Development', people: meta?.developmentContacts ?? [] },
    { title: 'Investment', people: meta?.investmentContacts ?? [] },
    { title: 'Dispositions', people: meta?.dispositionContacts ?? [] },
    { title: 'Operations', people: meta?.operationsContacts ?? [] },
  ].filter((group) => group.people.length > 0);
  return (
    <>
      <Breadcrumbs items={applyCustomBreadcrumbs(seo?.breadcrumbs, region.breadcrumbs)} />
      <PlaceJsonLd name={title} uri={uri} description={seo?.metaDesc} />
      <Hero
        variant="split"
        title={<Title html={title} />}
        image={meta?.bannerImage ?? region.featuredImage?.node}
        actions={
          <Actions>
            <SpaceLink portfolio={portfolio} searchHref={searchHref} />
            {contactGroups.length > 0 && <ArrowLink href="#people">Meet the team</ArrowLink>}
          </Actions>
        }
      >
        <RichText html={region.excerpt} profile="block" />
      </Hero>
      {portfolio.buildings > 0 && (
        <PageSheet>
          <SectionHeader title="Region figures" />
          <PlaceFigures portfolio={portfolio} />
        </PageSheet>
      )}
      {markets.length > 0 && (
        <>
          <PageSheet ground="night">
            <SectionHeader title="Market map" />
            <MarketMap markets={markets} label={`Map of our ${title} markets`} withList isEnlarged />
          </PageSheet>
          <PageSheet>
            <SectionHeader title={markets.length === 1 ? 'Market' : 'Markets compared'} />
            <PlaceTable
              label={`Markets of ${title}`}
              kind="Market"
              places={markets
                .toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? '', 'en-US'))
                .map(({ title: name, uri: marketUri, portfolio: marketPortfolio }) => ({
                  name,
                  uri: marketUri,
                  portfolio: marketPortfolio,
                }))}
              total={markets.length > 1 ? { name: title, uri: null, portfolio } : undefined}
            />
          </PageSheet>
        </>
      )}
      <PropertiesWithSpace
        complete={region.completeWithSpace?.nodes ?? []}
        planned={region.plannedWithSpace?.nodes ?? []}
        searchHref={searchHref}
      />
      {blocks?.length ? (
        <PageSheet>
          <SectionHeader title="About the region" />
          <div className="grid-12">
            <div className="prose from-column-4 inset">
              <BlockTree blocks={blocks} hasPageTitle isInColumn />
            </div>
          </div>
        </PageSheet>
      ) : null}
      <PlaceContacts groups={contactGroups} />
      <PlaceNews posts={region.news?.nodes ?? []} title="News from the region" />
    </>
  );
}

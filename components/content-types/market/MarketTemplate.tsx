import { graphql } from 'relay-runtime';
import type { MarketTemplate_market$key } from '#generated/MarketTemplate_market.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { ContactGroups } from '#components/ui/people/ContactGroups.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { MarketNumbers } from '#components/content-types/market/MarketNumbers.tsx';
import { PropertyMap } from '#components/content-types/market/PropertyMap.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { MarketProperties } from './MarketProperties.tsx';

/** The page of a market, which is a metropolitan area: numbers, a map of our buildings, the buildings and the contacts. */
export function MarketTemplate({ market: key }: { market: MarketTemplate_market$key }) {
  const market = readFragment(
    graphql`
      fragment MarketTemplate_market on Market {
        title
        seo {
          breadcrumbs {
            text
            url
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
          population
          totalSquareFeet
          numberOfProperties
          coordinates {
            latitude
            longitude
          }
          bannerImage {
            ...Picture_image
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
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
        ...PropertyMap_market
        ...MarketNumbers_market
        ...MarketProperties_market
      }
    `,
    key,
  );
  const { seo, marketMeta: meta, blocks } = market;
  const { latitude, longitude } = meta?.coordinates ?? {};
  const hasNumbers = Boolean(meta?.numberOfProperties || meta?.totalSquareFeet || meta?.population);
  const crumbs = [...(seo?.breadcrumbs ?? [])];
  if (meta?.region?.uri) crumbs.splice(-1, 0, { text: meta.region.title, url: meta.region.uri });
  const contactGroups = [
    { title: 'Leasing', people: meta?.leasingContacts ?? [] },
    { title: 'Development', people: meta?.developmentContacts ?? [] },
    { title: 'Investment', people: meta?.investmentContacts ?? [] },
  ].filter((group) => group.people.length > 0);
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <Hero
        variant="split"
        eyebrow={
          <>
            {[meta?.state, typeof latitude === 'number' && typeof longitude === 'number' && formatCoordinates({ latitude, longitude })]
              .filter(Boolean)
              .join(', ')}
          </>
        }
        title={<Title html={market.title} />}
        image={meta?.bannerImage ?? market.featuredImage?.node}
        actions={
          <Actions>
            <ButtonLink href="#properties" variant="signal" icon="arrow">
              View buildings
            </ButtonLink>
            {contactGroups.length > 0 && <ArrowLink href="#people">Meet the team</ArrowLink>}
          </Actions>
        }
      >
        <RichText html={meta?.description} profile="block" />
      </Hero>
      {hasNumbers && (
        <PageSheet>
          <SectionHeader title={`${meta?.name ?? market.title} at a glance`} />
          <MarketNumbers market={market} />
        </PageSheet>
      )}
      <PropertyMap market={market}>
        {(map) => (
          <PageSheet ground="night">
            <SectionHeader title="Building locations" />
            {map}
          </PageSheet>
        )}
      </PropertyMap>
      <MarketProperties market={market} />
      {blocks?.length ? (
        <PageSheet>
          <SectionHeader title="About the market" />
          <div className="grid-12">
            <div className="prose from-column-4 inset">
              <BlockTree blocks={blocks} hasPageTitle isInColumn />
            </div>
          </div>
        </PageSheet>
      ) : null}
      {contactGroups.length > 0 && (
        <PageSheet ground="sunk" id="people">
          <SectionHeader title="Contacts" />
          <ContactGroups groups={contactGroups} />
        </PageSheet>
      )}
    </>
  );
}

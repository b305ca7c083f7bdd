import { graphql } from 'relay-runtime';
import type { MarketTemplate_market$key } from '#generated/MarketTemplate_market.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Actions } from '#components/ui/Actions.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { GoLink } from '#components/ui/GoLink.tsx';
import { ContactGroups } from '#components/ui/ContactGroups.tsx';
import { Hero } from '#components/ui/Hero.tsx';
import { MarketNumbers } from '#components/ui/MarketNumbers.tsx';
import { PropertyMap } from '#components/ui/PropertyMap.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Crumbs } from '#components/ui/Crumbs.tsx';
import { Title } from '../shared/Title.tsx';
import { MarketProperties } from './MarketProperties.tsx';

/** A metropolitan area: numbers, a map of our buildings, what can be leased, and people. */
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
  const people = [
    { title: 'Leasing', people: meta?.leasingContacts ?? [] },
    { title: 'Development', people: meta?.developmentContacts ?? [] },
    { title: 'Investment', people: meta?.investmentContacts ?? [] },
  ].filter((group) => group.people.length > 0);
  return (
    <>
      <Crumbs crumbs={crumbs} />
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
              See the buildings
            </ButtonLink>
            {people.length > 0 && <GoLink href="#people">Meet the team</GoLink>}
          </Actions>
        }
      >
        <RichText html={meta?.description} profile="block" />
      </Hero>
      {hasNumbers && (
        <Sheet>
          <SectionHead title={`${meta?.name ?? market.title}, measured`} />
          <MarketNumbers market={market} />
        </Sheet>
      )}
      <PropertyMap market={market}>
        {(map) => (
          <Sheet ground="night">
            <SectionHead title="Where our buildings stand" />
            {map}
          </Sheet>
        )}
      </PropertyMap>
      <MarketProperties market={market} />
      {blocks?.length ? (
        <Sheet>
          <SectionHead title="The market" />
          <div className="cols">
            <div className="prose c-from4 hang">
              <BlockTree blocks={blocks} titled inColumn />
            </div>
          </div>
        </Sheet>
      ) : null}
      {people.length > 0 && (
        <Sheet ground="sunk" id="people">
          <SectionHead title="Whom to call" />
          <ContactGroups groups={people} />
        </Sheet>
      )}
    </>
  );
}

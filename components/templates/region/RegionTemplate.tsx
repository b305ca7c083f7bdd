import { graphql } from 'relay-runtime';
import type { RegionTemplate_region$key } from '#generated/RegionTemplate_region.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { ContactGroups } from '#components/ui/ContactGroups.tsx';
import { Hero } from '#components/ui/Hero.tsx';
import { RegionNumbers } from '#components/ui/RegionNumbers.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Crumbs } from '#components/ui/Crumbs.tsx';
import { MarketAtlas } from '#components/ui/MarketAtlas.tsx';
import { ownCrumbs } from '../shared/own-crumbs.ts';
import { Title } from '../shared/Title.tsx';

/** Several markets with one team: what stands there, where, and whom to call. */
export function RegionTemplate({ region: key }: { region: RegionTemplate_region$key }) {
  const region = readFragment(
    graphql`
      fragment RegionTemplate_region on Region {
        title
        excerpt
        seo {
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
          numberOfProperties
          totalSquareFeet
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
        }
        markets(first: 100) {
          nodes {
            ...MarketAtlas_markets
          }
        }
        ...RegionNumbers_region
        blocks(flat: true) {
          ...BlockTree_blocks
        }
      }
    `,
    key,
  );
  const { regionMeta: meta, markets, blocks } = region;
  const hasNumbers = Boolean(meta?.numberOfProperties || meta?.totalSquareFeet || markets?.nodes.length);
  const people = [
    { title: 'Leasing', people: meta?.leasingContacts ?? [] },
    { title: 'Development', people: meta?.developmentContacts ?? [] },
    { title: 'Investment', people: meta?.investmentContacts ?? [] },
    { title: 'Disposition', people: meta?.dispositionContacts ?? [] },
  ].filter((group) => group.people.length > 0);
  return (
    <>
      <Crumbs crumbs={ownCrumbs(region.seo?.breadcrumbs, region.breadcrumbs)} />
      <Hero variant="split" title={<Title html={region.title} />} image={meta?.bannerImage ?? region.featuredImage?.node}>
        <RichText html={region.excerpt} profile="block" />
      </Hero>
      {hasNumbers && (
        <Sheet>
          <SectionHead title="The region, measured" />
          <RegionNumbers region={region} />
        </Sheet>
      )}
      {markets?.nodes.length ? (
        <Sheet ground="night">
          <SectionHead title="Its markets" />
          <MarketAtlas markets={markets.nodes} label={`Map of our markets in ${region.title}`} listed />
        </Sheet>
      ) : null}
      {blocks?.length ? (
        <Sheet>
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

import { graphql } from 'relay-runtime';
import type { RegionTemplate_region$key } from '#generated/RegionTemplate_region.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { ContactGroups } from '#components/ui/ContactGroups.tsx';
import { Hero } from '#components/ui/Hero.tsx';
import { Numbers } from '#components/ui/Numbers.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { compactNumber } from '#lib/format/compact.ts';
import { formatArea } from '#lib/format/measure.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Crumbs } from '#components/ui/Crumbs.tsx';
import { MarketAtlas } from '../shared/MarketAtlas.tsx';
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
        blocks(flat: true) {
          ...BlockTree_blocks
        }
      }
    `,
    key,
  );
  const { regionMeta: meta, markets, blocks } = region;
  const area = meta?.totalSquareFeet ? compactNumber(meta.totalSquareFeet) : null;
  const numbers = [
    { heading: 'buildings', number: meta?.numberOfProperties ? String(meta.numberOfProperties) : null },
    {
      heading: 'owned and managed',
      note: meta?.totalSquareFeet ? formatArea(meta.totalSquareFeet).metric : null,
      number: area?.figure,
      suffix: area && `${area.word ?? ''} sq ft`.trim(),
    },
    { heading: markets?.nodes.length === 1 ? 'market' : 'markets', number: markets?.nodes.length ? String(markets.nodes.length) : null },
  ];
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
      {numbers.some(({ number }) => number) && (
        <Sheet>
          <SectionHead title="The region, measured" />
          <Numbers numbers={numbers} arrangement="row" />
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

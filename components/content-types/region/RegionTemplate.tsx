import { graphql } from 'relay-runtime';
import type { RegionTemplate_region$key } from '#generated/RegionTemplate_region.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { ContactGroups } from '#components/ui/people/ContactGroups.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { RegionNumbers } from '#components/content-types/region/RegionNumbers.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { MarketMap } from '#components/ui/maps/MarketMap.tsx';
import { applyCustomBreadcrumbs } from '#lib/seo/custom-breadcrumbs.ts';
import { Title } from '#components/templates/shared/Title.tsx';

/** The page of a region, which is a group of markets with one team: numbers, map and contacts. */
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
            ...MarketMap_markets
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
  const contactGroups = [
    { title: 'Leasing', people: meta?.leasingContacts ?? [] },
    { title: 'Development', people: meta?.developmentContacts ?? [] },
    { title: 'Investment', people: meta?.investmentContacts ?? [] },
    { title: 'Dispositions', people: meta?.dispositionContacts ?? [] },
  ].filter((group) => group.people.length > 0);
  return (
    <>
      <Breadcrumbs items={applyCustomBreadcrumbs(region.seo?.breadcrumbs, region.breadcrumbs)} />
      <Hero variant="split" title={<Title html={region.title} />} image={meta?.bannerImage ?? region.featuredImage?.node}>
        <RichText html={region.excerpt} profile="block" />
      </Hero>
      {hasNumbers && (
        <PageSheet>
          <SectionHeader title="The region at a glance" />
          <RegionNumbers region={region} />
        </PageSheet>
      )}
      {markets?.nodes.length ? (
        <PageSheet ground="night">
          <SectionHeader title="Markets" />
          <MarketMap markets={markets.nodes} label={`Map of our ${region.title} markets`} withList />
        </PageSheet>
      ) : null}
      {blocks?.length ? (
        <PageSheet>
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

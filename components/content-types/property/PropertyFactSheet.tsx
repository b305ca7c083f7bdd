import { graphql } from 'relay-runtime';
import type { PropertyFactSheet_property$key } from '#generated/PropertyFactSheet_property.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { BrochureButton } from '#components/ui/property/BrochureButton.tsx';
import { UnitsPreference } from '#components/ui/numbers/UnitsPreference.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PropertyFactGrid } from '#components/templates/shared/PropertyFactGrid.tsx';
import { isSafeHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import printLayout from './PrintLayout.module.css';

/** The facts of a property in the units that the visitor prefers, with its brochure, its video and its campaign page. */
export function PropertyFactSheet({ property }: { property: PropertyFactSheet_property$key }) {
  const data = readFragment(
    graphql`
      fragment PropertyFactSheet_property on Property {
        propertyFacts {
          propertyPage {
            uri
            propertyPages {
              blocks {
                ... on PropertyPage_Propertypages_Blocks_ExploreProperty {
                  video
                }
              }
            }
          }
        }
        ...BrochureButton_property
        ...readPropertyFacts_property
      }
    `,
    property,
  );
  const campaign = data.propertyFacts?.propertyPage;
  const videoUrl = campaign?.propertyPages?.blocks?.find(({ video }) => video && isSafeHref(video))?.video;
  return (
    <PageSheet lessPadding id="facts" className={printLayout.facts}>
      <SectionHeader title="Property facts" control={<UnitsPreference anchor="facts" />} />
      <div className="stack">
        <PropertyFactGrid property={data} />
        <Actions inset>
          <BrochureButton property={data} />
          {videoUrl && <ArrowLink href={videoUrl}>Watch the video</ArrowLink>}
          {campaign?.uri && <ArrowLink href={campaign.uri}>View highlights page</ArrowLink>}
        </Actions>
      </div>
    </PageSheet>
  );
}

import { graphql } from 'relay-runtime';
import type { PropertyFactSheet_property$key } from '#generated/PropertyFactSheet_property.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { BrochureButton } from '#components/ui/property/BrochureButton.tsx';
import { UnitsPreference } from '#components/ui/numbers/UnitsPreference.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PropertyFactGrid } from '#components/templates/shared/PropertyFactGrid.tsx';
import { isSafeHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { SharePage } from '#components/ui/core/SharePage.tsx';
import printLayout from './PrintLayout.module.css';

/** The facts of a property, with its brochure, its video, its campaign page, and ways to share the page. */
export function PropertyFactSheet({ property }: { property: PropertyFactSheet_property$key }) {
  const data = readFragment(
    graphql`
      fragment PropertyFactSheet_property on Property {
        title
        uri
        propertyFacts {
          city
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
      <SectionHeader title="Property facts" />
      <div className="stack">
        <PropertyFactGrid property={data} />
        <Actions inset>
          <BrochureButton property={data} />
          {videoUrl && (
            <ButtonLink href={videoUrl} icon="arrow">
              Watch the video
            </ButtonLink>
          )}
          {campaign?.uri && (
            <ButtonLink href={campaign.uri} icon="arrow">
              View highlights page
            </ButtonLink>
          )}
          {data.uri && <SharePage title={[data.title, data.propertyFacts?.city].filter(Boolean).join(', ')} url={toSiteUrl(data.uri)} />}
          <UnitsPreference anchor="facts" />
        </Actions>
      </div>
    </PageSheet>
  );
}

import { graphql } from 'relay-runtime';
import type { CampaignHero_layout$key } from '#generated/CampaignHero_layout.graphql.ts';
import type { CampaignHero_property$key } from '#generated/CampaignHero_property.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { getInquiryLabel, INQUIRY_ANCHOR } from '#components/ui/property/inquiry.ts';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { Units } from '#components/ui/numbers/Units.tsx';
import { formatArea } from '#lib/format/measure.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  layout: CampaignHero_layout$key;
  name: string | null;
  status: string | null | undefined;
  property: CampaignHero_property$key | null | undefined;
  level: 1 | 2;
};

/** The hero of a property page. A second one further down is rendered as a section, because a page has only one title. */
export function CampaignHero({ layout, name, status, property: propertyKey, level }: Props) {
  const { backgroundImage, eyebrow, title, subtitle, sqft } = readFragment(
    graphql`
      fragment CampaignHero_layout on PropertyPage_Propertypages_Blocks_Hero {
        eyebrow
        title
        subtitle
        sqft
        backgroundImage {
          ...Picture_image
        }
      }
    `,
    layout,
  );
  const property = readFragment(
    graphql`
      fragment CampaignHero_property on Property {
        uri
        propertyFacts {
          availableSquareFeet
          totalSquareFeet
        }
        campaignStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
        ...PropertyStatus_property
      }
    `,
    propertyKey,
  );
  const squareFeet = property ? property.propertyFacts?.availableSquareFeet || property.propertyFacts?.totalSquareFeet : sqft;
  const area = squareFeet ? formatArea(squareFeet) : null;
  if (level === 2) {
    return (
      <PageSheet>
        <SectionHeader title={title ?? name} note={subtitle} />
      </PageSheet>
    );
  }
  return (
    <Hero
      eyebrow={eyebrow ?? name}
      title={title ?? name}
      image={backgroundImage}
      actions={
        property?.uri && (
          <>
            <ButtonLink href={`${property.uri}${INQUIRY_ANCHOR}`} variant="signal" icon="arrow">
              {getInquiryLabel(property.campaignStatus?.nodes)}
            </ButtonLink>
            <ButtonLink href={property.uri} icon="arrow">
              View all facts and plans
            </ButtonLink>
          </>
        )
      }
    >
      {subtitle && <p>{subtitle}</p>}
      {area && (
        <p>
          <strong>
            <Units {...area} />
          </strong>
          <br />
          <span className="label">
            <Units us={area.metric} metric={area.us} />
          </span>
        </p>
      )}
      {property ? <PropertyStatus property={property} /> : status && <p className="label">{status}</p>}
    </Hero>
  );
}

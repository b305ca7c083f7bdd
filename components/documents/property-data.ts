/** What documents show of a property. Relay fragments can only be read in a render, and documents are not rendered, so this is a plain query. */
import type { PropertyFacts } from '#components/ui/property/property-facts.ts';
import type { StoredBuildingFacts } from '#lib/drawings/building-facts.ts';
import { type PictureData, pictureFields } from '#lib/media/fetch-picture.ts';

export const propertyFields = `
  title
  slug
  uri
  modified: modifiedGmt
  hasPassword
  featuredImage { node { ${pictureFields} } }
  allStatus(first: 1) { nodes { slug name } }
  submarkets(first: 1) { nodes { name } }
  propertyMeta {
    propertyAddress
    market { title }
    propertyMeta { metaTitle metaValue }
  }
  propertyFacts {
    buildingType city acquiredOn acres askingRent availableFrom availablePosition availableSquareFeet availabilityUpdated
    buildingDepthFeet buildingLengthFeet carStalls clearHeightFeet columnSpacingDepthFeet columnSpacingLengthFeet
    divisibleSquareFeet dockDoors driveInDoors floors frontBearingDegrees leaseType officeFloors officePosition
    officeSquareFeet power rail refrigeratedSquareFeet siteDepthFeet siteLengthFeet speedBayFeet sprinklers streetSide
    totalSquareFeet trailerStalls vanStalls yearBuilt zoning
    coordinates { latitude longitude }
    sides { side floor truckCourtFeet dockDoors driveInDoors trailerStalls carStalls vanStalls railcarSpots }
    rooms { name squareFeet lowestFahrenheit highestFahrenheit megawatts }
    distances { name miles minutes coordinates { latitude longitude } }
    highlights { title text }
    contacts { title teamMeta { title phone email } }
  }
`;

export type TeamMember = { title: string; teamMeta: { title: string | null; phone: number | null; email: string | null } | null };

type StoredSide = NonNullable<NonNullable<StoredBuildingFacts['sides']>[number]>;

export type PropertyData = {
  title: string;
  slug: string;
  uri: string | null;
  modified: string | null;
  hasPassword: boolean | null;
  featuredImage: { node: PictureData } | null;
  allStatus: { nodes: readonly { slug: string | null; name: string | null }[] };
  submarkets: { nodes: readonly { name: string | null }[] };
  propertyMeta: {
    propertyAddress: string | null;
    market: { title: string | null } | null;
    propertyMeta: readonly { metaTitle: string | null; metaValue: string | null }[] | null;
  } | null;
  propertyFacts:
    | (Omit<PropertyFacts & StoredBuildingFacts, 'sides'> & {
        sides?: readonly StoredSide[] | null;
        city: string | null;
        availabilityUpdated: string | null;
        highlights: readonly { title: string | null; text: string | null }[] | null;
        contacts: readonly TeamMember[] | null;
      })
    | null;
};

/** Whether a property has space to offer: it can be seen by everyone, and it is not leased. */
export function hasOffer({ hasPassword, propertyFacts, allStatus }: PropertyData): boolean {
  return !hasPassword && (propertyFacts?.availableSquareFeet ?? 0) > 0 && allStatus.nodes[0]?.slug !== 'leased';
}

export const propertyBrochureQuery = `query PropertyBrochureQuery($slug: ID!) {
  generalSettings { title }
  property(id: $slug, idType: SLUG) { ${propertyFields} }
}`;

export const shortlistQuery = `query ShortlistQuery($slugs: [String], $count: Int) {
  propertySearchUri
  generalSettings { title }
  properties(first: $count, where: { nameIn: $slugs, hasPassword: false }) { nodes { ${propertyFields} } }
}`;

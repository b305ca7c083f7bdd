import type { JsonLd } from '#lib/seo/json-ld.ts';
import { parseUsAddress } from '#lib/format/us-address.ts';

export type ListedProperty = {
  title: string | null;
  description: string | null | undefined;
  /** Absolute. */
  url: string | null;
  /** Absolute. */
  image: string | null;
  /** Date and time in ISO 8601 format. */
  published: string | null;
  statusSlug: string | null | undefined;
  address: string | null | undefined;
  /** The publisher of the site, as the structured data of every page identifies it. */
  organization: { name: string | null | undefined; id: string };
  facts: {
    readonly askingRent: number | null;
    readonly availableFrom: string | null;
    readonly availableSquareFeet: number | null;
    readonly availabilityUpdated: string | null;
    readonly clearHeightFeet: number | null;
    readonly dockDoors: number | null;
    readonly divisibleSquareFeet: number | null;
    readonly totalSquareFeet: number | null;
    readonly yearBuilt: number | null;
    readonly coordinates: { readonly latitude: number | null; readonly longitude: number | null } | null;
  } | null;
};

/** Unit codes of UN/CEFACT. */
const SQUARE_FOOT = 'FTK';
const FOOT = 'FOT';

/**
 * Returns a schema.org Place, or a RealEstateListing of the place if space in it is offered. The place is an Accommodation too, because only that type has a
 * floor size.
 */
export function toPropertyJsonLd(property: ListedProperty): JsonLd {
  const { title, description, url, image, published, organization, facts } = property;
  const place: JsonLd = {
    '@type': ['Place', 'Accommodation'],
    ...(url && { '@id': `${url}#place` }),
    name: title,
    description,
    url,
    image,
    address: toPostalAddress(property.address),
    geo: toCoordinates(facts?.coordinates),
    floorSize: facts?.totalSquareFeet ? { '@type': 'QuantitativeValue', value: facts.totalSquareFeet, unitCode: SQUARE_FOOT } : null,
    yearBuilt: facts?.yearBuilt || null,
    additionalProperty: listQuantities(facts),
  };
  if (!facts?.availableSquareFeet || property.statusSlug === 'leased') return place;
  return {
    '@type': 'RealEstateListing',
    ...(url && { '@id': `${url}#listing` }),
    name: title,
    url,
    mainEntityOfPage: url ? { '@id': url } : null,
    datePosted: toDay(published),
    dateModified: toDay(facts.availabilityUpdated),
    mainEntity: place,
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${property.statusSlug === 'available-now' ? 'InStock' : 'PreOrder'}`,
      availabilityStarts: toDay(facts.availableFrom),
      availableAtOrFrom: url ? { '@id': `${url}#place` } : null,
      offeredBy: organization.name ? { '@type': 'Organization', '@id': organization.id, name: organization.name } : null,
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: Math.min(facts.divisibleSquareFeet || facts.availableSquareFeet, facts.availableSquareFeet),
        maxValue: facts.availableSquareFeet,
        unitCode: SQUARE_FOOT,
      },
      priceSpecification: facts.askingRent
        ? {
            '@type': 'UnitPriceSpecification',
            price: facts.askingRent,
            priceCurrency: 'USD',
            unitCode: SQUARE_FOOT,
            unitText: 'per square foot per year',
          }
        : null,
    },
  };
}

function toPostalAddress(address: string | null | undefined): JsonLd | null {
  const { street, city, state, postalCode } = parseUsAddress(address);
  if (!street && !city) return null;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    // Only an address in the United States has the code of a state.
    addressCountry: state ? 'US' : null,
  };
}

function toCoordinates(
  coordinates: { readonly latitude: number | null; readonly longitude: number | null } | null | undefined,
): JsonLd | null {
  const { latitude, longitude } = coordinates ?? {};
  return latitude == null || longitude == null ? null : { '@type': 'GeoCoordinates', latitude, longitude };
}

function listQuantities(facts: ListedProperty['facts']): JsonLd[] | null {
  const quantities: readonly [name: string, value: number | null | undefined, unitCode?: string][] = [
    ['Available area', facts?.availableSquareFeet, SQUARE_FOOT],
    ['Clear height', facts?.clearHeightFeet, FOOT],
    ['Dock doors', facts?.dockDoors],
  ];
  const values = quantities.flatMap(([name, value, unitCode]) =>
    value ? [{ '@type': 'PropertyValue', name, value, ...(unitCode && { unitCode }) }] : [],
  );
  return values.length > 0 ? values : null;
}

const toDay = (date: string | null) => date?.slice(0, 10) ?? null;

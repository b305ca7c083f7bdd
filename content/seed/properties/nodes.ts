/** Buildings as nodes of the content service. */
import { pictureKey, toRefs } from '../page.ts';
import { buildings, formatCount } from '../figures.ts';
import { getContacts } from '../people/nodes.ts';
import { getMarket } from '../places/markets.ts';
import { articleBlocks } from '../article-notation.ts';
import { ref, type SeedNode } from '../types.ts';
import { describeBuilding, formatLongDate } from './describe-building.ts';
import { getBrochureSlug } from '../downloads/pdf-downloads.ts';
import { getCampaignSlug } from './generate-campaigns.ts';
import type { Building } from './building.ts';

export const statusNames: Readonly<Record<Building['status'], string>> = {
  'available-now': 'Available now',
  'available-later': 'Available later',
  'under-construction': 'Under construction',
  leased: 'Leased',
};

function getSummary(item: Building): string {
  const size = `${formatCount(item.total)} square feet in ${item.city}, ${item.clear} ft clear, ${formatCount(item.docks)} dock doors.`;
  if (item.status === 'leased') return `${size} Leased.`;
  const unit = item.available === item.total ? 'All of it' : `${formatCount(item.available)} square feet`;
  return `${size} ${unit} ${item.status === 'available-now' ? 'available now' : `from ${formatLongDate(item.from ?? '')}`}.`;
}

function createPropertyNode(item: Building): SeedNode {
  const { region } = getMarket(item.market);
  const people = [...getContacts(region, 'Leasing').slice(0, 2), ...getContacts(region, 'Operations').slice(0, 1)].slice(0, 2);
  return {
    type: 'properties',
    slug: item.slug,
    title: item.name,
    date: item.published,
    modified: `${item.checked}T06:00:00`,
    author: 'user:leasing',
    excerpt: getSummary(item),
    featuredImage: pictureKey(item.picture),
    terms: { status: [item.status] },
    blocks: item.text === undefined ? describeBuilding(item) : articleBlocks(item.text),
    fields: {
      propertyMeta: {
        propertyAddress: `${item.street}\n${item.place}`,
        propertyDownload: getBrochureSlug(item) === undefined ? null : ref(`attachment:${getBrochureSlug(item) ?? ''}`),
        market: ref(`markets:${item.market}`),
        propertyMeta: item.more.map(([metaTitle, metaValue]) => ({ metaTitle, metaValue })),
      },
      propertyFacts: {
        buildingType: item.type,
        city: item.city,
        submarket: item.submarket,
        availableSquareFeet: item.status === 'leased' ? null : item.available,
        totalSquareFeet: item.total,
        divisibleSquareFeet: item.divisible,
        buildingLengthFeet: item.length,
        clearHeightFeet: item.clear,
        dockDoors: item.docks,
        driveInDoors: item.driveIns,
        trailerStalls: item.trailers,
        carStalls: item.cars,
        officeSquareFeet: item.office,
        acres: item.acres,
        yearBuilt: item.built,
        power: item.power,
        rail: item.rail,
        sprinklers: item.sprinklers,
        zoning: item.zoning,
        leaseType: item.leaseType,
        askingRent: item.rent,
        availableFrom: item.from,
        coordinates: { latitude: item.latitude, longitude: item.longitude },
        gallery: toRefs(item.gallery.map(pictureKey)),
        contacts: toRefs(people.map((person) => `team:${person.slug}` as const)),
        propertyPage: getCampaignSlug(item) === undefined ? null : ref(`property_page:${getCampaignSlug(item) ?? ''}`),
        availabilityUpdated: item.checked,
      },
    },
    seo: { title: `${item.name}, ${item.city}: ${formatCount(item.total)} sq ft`, description: getSummary(item) },
  };
}

export const propertyNodes: readonly SeedNode[] = buildings.map(createPropertyNode);

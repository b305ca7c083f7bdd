/** Converts buildings to property nodes. */
import { pictureKey, toRefs } from '../page.ts';
import { buildings, formatCount } from '../figures.ts';
import { getContacts } from '../people/nodes.ts';
import { getMarket } from '../places/markets.ts';
import { getSubmarketSlug } from '../places/submarkets.ts';
import { articleBlocks } from '../article-notation.ts';
import { ref, type SeedNode } from '../types.ts';
import { describeBuilding, formatLongDate } from './describe-building.ts';
import { getHighlights } from './describe-highlights.ts';
import { getBuildingPicture } from './building-pictures.ts';
import { getPictureAnnotations } from './picture-annotations.ts';
import { getCampaignSlug } from './generate-campaigns.ts';
import type { Building } from './building.ts';
import { getGallery } from './gallery-pictures.ts';
import { getBuildingLayout, getDepth, getRefrigeratedSquareFeet } from './building-layout.ts';
import { getDistances } from './distances.ts';

export const statusNames: Readonly<Record<Building['status'], string>> = {
  'available-now': 'Available now',
  'available-later': 'Available later',
  'under-construction': 'Under construction',
  leased: 'Leased',
};

function getSummary(item: Building): string {
  const size = `${formatCount(item.totalSquareFeet)} square feet in ${item.city}, ${item.clearHeightFeet} ft clear, ${formatCount(item.dockDoors)} dock doors.`;
  if (item.status === 'leased') return `${size} Fully leased.`;
  const unit =
    item.availableSquareFeet === item.totalSquareFeet ? 'Entire building' : `${formatCount(item.availableSquareFeet)} square feet`;
  return `${size} ${unit} available ${item.status === 'available-now' ? 'now' : `from ${formatLongDate(item.availableFrom ?? '')}`}.`;
}

/** `4,000 A, 480 V` → 4000; null if the capacity is not stated in amperes. */
function parseAmps(power: string): number | null {
  const [, amps] = /^([\d,]+) A\b/.exec(power) ?? [];
  return amps === undefined ? null : Number(amps.replaceAll(',', ''));
}

/** `48 MW, two 120 kV feeds` → 48 */
function parseMegawatts(power: string): number | null {
  const [, megawatts] = /^([\d.]+) MW\b/.exec(power) ?? [];
  return megawatts === undefined ? null : Number(megawatts);
}

function createPropertyNode(item: Building): SeedNode {
  const { region } = getMarket(item.market);
  const picture = getBuildingPicture(item.slug);
  const layout = getBuildingLayout(item);
  const people = [...getContacts(region, 'Leasing').slice(0, 2), ...getContacts(region, 'Operations').slice(0, 1)].slice(0, 2);
  return {
    type: 'properties',
    slug: item.slug,
    title: item.name,
    date: item.published,
    modified: `${item.availabilityCheckedOn}T06:00:00`,
    author: 'user:leasing',
    excerpt: getSummary(item),
    ...(picture !== undefined && { featuredImage: pictureKey(picture) }),
    terms: { status: [item.status], submarket: [getSubmarketSlug(item)] },
    blocks: item.text === undefined ? describeBuilding(item) : articleBlocks(item.text),
    fields: {
      propertyMeta: {
        propertyAddress: `${item.street}\n${item.cityLine}`,
        propertyDownload: null,
        market: ref(`markets:${item.market}`),
        propertyMeta: item.details.map(([metaTitle, metaValue]) => ({ metaTitle, metaValue })),
      },
      propertyFacts: {
        buildingType: item.type,
        city: item.city,
        availableSquareFeet: item.status === 'leased' ? null : item.availableSquareFeet,
        totalSquareFeet: item.totalSquareFeet,
        divisibleSquareFeet: item.availableSquareFeet > 0 ? item.divisibleSquareFeet : null,
        buildingLengthFeet: item.lengthFeet,
        buildingDepthFeet: getDepth(item),
        floors: layout.floors,
        columnSpacingLengthFeet: layout.columnSpacingLengthFeet,
        columnSpacingDepthFeet: layout.columnSpacingDepthFeet,
        speedBayFeet: layout.speedBayFeet,
        clearHeightFeet: item.clearHeightFeet,
        dockDoors: item.dockDoors,
        driveInDoors: item.driveInDoors,
        trailerStalls: item.trailerStalls,
        carStalls: item.carStalls,
        vanStalls: item.vanStalls ?? null,
        sides: layout.sides.map((side) => ({ ...side })),
        officeSquareFeet: item.officeSquareFeet,
        officeFloors: layout.officeFloors,
        officePosition: layout.officePosition,
        rooms: layout.rooms.map((room) => ({ ...room })),
        refrigeratedSquareFeet: getRefrigeratedSquareFeet(layout),
        acres: item.acres,
        siteLengthFeet: layout.site?.[0] ?? null,
        siteDepthFeet: layout.site?.[1] ?? null,
        streetSide: layout.streetSide,
        frontBearingDegrees: layout.frontBearingDegrees,
        availablePosition: layout.availablePosition,
        yearBuilt: item.yearBuilt,
        acquiredOn: item.acquiredOn ?? null,
        power: item.power,
        powerAmps: parseAmps(item.power),
        powerMegawatts: parseMegawatts(item.power),
        rail: item.rail,
        sprinklers: item.sprinklers,
        zoning: item.zoning,
        leaseType: item.leaseType,
        askingRent: item.askingRent,
        availableFrom: item.availableFrom,
        coordinates: { latitude: item.latitude, longitude: item.longitude },
        distances: getDistances(item).map(({ name, miles, minutes, latitude, longitude }) => ({
          name,
          miles,
          minutes,
          coordinates: { latitude, longitude },
        })),
        pictureAnnotations: getPictureAnnotations(item),
        highlights: getHighlights(item).map(([title, text]) => ({ title, text })),
        gallery: toRefs(getGallery(item.slug).map((slug) => `attachment:${slug}` as const)),
        contacts: toRefs(people.map((person) => `team:${person.slug}` as const)),
        propertyPage: getCampaignSlug(item) === undefined ? null : ref(`property_page:${getCampaignSlug(item) ?? ''}`),
        availabilityUpdated: item.availabilityCheckedOn,
      },
    },
    seo: { title: `${item.name}, ${item.city}: ${formatCount(item.totalSquareFeet)} sq ft`, description: getSummary(item) },
  };
}

export const propertyNodes: readonly SeedNode[] = buildings.map(createPropertyNode);

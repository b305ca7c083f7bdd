/** Buildings as nodes of the content service. */
import { picture, refs } from '../content.ts';
import { buildings, count } from '../figures.ts';
import { contactsIn } from '../people/nodes.ts';
import { marketOf } from '../places/markets.ts';
import { prose } from '../prose.ts';
import { ref, type SeedNode } from '../types.ts';
import { describe, longDate } from './describe.ts';
import { brochureOf } from '../downloads/documents.ts';
import { campaignOf } from './compose-campaign.ts';
import type { Building } from './record.ts';

export const statusNames: Readonly<Record<Building['status'], string>> = {
  'available-now': 'Available now',
  'available-later': 'Available later',
  'under-construction': 'Under construction',
  leased: 'Leased',
};

function summary(item: Building): string {
  const size = `${count(item.total)} square feet in ${item.city}, ${item.clear} ft clear, ${count(item.docks)} dock doors.`;
  if (item.status === 'leased') return `${size} Leased.`;
  const unit = item.available === item.total ? 'All of it' : `${count(item.available)} square feet`;
  return `${size} ${unit} ${item.status === 'available-now' ? 'available now' : `from ${longDate(item.from ?? '')}`}.`;
}

function propertyNode(item: Building): SeedNode {
  const { region } = marketOf(item.market);
  const people = [...contactsIn(region, 'Leasing').slice(0, 2), ...contactsIn(region, 'Operations').slice(0, 1)].slice(0, 2);
  return {
    type: 'properties',
    slug: item.slug,
    title: item.name,
    date: item.published,
    modified: `${item.checked}T06:00:00`,
    author: 'user:leasing',
    excerpt: summary(item),
    featuredImage: picture(item.picture),
    terms: { status: [item.status] },
    blocks: item.text === undefined ? describe(item) : prose(item.text),
    fields: {
      propertyMeta: {
        propertyAddress: `${item.street}\n${item.place}`,
        propertyDownload: brochureOf(item) === undefined ? null : ref(`attachment:${brochureOf(item) ?? ''}`),
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
        gallery: refs(item.gallery.map(picture)),
        contacts: refs(people.map((person) => `team:${person.slug}` as const)),
        propertyPage: campaignOf(item) === undefined ? null : ref(`property_page:${campaignOf(item) ?? ''}`),
        availabilityUpdated: item.checked,
      },
    },
    seo: { title: `${item.name}, ${item.city}: ${count(item.total)} sq ft`, description: summary(item) },
  };
}

export const propertyNodes: readonly SeedNode[] = buildings.map(propertyNode);

/** Campaign pages: a marketing page for one building, made of layout sections. */
import { pictureKey } from '../page.ts';
import { buildings, formatCount, figures, formatSquareMeters } from '../figures.ts';
import { getContacts } from '../people/nodes.ts';
import { getMarket } from '../places/markets.ts';
import { ref, type Json, type SeedNode } from '../types.ts';
import { getBuildingPicture } from './building-pictures.ts';
import { generatedCampaigns, type Campaign } from './generate-campaigns.ts';
import { statusNames } from './nodes.ts';
import { getBuildingLayout } from './building-layout.ts';
import { getDistances } from './distances.ts';
import type { Building } from './building.ts';

const handwrittenCampaigns: readonly Campaign[] = [
  {
    slug: 'trinity-crossing-2',
    title: 'One million square feet, ready today',
    subtitle: 'A 1,690-foot cross-dock, two minutes from I-45.',
    highlights: [
      ['186 doors', '93 on each side, 617 feet apart'],
      ['4,000 amps', 'Live today, with a second feed reserved'],
      ['FTZ 39', 'Magnet-site approval, transferable to the tenant'],
      ['312 trailer stalls', '1.7 per dock door'],
    ],
    growth: [
      ['Lot 3', 'Graded and permitted for another 480,000 square feet'],
      ['Rooftop solar', 'Designed for 3.1 MW, with power below the grid price'],
    ],
  },
  {
    slug: 'harbor-gate-5',
    title: 'One traffic light from the berth',
    subtitle: '318,400 square feet inside Tacoma’s overweight corridor.',
    highlights: [
      ['1.1 miles', 'To the nearest berth, with one traffic light'],
      ['98,000 lb', 'Gross weight for sealed ocean containers, with no permit per trip'],
      ['62 doors', 'All facing the port, under four-foot canopies'],
    ],
    growth: [
      ['Shared yard', 'Direct access to the yard of Harbor Gate 4, which saves each truck 0.8 miles'],
      ['Trailer parking', '118 stalls, with room for 40 more along the east fence'],
    ],
  },
  {
    slug: 'agua-fria-cold-store',
    title: 'Six rooms, from cooler to ten below',
    subtitle: '264,900 square feet of cold storage in Goodyear, available March 1, 2027.',
    highlights: [
      ['41,600 pallets', 'Nine high, 48 feet clear'],
      ['CO₂', '1,150 tons of refrigeration, no ammonia'],
      ['44 doors', 'On an enclosed dock at 38 °F'],
      ['8,000 amps', 'Two feeds from two substations'],
    ],
    growth: [
      ['Rooftop solar', '2.2 MW, which covers 38% of the plant’s annual power use'],
      ['Seventh room', 'Footings and piping are in place for another 6,900 pallets'],
    ],
  },
  {
    slug: 'ironbound-last-mile',
    title: '3.9 million people in 30 minutes',
    subtitle: 'A last-mile building in Newark, with 260 van stalls under solar canopies.',
    highlights: [
      ['12 van doors', 'And 28 indoor loading positions'],
      ['120 chargers', 'With conduit for the other 140 stalls'],
      ['0.9 miles', 'To the New Jersey Turnpike, exit 15E'],
    ],
    growth: [
      ['More chargers', '140 more, within 20 weeks of your order'],
      ['Parking deck', 'Columns are sized for a deck with 180 car stalls'],
    ],
  },
  {
    slug: 'rialto-foundry',
    title: 'A foundry until 1987, a warehouse in 2027',
    subtitle: '487,600 square feet in Rialto, shell complete in June 2027.',
    highlights: [
      ['1,016 feet', 'Building length, on 25.8 acres'],
      ['92 doors', 'In groups of six, with a 60-foot speed bay'],
      ['40 feet', 'Clear height at the first column'],
      ['54,000 tons', 'Of soil cleaned and reused on site'],
    ],
    growth: [
      ['North lot', '3.1 acres for 74 more trailers, from 2028'],
      ['Truck charging', 'Conduit for 23 truck chargers'],
    ],
  },
  {
    slug: 'calumet-stack',
    title: 'Three levels, six miles from the Loop',
    subtitle: '602,000 square feet with a truck court on every floor.',
    highlights: [
      ['11%', 'Maximum grade of the heated ramp'],
      ['350 psf', 'Floor load on levels 2 and 3'],
      ['118 doors', 'On three levels'],
      ['16 minutes', 'To the Loop at 7 am'],
    ],
    growth: [
      ['Roof terrace', '9,000 square feet for employees on all three levels'],
      ['Office space', '18,000 square feet on Ashland Avenue, divisible to 3,000'],
    ],
  },
  {
    slug: 'valwood-nine',
    title: 'A third of the building, available now',
    subtitle: '79,300 square feet in Carrollton, with 16 dock doors.',
    highlights: [
      ['16 doors', 'Of the building’s 48'],
      ['3,100 sq ft', 'Spec office, finished in 2024'],
      ['3 minutes', 'To I-35E, exit 441'],
    ],
    growth: [
      ['Middle unit', 'Its lease ends in 2029, and you get a right of first offer'],
      ['Divisible', 'A demising wall makes two units of about 39,600 square feet'],
    ],
  },
  {
    slug: 'kaufman-gateway',
    title: 'Available March 1, with racking in place',
    subtitle: '506,800 square feet in Forney, with 96 dock doors and 172 trailer stalls.',
    highlights: [
      ['28,400 positions', 'Of pallet racking, for sale in place'],
      ['96 doors', 'With a 60-foot speed bay'],
      ['40 feet', 'Clear height at the first column'],
    ],
    growth: [
      ['Trailer lot', '60 more stalls on 2.4 acres across the truck court'],
      ['Rooftop solar', 'Roof installed in 2020 and certified in 2026 for 1.5 MW'],
    ],
  },
  {
    slug: 'orchard-timber-one',
    title: 'With an office wing of local timber',
    subtitle: '210,400 square feet in Hillsboro, delivering February 2028.',
    highlights: [
      ['31,000 cubic feet', 'Of Douglas fir in the office wing'],
      ['40 dock doors', 'Plus six drive-in doors'],
      ['Four units', 'From 52,600 square feet'],
    ],
    growth: [
      ['The grove', '210 preserved conifers, with two paths to the bus stop'],
      ['Stormwater basin', 'Sized for a 25-year storm, with capacity for the neighboring lots'],
    ],
  },
  {
    slug: 'mossdale-5',
    title: 'A new cross-dock for the Central Valley',
    subtitle: '640,000 square feet in Lathrop, available October 2027.',
    highlights: [
      ['124 doors', 'On two sides, in groups of six'],
      ['3.1 feet', 'Above the 200-year flood level'],
      ['90 minutes', 'To the Port of Oakland'],
    ],
    growth: [
      ['Mossdale 6', '22 acres, entitled for 380,000 square feet'],
      ['Rooftop solar', 'Designed for 1.9 MW'],
    ],
  },
  {
    slug: 'ogeechee-4',
    title: '22 minutes from the Garden City Terminal',
    subtitle: '780,000 square feet in Bloomingdale, available September 2027.',
    highlights: [
      ['152 doors', '70-foot speed bays on both sides'],
      ['268 trailer stalls', '1.8 per dock door'],
      ['140 mph', 'Design wind speed'],
    ],
    growth: [
      ['Cypress wetland', '22 preserved acres hold stormwater for both lots'],
      ['Divisible', 'Four units of 195,000 square feet'],
    ],
  },
  {
    slug: 'saucon-works-3',
    title: 'Rail-served, on the site of a plate mill',
    subtitle: '560,000 square feet in Bethlehem, available November 2027.',
    highlights: [
      ['Eight railcar spots', 'Switch approved, Norfolk Southern'],
      ['108 doors', 'On two sides'],
      ['1.9 miles', 'To I-78, five minutes'],
    ],
    growth: [
      ['Saucon Works 4', '14 acres, remediated in 2025, entitled for 240,000 square feet'],
      ['The mill wall', '310 feet of the original wall will shelter a break garden'],
    ],
  },
];

function getBuilding(slug: string): Building {
  const found = buildings.find((item) => item.slug === slug);
  if (!found) throw new Error(`No building has the slug “${slug}”.`);
  return found;
}

/** One section: the name of its layout and its field values. */
function layoutSection(fieldGroupName: string, values: { readonly [name: string]: Json | undefined }): Json {
  return { layout: fieldGroupName, ...values };
}

/** Typical bay and truck court, as far as they are known. */
function describeLayout(item: Building): readonly (readonly [string, string])[] {
  const { columnSpacingLengthFeet: along, columnSpacingDepthFeet: across, speedBayFeet, sides } = getBuildingLayout(item);
  const court = sides.find(({ truckCourtFeet }) => truckCourtFeet !== undefined)?.truckCourtFeet;
  return [
    ...(along && across
      ? [['Typical bay', `${along} × ${across} ft${speedBayFeet ? `, speed bay ${speedBayFeet} ft` : ''}`] as const]
      : []),
    ...(court ? [['Truck court', `${court} ft`] as const] : []),
  ];
}

function getDetailRows(item: Building): Json {
  const rows: readonly (readonly [string, string])[] = [
    ['Available space', `${formatCount(item.availableSquareFeet)} sq ft (${formatSquareMeters(item.availableSquareFeet)})`],
    ['Building area', `${formatCount(item.totalSquareFeet)} sq ft (${formatSquareMeters(item.totalSquareFeet)})`],
    ['Divisible to', `${formatCount(item.divisibleSquareFeet)} sq ft`],
    ['Clear height', `${item.clearHeightFeet} ft`],
    ['Dock doors', formatCount(item.dockDoors)],
    ['Drive-in doors', formatCount(item.driveInDoors)],
    ['Trailer stalls', formatCount(item.trailerStalls)],
    ['Car stalls', formatCount(item.carStalls)],
    ['Power', item.power],
    ['Sprinklers', item.sprinklers],
    ['Zoning', item.zoning],
    ['Site', `${item.acres} acres`],
    ...describeLayout(item),
    ...item.details,
    ...getDistances(item).map(({ name, miles, minutes }): readonly [string, string] => [name, `${miles} mi, ${minutes} min`]),
  ];
  return rows.map(([key, value]) => ({ key, value }));
}

function createCampaignNode(campaign: Campaign): SeedNode {
  const item = getBuilding(campaign.slug);
  const market = getMarket(item.market);
  const picture = getBuildingPicture(item.slug);
  const people = getContacts(market.region, 'Leasing').slice(0, 2);
  return {
    type: 'property_page',
    slug: campaign.slug,
    title: item.name,
    date: item.published,
    modified: `${item.availabilityCheckedOn}T06:00:00`,
    author: 'user:leasing',
    ...(picture !== undefined && { featuredImage: pictureKey(picture) }),
    fields: {
      propertyPages: {
        propertyName: item.name,
        propertyStatus: statusNames[item.status],
        blocks: [
          layoutSection('Hero', {
            backgroundImage: picture === undefined ? null : ref(pictureKey(picture)),
            eyebrow: item.city.startsWith(`${market.name},`) ? item.city : `${item.city} · ${market.name}`,
            title: campaign.title,
            subtitle: campaign.subtitle,
            sqft: item.availableSquareFeet,
          }),
          layoutSection('Highlights', {
            title: 'Highlights',
            highlights: campaign.highlights.map(([title, subtitle]) => ({ title, subtitle })),
          }),
          layoutSection('Details', {
            title: 'Property facts',
            address: `${item.street}\n${item.cityLine}`,
            market: ref(`markets:${item.market}`),
            submarket: item.submarket,
            brochure: null,
            photoGallery: [],
            detailsList: getDetailRows(item),
            coordinates: { latitude: item.latitude, longitude: item.longitude },
          }),
          layoutSection('ExpansionOpportunities', {
            title: 'Expansion options',
            items: campaign.growth.map(([title, subtitle]) => ({ image: null, title, subtitle })),
          }),
          layoutSection('BrokerInfo', {
            title: 'Schedule a tour',
            description: '<p>Tours take 40 minutes and start at the truck gate. We bring the hard hats.</p>',
            items: people.map((person) => ({
              name: person.name,
              position: `${person.title}, Causeway Logistics`,
              email: person.email,
              profilePic: ref(pictureKey(`portrait-${person.slug}`)),
              phone: String(person.phone).replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
            })),
          }),
          layoutSection('AboutLink', {
            aboutLinkTitle: 'About the owner',
            aboutLinkDescription: `<p>Causeway Logistics owns ${figures.buildings} buildings with ${figures.squareFeetInMillions} million square feet in ${figures.markets} markets and holds them for the long term. <a href="/about/">About the company</a></p>`,
          }),
        ],
      },
    },
    seo: { title: `${item.name}: ${campaign.title}`, description: campaign.subtitle },
  };
}

export const campaignNodes: readonly SeedNode[] = [...handwrittenCampaigns, ...generatedCampaigns].map(createCampaignNode);

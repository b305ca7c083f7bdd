/** Campaign pages: one building each, in sections of fixed shapes. */
import { pictureKey, toRefs } from '../page.ts';
import { buildings, formatCount, figures, formatSquareMeters } from '../figures.ts';
import { getContacts } from '../people/nodes.ts';
import { getMarket } from '../places/markets.ts';
import { ref, type Json, type SeedNode } from '../types.ts';
import { getBrochureSlug } from '../downloads/pdf-downloads.ts';
import { generatedCampaigns, type Campaign } from './generate-campaigns.ts';
import { statusNames } from './nodes.ts';
import type { Building } from './building.ts';

const handwrittenCampaigns: readonly Campaign[] = [
  {
    slug: 'trinity-crossing-2',
    title: 'One million square feet, dry and powered',
    subtitle: 'A cross-dock 1,690 feet long, two minutes from I-45.',
    highlights: [
      ['186 doors', '93 on each side, 617 feet apart'],
      ['4,000 A', 'Live today, second feed reserved'],
      ['FTZ 39', 'Magnet-site approval, transferable'],
      ['312 trailer stalls', '1.7 for each door'],
    ],
    growth: [
      ['hero-dawn-park', 'Lot 3', 'Graded and permitted for another 480,000 square feet'],
      ['sus-rooftop-solar', 'The roof', 'Built for 3.1 MW; you buy the power below the grid price'],
    ],
    film: 'https://video.causeway.example/trinity-crossing-2',
  },
  {
    slug: 'harbor-gate-5',
    title: 'One light from the berth',
    subtitle: '318,400 square feet inside Tacoma’s overweight corridor.',
    highlights: [
      ['1.1 miles', 'To the nearest quay, one traffic light'],
      ['98,000 lb', 'Sealed containers at sea weight, no permit for each trip'],
      ['62 doors', 'All on the quay side, four-foot canopies'],
    ],
    growth: [
      ['hero-port', 'One yard', 'The fence to Harbor Gate 4 is open: 0.8 miles less for each truck'],
      ['ext-dock-row', 'The yard', '118 stalls, room for 40 more on the east fence'],
    ],
    film: 'https://video.causeway.example/harbor-gate-5',
  },
  {
    slug: 'agua-fria-cold-store',
    title: 'Six rooms from cool to ten below',
    subtitle: '264,900 square feet of cold store, running through the change of tenant.',
    highlights: [
      ['41,600 pallets', 'Nine high, 48 feet clear'],
      ['CO₂', '1,150 tons, no ammonia in the rooms'],
      ['44 doors', 'On an enclosed dock at 38 degrees'],
      ['8,000 A', 'Two feeds from two substations'],
    ],
    growth: [
      ['sus-rooftop-solar', 'The roof', '2.2 MW, 38% of the plant’s year'],
      ['int-racking', 'Room seven', 'Footings and pipes are in for another 6,900 pallets'],
    ],
  },
  {
    slug: 'ironbound-last-mile',
    title: '3.9 million people in 30 minutes',
    subtitle: 'A van building in Newark, with 260 stalls under panels.',
    highlights: [
      ['12 van doors', 'And 28 loading positions under the roof'],
      ['120 chargers', 'Conduit for the other 140 stalls'],
      ['0.9 miles', 'To the Turnpike, exit 15E'],
    ],
    growth: [
      ['ext-lastmile-vans', 'Second canopy', '140 more chargers, 20 weeks from order'],
      ['ext-urban-infill', 'Upper deck', 'Columns are sized for a parking deck of 180 cars'],
    ],
  },
  {
    slug: 'rialto-foundry',
    title: 'A foundry until 1987, a warehouse in 2027',
    subtitle: '487,600 square feet in Rialto; the shell is done in June.',
    highlights: [
      ['1,016 feet', 'Of building on 25.8 acres'],
      ['92 doors', 'In groups of six, 60-foot speed bay'],
      ['40 feet', 'Clear at the first column'],
      ['54,000 tons', 'Of the old ground, cleaned and put back'],
    ],
    growth: [
      ['ba-brownfield-after', 'The north lot', '3.1 acres for 74 more trailers, from 2028'],
      ['sus-ev-trucks', 'The gate', 'Conduit for 23 truck chargers'],
    ],
  },
  {
    slug: 'calumet-stack',
    title: 'Three levels, six miles from the Loop',
    subtitle: '602,000 square feet with a truck court on each floor.',
    highlights: [
      ['11%', 'Steepest grade of the ramp, heated'],
      ['350 psf', 'Floor load on levels 2 and 3'],
      ['118 doors', 'On three levels'],
      ['16 minutes', 'To the Loop at seven in the morning'],
    ],
    growth: [
      ['com-roof-terrace', 'The roof', 'A terrace of 9,000 square feet for the crews of all three levels'],
      ['ext-urban-infill', 'Ashland side', '18,000 square feet of office, divisible from 3,000'],
    ],
    film: 'https://video.causeway.example/calumet-stack',
  },
  {
    slug: 'valwood-nine',
    title: 'The west third is open',
    subtitle: '79,300 square feet in Carrollton, with 16 doors.',
    highlights: [
      ['16 doors', 'Of the building’s 48'],
      ['3,100 sq ft', 'Office corner, finished in 2024'],
      ['3 minutes', 'To I-35E, exit 441'],
    ],
    growth: [
      ['ext-frontal-fins', 'The middle bay', 'Its lease ends in 2029, and you are asked first'],
      ['int-shell', 'Column line 7', 'One wall makes two units of about 39,600'],
    ],
  },
  {
    slug: 'kaufman-gateway',
    title: 'Free on March 1, racking included',
    subtitle: '506,800 square feet in Forney, 96 doors, 172 trailer stalls.',
    highlights: [
      ['28,400 positions', 'Of racking, for sale in place'],
      ['96 doors', '60-foot speed bay'],
      ['40 feet', 'Clear at the first column'],
    ],
    growth: [
      ['ext-dock-row', 'The trailer lot', '60 more stalls on 2.4 acres across the court'],
      ['sus-rooftop-solar', 'The roof', 'Built in 2020, checked in 2026 for 1.5 MW'],
    ],
  },
  {
    slug: 'orchard-timber-one',
    title: 'An office wing grown within 200 miles',
    subtitle: '210,400 square feet in Hillsboro, ready in February 2028.',
    highlights: [
      ['31,000 cubic feet', 'Of Douglas fir in the office wing'],
      ['40 doors', 'And six at grade'],
      ['Four units', 'From 52,600 square feet'],
    ],
    growth: [
      ['ext-timber-grove', 'The grove', '210 conifers stay; two paths lead to the bus'],
      ['sus-wetland', 'The basin', 'Takes the 25-year storm of the whole street'],
    ],
  },
  {
    slug: 'mossdale-5',
    title: 'Trinity’s section, on the San Joaquin',
    subtitle: '640,000 square feet in Lathrop, from October 2027.',
    highlights: [
      ['124 doors', 'On two faces, in groups of six'],
      ['3.1 feet', 'Above the 200-year flood'],
      ['90 minutes', 'To the port of Oakland'],
    ],
    growth: [
      ['hero-dawn-park', 'Mossdale 6', '22 acres, entitled for 380,000 square feet'],
      ['sus-rooftop-solar', 'The roof', 'Built for 1.9 MW'],
    ],
  },
  {
    slug: 'ogeechee-4',
    title: '22 minutes from Garden City',
    subtitle: '780,000 square feet in Bloomingdale, the largest start of 2026.',
    highlights: [
      ['152 doors', '70-foot speed bays on both sides'],
      ['268 stalls', '1.8 for each door'],
      ['140 mph', 'Design wind'],
    ],
    growth: [
      ['sus-wetland', 'The cypress stand', '22 acres stay wet and hold the storm for both lots'],
      ['ext-cross-dock', 'Units', 'Four of 195,000 square feet, walls drawn'],
    ],
  },
  {
    slug: 'saucon-works-3',
    title: 'Columns between 412 footings',
    subtitle: '560,000 square feet on a former plate mill, from November 2027.',
    highlights: [
      ['Eight car spots', 'Switch approved, Norfolk Southern'],
      ['108 doors', 'On two faces'],
      ['I-78', '1.9 miles, five minutes'],
    ],
    growth: [
      ['ba-brownfield-after', 'Saucon Works 4', '14 acres, cleaned in 2025, entitled for 240,000 square feet'],
      ['com-break-garden', 'The mill wall', '310 feet of it stay and shelter a garden'],
    ],
  },
];

function getBuilding(slug: string): Building {
  const found = buildings.find((item) => item.slug === slug);
  if (!found) throw new Error(`No building has the slug “${slug}”`);
  return found;
}

/** One section: its shape's name stands beside its values. */
function layoutSection(fieldGroupName: string, values: { readonly [name: string]: Json | undefined }): Json {
  return { layout: fieldGroupName, ...values };
}

function getDetailRows(item: Building): Json {
  const rows: readonly (readonly [string, string])[] = [
    ['Space on offer', `${formatCount(item.available)} sq ft (${formatSquareMeters(item.available)})`],
    ['Whole building', `${formatCount(item.total)} sq ft (${formatSquareMeters(item.total)})`],
    ['Divisible from', `${formatCount(item.divisible)} sq ft`],
    ['Clear height', `${item.clear} ft`],
    ['Dock doors', formatCount(item.docks)],
    ['Drive-in doors', formatCount(item.driveIns)],
    ['Trailer stalls', formatCount(item.trailers)],
    ['Car stalls', formatCount(item.cars)],
    ['Power', item.power],
    ['Sprinklers', item.sprinklers],
    ['Zoning', item.zoning],
    ['Site', `${item.acres} acres`],
    ...item.more,
  ];
  return rows.map(([key, value]) => ({ key, value }));
}

function createCampaignNode(campaign: Campaign): SeedNode {
  const item = getBuilding(campaign.slug);
  const market = getMarket(item.market);
  const people = getContacts(market.region, 'Leasing').slice(0, 2);
  return {
    type: 'property_page',
    slug: campaign.slug,
    title: item.name,
    date: item.published,
    modified: `${item.checked}T06:00:00`,
    author: 'user:leasing',
    featuredImage: pictureKey(item.picture),
    fields: {
      propertyPages: {
        propertyName: item.name,
        propertyStatus: statusNames[item.status],
        blocks: [
          layoutSection('Hero', {
            backgroundImage: ref(pictureKey(item.picture)),
            eyebrow: `${item.city}, ${market.name}`,
            title: campaign.title,
            subtitle: campaign.subtitle,
            sqft: item.available,
          }),
          layoutSection('Highlights', {
            title: `${item.name} in ${campaign.highlights.length === 3 ? 'three' : 'four'} numbers`,
            highlights: campaign.highlights.map(([title, subtitle]) => ({ title, subtitle })),
          }),
          layoutSection('Details', {
            title: 'The facts',
            address: `${item.street}\n${item.place}`,
            market: ref(`markets:${item.market}`),
            submarket: item.submarket,
            brochure: getBrochureSlug(item) === undefined ? null : ref(`attachment:${getBrochureSlug(item) ?? ''}`),
            photoGallery: toRefs(item.gallery.map(pictureKey)),
            detailsList: getDetailRows(item),
            coordinates: { latitude: item.latitude, longitude: item.longitude },
          }),
          layoutSection('ExploreProperty', {
            title: 'Walk through it',
            video: campaign.film ?? `https://video.causeway.example/${campaign.slug}`,
          }),
          layoutSection('ExpansionOpportunities', {
            title: 'Room to grow',
            items: campaign.growth.map(([image, title, subtitle]) => ({ image: ref(pictureKey(image)), title, subtitle })),
          }),
          layoutSection('BrokerInfo', {
            title: 'See it with someone who knows it',
            description: '<p>Tours take 40 minutes and start at the truck gate. Hard hats are in our car.</p>',
            items: people.map((person) => ({
              name: person.name,
              position: `${person.title}, Causeway Logistics`,
              email: person.email,
              profilePic: ref(pictureKey(`portrait-${person.slug}`)),
              phone: String(person.phone).replace(/^(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3'),
            })),
          }),
          layoutSection('AboutLink', {
            aboutLinkTitle: 'Who owns it',
            aboutLinkDescription: `<p>Causeway Logistics owns ${figures.buildings} buildings with ${figures.squareFeetInMillions} million square feet in ${figures.markets} markets, draws most of them and sells few. <a href="/about/">About the company</a></p>`,
          }),
        ],
      },
    },
    seo: { title: `${item.name}: ${campaign.title}`, description: campaign.subtitle },
  };
}

export const campaignNodes: readonly SeedNode[] = [...handwrittenCampaigns, ...generatedCampaigns].map(createCampaignNode);

/** The pages about sustainability, rooftop solar and community. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { block, link, mediaRef } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { ref } from '../types.ts';
import { solarBars } from './home.ts';
import { reports } from './reports.ts';
import { largeCta, faq, pageHero } from './shared.ts';

export const sustainabilityPages = [
  page({
    slug: 'sustainability',
    title: 'Sustainability',
    order: 13,
    picture: 'sus-rooftop-solar',
    description: `${figures.solarMegawatts} megawatts of solar on ${figures.solarRoofs} roofs, 96 truck charging ports, 14 wetlands and 240 hourly meters: what we measure, what worked and what did not.`,
    blocks: [
      pageHero(
        'What we can measure, we publish',
        `${figures.solarMegawatts} megawatts of solar on ${figures.solarRoofs} roofs, 96 truck charging ports and 22 acres of wetland. We also report what did not work.`,
        {
          variant: 'image',
          imageId: mediaRef('sus-ev-trucks'),
          caption: 'Truck charging in Kent, Washington',
          captionDetail: '47.4012° N, 122.2554° W',
        },
      ),
      block('site/highlights-module', {
        title: 'Sustainability in four numbers',
        items: [
          {
            figure: figures.solarMegawatts,
            unit: 'MW',
            note: `on ${figures.solarRoofs} roofs`,
            title: 'Rooftop solar',
            link: link('/sustainability/solar/', 'How rooftop solar works'),
          },
          {
            figure: '48',
            unit: '%',
            title: 'Less power used at 3 am',
            text: '<p>In 41 buildings where tenants let us fix what the meters showed.</p>',
          },
          { figure: '96', unit: 'ports', title: 'For electric trucks', text: '<p>At three gates in the Inland Empire.</p>' },
          {
            figure: '22',
            unit: 'acres',
            note: '8.9 hectares',
            title: 'Of stormwater wetlands',
            text: '<p>14 basins instead of storm sewers.</p>',
          },
        ],
      }),
      block('site/text-image-cta', {
        title: `${figures.solarRoofs} roofs generating power`,
        text: '<p>Tenants buy the power at 88% of the grid price for the length of their lease. In 2025, 46 tenants saved a combined $3.1 million.</p>',
        link: link('/sustainability/solar/', 'How rooftop solar works'),
        imageId: mediaRef('sus-rooftop-solar'),
        bars: solarBars,
      }),
      block('site/text-image-cta', {
        title: 'A wetland that does the work of a pipe',
        text: '<p>Trinity Crossing drains into four acres of reeds. Birders have counted 61 species there, and we saved $380,000 compared with a storm sewer.</p>',
        link: link('/news/a-wetland-that-does-the-work-of-a-pipe/', 'How the wetland works'),
        imageId: mediaRef('sus-wetland'),
        imagePosition: 'start',
        ground: 'sunk',
      }),
      block('site/icon-content-grid', {
        title: 'Standard features',
        text: 'Six things we build into our properties and track.',
        items: [
          { icon: 'solar', title: 'Solar-ready roof', text: '<p>On every building since 2021.</p>' },
          { icon: 'power', title: 'Hourly meter', text: `<p>In all ${figures.buildings} buildings.</p>` },
          { icon: 'truck', title: 'Charger conduit', text: '<p>To one stall in six.</p>' },
          { icon: 'water', title: 'Stormwater basin', text: '<p>Wherever the soil drains an inch an hour.</p>' },
          { icon: 'leaf', title: 'Trees', text: '<p>4,300 planted in our courts, 4,042 alive.</p>' },
          {
            icon: 'people',
            title: 'Break garden',
            text: '<p>At buildings over 400,000 square feet; 12 so far.</p>',
            link: link('/community/', 'See the gardens'),
          },
        ],
      }),
      block('site/upgrade-gallery-carousel', {
        title: 'Rebuilt instead of demolished',
        text: 'Concrete accounts for 58% of the carbon in a new building, so we reuse frames and former industrial land where we can.',
        upgrades: [
          {
            title: 'Framingham Depot, built in 1958',
            text: '<p>We kept the concrete frame and moved every door.</p>',
            beforeImageId: mediaRef('ba-upgrade-before'),
            afterImageId: mediaRef('ba-upgrade-after'),
            figure: '2,100 tons',
            figureNote: 'of concrete frame reused',
          },
          {
            title: 'Former mill, Lehigh Valley',
            text: '<p>Two buildings with rooftop solar on former industrial land.</p>',
            beforeImageId: mediaRef('ba-brownfield-before'),
            afterImageId: mediaRef('ba-brownfield-after'),
            figure: '11 acres',
            figureNote: 'of open land left undeveloped',
          },
        ],
        ground: 'sunk',
      }),
      ...articleBlocks(`
## What went wrong

- 14 solar panels blew off one roof in Denver, all from the outermost row
- 258 of the 4,300 trees in our truck courts died, half of them of drought in their second summer
- The chargers in Moreno Valley were down for 61 days, because a critical part had only one supplier

## What comes next

Concrete. It accounts for 58% of the carbon in a new building. Today we replace 22% of the cement with slag, and we aim for 35% by 2028 wherever the floor performs as well.`),
      block('site/esg-report-archive', {
        title: 'Annual reports',
        text: 'The three most recent.',
        moreLink: link('/sustainability/reports/', 'All six reports'),
        reports: reports.slice(0, 3),
      }),
      block('site/teams', {
        title: 'Sustainability team',
        teams: [
          {
            title: 'Landscape and stormwater',
            text: '<p>14 basins, 22 acres, two people.</p>',
            leadId: ref('team:ottoline-grace'),
            personIds: [ref('team:pilar-vandermeer')],
          },
        ],
      }),
      block('site/latest-sustainability-posts', {
        title: 'Latest on sustainability',
        count: 4,
        moreLink: link('/category/sustainability/', 'All sustainability news'),
        ground: 'sunk',
      }),
      largeCta(
        'Request our meter data',
        'Tenants can see hourly data for their own building. Monthly portfolio data is available to everyone.',
        link('/contact/', 'Contact the sustainability team'),
      ),
    ],
  }),
  page({
    slug: 'solar',
    parent: 'sustainability',
    title: 'Rooftop solar',
    order: 1,
    picture: 'sus-rooftop-solar',
    description:
      'What a warehouse roof needs before it can carry solar panels, what it earns and how long it takes to connect to the grid.',
    blocks: [
      pageHero('Rooftop solar', 'What a warehouse roof needs to carry panels, and what it earns.', {
        variant: 'compact',
        eyebrow: 'Sustainability',
      }),
      ...articleBlocks(`
## Before the first panel

1. Membrane: 80 mil, with a 25-year warranty that stays valid with panels on it
2. Structure: four pounds per square foot of extra capacity, and 12 in the first two rows from the edge
3. Conduit: from the roof to the electrical room, cast into the wall
4. Clearance: four feet between rows and 12 feet around each hatch
`),
      block('site/image', {
        imageId: mediaRef('sus-rooftop-solar'),
        caption: 'Maintenance lanes between the rows.',
        align: 'wide',
        dimension: '4 ft',
        dimensionNote: '1.2 m between rows',
      }),
      ...articleBlocks(`
## What it earns

A 300,000-square-foot roof carries about 2.4 megawatts. At 2025 power prices the system pays for itself in 9.1 years and lasts 30. Tenants pay 12% less than the grid price, under an agreement that ends with the lease.`),
      block('site/partners', {
        title: 'Utility partners',
        text: 'Five utilities, 58 connected roofs. The median approval takes 13 months.',
        items: [
          { name: 'Puget Interconnect', role: '11 roofs' },
          { name: 'Valley Edison', role: '19 roofs' },
          { name: 'Lone Prairie Electric', role: '14 roofs' },
          { name: 'Meadowlands Power', role: '8 roofs' },
          { name: 'Front Range Cooperative', role: '6 roofs' },
        ],
        ground: 'sunk',
      }),
      faq('Solar questions', [
        [
          'Do panels make a roof leak?',
          'No. In 2025 we had one leak call per 410,000 square feet of roof with panels and one per 390,000 square feet of roof without.',
        ],
        ['Who cleans the panels?', 'Mostly the rain. Near airports and freeways, we clean them two to four times a year.'],
        ['What happens when I move out?', 'The panels stay, and the next tenant buys the power. Between tenants, it goes to the grid.'],
      ]),
      block('site/latest-sustainability-posts', { title: 'Latest on sustainability', count: 3, ground: 'sunk' }),
    ],
  }),
  page({
    slug: 'community',
    title: 'Community',
    order: 14,
    picture: 'com-break-garden',
    description:
      'Break gardens, apprenticeships and safe walks from the bus: what we do for the people who live and work next to our buildings.',
    blocks: [
      pageHero(
        'Good neighbors, in and around our buildings',
        'Break gardens for warehouse crews, training for apprentices and yards you can borrow on a Saturday.',
        {
          variant: 'split',
          imageId: mediaRef('com-break-garden'),
          primaryLink: link('/news/gardens-for-crews-what-they-chose/', 'How crews design their gardens'),
        },
      ),
      block('site/text-image-cta', {
        title: 'Forty apprentices, one roof',
        text: '<p>We turned an empty bay in Goodyear into a year-long training program for 40 people. Of those, 34 now work in their trade, nine of them with us.</p>',
        link: link('/news/forty-apprentices-one-roof-the-goodyear-training-bay/', 'Read about the training bay'),
        imageId: mediaRef('int-dock-staging'),
        imagePosition: 'start',
      }),
      block('site/featured-text', {
        eyebrow: 'In 2025',
        text: '<p>Neighbors sent us 212 requests for space, materials or visits, and <strong>we said yes to 148</strong>.</p>',
        ground: 'sunk',
      }),
      block('site/flip-highlights', {
        title: 'Community in four numbers',
        cards: [
          {
            figure: '12',
            unit: 'gardens',
            title: 'designed by the crews',
            text: '<p>Shade was the top choice at every building.</p>',
            link: link('/news/gardens-for-crews-what-they-chose/', 'Read the story'),
          },
          {
            figure: '34',
            unit: 'of 40',
            title: 'apprentices employed',
            text: '<p>All in a trade they learned; nine with us.</p>',
            link: link('/careers/apprentices/', 'Apprenticeship program'),
          },
          {
            figure: '40',
            unit: 'Saturdays',
            title: 'a year to use a yard',
            text: '<p>For markets, band practice and driving lessons.</p>',
          },
          { figure: '148', unit: 'requests', title: 'granted in 2025', text: '<p>Out of 212.</p>' },
        ],
      }),
      block('site/image-text-complex-grid', {
        title: 'What we do',
        items: [
          {
            eyebrow: 'Lunch',
            title: 'Break gardens',
            text: '<p>12 gardens with 41 shaded tables.</p>',
            imageId: mediaRef('com-roof-terrace'),
          },
          {
            eyebrow: 'Work',
            title: 'Apprenticeships',
            text: '<p>36 places in the class of September 2027.</p>',
            imageId: mediaRef('int-sort'),
            link: link('/careers/apprentices/', 'Apprentices'),
          },
          {
            eyebrow: 'Getting home',
            title: 'Safe walks to the bus',
            text: '<p>Nine miles of paths, lit all the way to the stop.</p>',
            imageId: mediaRef('ext-urban-infill'),
            link: link('/community/neighbors/', 'For our neighbors'),
          },
        ],
        ground: 'sunk',
      }),
      ...articleBlocks(`
## What you can request

- A yard for a Saturday: available 40 weekends a year, free of charge
- Soil, stone or lumber: surplus from our sites, delivered within ten miles
- A class visit: Tuesdays, with hard hats in children’s sizes
`),
      block('site/community-form', {
        title: 'Send a request',
        text: 'Tell us the building and the date. Complaints go to the building’s engineer, everything else to the property manager.',
        topics: [
          { title: 'A yard for a Saturday', recipient: 'community@causeway.example' },
          { title: 'Soil, stone or lumber', recipient: 'community@causeway.example' },
          { title: 'A class visit', recipient: 'community@causeway.example' },
          { title: 'Noise, light or traffic', recipient: 'service@causeway.example' },
        ],
        recipient: 'community@causeway.example',
        workingDays: 5,
      }),
      block('site/news-room-posts-query', { title: 'Community news', categorySlug: 'community', count: 6 }),
      largeCta(
        'Borrow a yard for a Saturday',
        'Tell us the building and the date. The property manager replies within a week.',
        link('/contact/', 'Contact us'),
      ),
    ],
  }),
];

/** Sustainability, rooftop solar, community. */
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
    description: `${figures.solarMegawatts} megawatts on ${figures.solarRoofs} roofs, 96 chargers for trucks, 14 wetlands, 240 meters read each hour: what we measure and what went wrong.`,
    blocks: [
      pageHero(
        'What we can measure, we publish',
        `${figures.solarMegawatts} megawatts on ${figures.solarRoofs} roofs, 96 ports for trucks, 22 acres of wetland. And what did not work.`,
        {
          variant: 'image',
          imageId: mediaRef('sus-rooftop-solar'),
          caption: 'A roof in Kent, Washington',
          captionDetail: '47.4012° N, 122.2554° W',
        },
      ),
      block('site/highlights-module', {
        title: 'Four numbers, one year',
        items: [
          {
            figure: figures.solarMegawatts,
            unit: 'MW',
            note: `on ${figures.solarRoofs} roofs`,
            title: 'Rooftop solar',
            link: link('/sustainability/solar/', 'What a roof needs'),
          },
          {
            figure: '48',
            unit: '%',
            title: 'Less power at three in the morning',
            text: '<p>Where tenants let us mend what the meter showed.</p>',
          },
          { figure: '96', unit: 'ports', title: 'For electric trucks', text: '<p>At three gates.</p>' },
          { figure: '22', unit: 'acres', note: '8.9 hectares', title: 'Of reeds', text: '<p>Fourteen basins without a pipe.</p>' },
        ],
      }),
      block('site/text-image-cta', {
        title: `${figures.solarRoofs} roofs now earn twice`,
        text: '<p>Tenants buy the power at 88% of the grid price, for the length of their lease. In 2025, 46 of them saved $3.1 million together.</p>',
        link: link('/sustainability/solar/', 'What a roof needs'),
        imageId: mediaRef('sus-rooftop-solar'),
        bars: solarBars,
      }),
      block('site/text-image-cta', {
        title: 'A pond that does the work of a pipe',
        text: '<p>Trinity Crossing drains into four acres of reeds. The county counts 61 bird species; we count $380,000 of storm sewer we did not dig.</p>',
        link: link('/news/a-wetland-that-does-the-work-of-a-pipe/', 'How the wetland works'),
        imageId: mediaRef('sus-wetland'),
        imagePosition: 'start',
        ground: 'sunk',
      }),
      block('site/icon-content-grid', {
        title: 'What a building has',
        text: 'Six things we put into each one, and count.',
        items: [
          { icon: 'solar', title: 'A roof that carries', text: '<p>Since 2021, all of them.</p>' },
          { icon: 'power', title: 'A meter', text: `<p>${figures.buildings} of them, read each hour.</p>` },
          { icon: 'truck', title: 'Conduit for chargers', text: '<p>To one stall in six.</p>' },
          { icon: 'water', title: 'A basin', text: '<p>Where soil drains an inch an hour.</p>' },
          { icon: 'leaf', title: 'Trees that live', text: '<p>4,300 planted, 4,042 alive.</p>' },
          {
            icon: 'people',
            title: 'A garden',
            text: '<p>Above 400,000 square feet; twelve so far.</p>',
            link: link('/community/', 'What crews chose'),
          },
        ],
      }),
      block('site/upgrade-gallery-carousel', {
        title: 'Mended rather than torn down',
        text: 'A kept frame is concrete nobody has to pour: 58% of what a new building puts into the air.',
        upgrades: [
          {
            title: 'A depot of 1958',
            text: '<p>2,100 tons of frame kept.</p>',
            beforeImageId: mediaRef('ba-upgrade-before'),
            afterImageId: mediaRef('ba-upgrade-after'),
            figure: '2,100 t',
            figureNote: 'of steel not made again',
          },
          {
            title: 'A mill, eleven acres',
            text: '<p>Used ground, and two roofs that carry panels.</p>',
            beforeImageId: mediaRef('ba-brownfield-before'),
            afterImageId: mediaRef('ba-brownfield-after'),
            figure: '11 acres',
            figureNote: 'of field left alone',
          },
        ],
        ground: 'sunk',
      }),
      ...articleBlocks(`
## What went wrong

- 14 panels blew off one roof in Denver, all in the first row
- 258 of 4,300 trees died, most of them of thirst in their second summer
- Chargers in Moreno Valley were down for 61 days, because one part came from one maker

## What we count next

Concrete. It is 58% of what a new building puts into the air. We replace 22% of its cement with slag today and want 35% by 2028, in every mix that a forklift does not notice.`),
      block('site/esg-report-archive', {
        title: 'Reports',
        text: 'The three newest of six.',
        moreLink: link('/sustainability/reports/', 'All, side by side'),
        reports: reports.slice(0, 3),
      }),
      block('site/teams', {
        title: 'Who measures',
        teams: [
          {
            title: 'Ground and water',
            text: '<p>Fourteen basins, two people, one canoe.</p>',
            leadId: ref('team:ottoline-grace'),
            personIds: [ref('team:pilar-vandermeer')],
          },
        ],
      }),
      block('site/latest-sustainability-posts', {
        title: 'Latest on sustainability',
        count: 4,
        moreLink: link('/category/sustainability/', 'All of it'),
        ground: 'sunk',
      }),
      largeCta(
        'Ask for the meter data',
        'Tenants see their own building by the hour. Everyone else gets the portfolio by the month.',
        link('/contact/', 'Write to Ingrid’s team'),
      ),
    ],
  }),
  page({
    slug: 'solar',
    parent: 'sustainability',
    title: 'Rooftop solar',
    order: 1,
    picture: 'sus-rooftop-solar',
    description: 'What a warehouse roof needs before it can carry panels, what it earns, and why utilities say no three times.',
    blocks: [
      pageHero('What a roof needs', 'An 80-mil membrane, joists for four more pounds, and a utility with patience.', {
        variant: 'compact',
        eyebrow: 'Sustainability',
      }),
      ...articleBlocks(`
## Before the first panel

1. Membrane: 80 mil, 25-year warranty that stays valid with panels on it
2. Structure: four pounds a square foot, twelve in the first two rows from the edge
3. Conduit from the roof to the electrical room, cast with the wall
4. Four feet between rows, twelve around each hatch
`),
      block('site/image', {
        imageId: mediaRef('sus-rooftop-solar'),
        caption: 'Maintenance lanes: four feet for feet and hoses.',
        align: 'wide',
        dimension: '4 ft',
        dimensionNote: '1.2 m between rows',
      }),
      ...articleBlocks(`
## What it earns

A roof of 300,000 square feet carries about 2.4 megawatts. It pays for itself in 9.1 years at the power prices of 2025 and lasts for 30. The tenant’s share is 12% off the grid price, with no clause longer than the lease.`),
      block('site/partners', {
        title: 'Utilities that said yes',
        text: 'After three times no, on average.',
        items: [
          { name: 'Puget Interconnect', role: '11 roofs' },
          { name: 'Valley Edison', role: '19 roofs' },
          { name: 'Lone Prairie Electric', role: '14 roofs' },
          { name: 'Meadowlands Power', role: '8 roofs' },
          { name: 'Front Range Cooperative', role: '6 roofs' },
        ],
        ground: 'sunk',
      }),
      faq('Asked on roofs', [
        ['Does it leak?', 'Not more than others: one call for each 410,000 square feet in 2025, against 390,000 on roofs without panels.'],
        ['Who cleans it?', 'Rain, mostly. Near airports and freeways we do, two to four times a year.'],
        ['What if I leave?', 'The panels stay and the next tenant buys the power. Between tenants it goes to the grid.'],
      ]),
      block('site/latest-sustainability-posts', { title: 'From roofs and yards', count: 3, ground: 'sunk' }),
    ],
  }),
  page({
    slug: 'community',
    title: 'Community',
    order: 14,
    picture: 'com-break-garden',
    description:
      'Gardens that crews chose, 34 of 40 apprentices with a job, walks from the bus: what we do for those who live and work beside our buildings.',
    blocks: [
      pageHero(
        'Lunch happens outside',
        'Every building over 400,000 square feet gets a garden the crews chose themselves. Twelve are built.',
        {
          variant: 'split',
          imageId: mediaRef('com-break-garden'),
          primaryLink: link('/news/gardens-for-crews-what-they-chose/', 'What they chose'),
        },
      ),
      block('site/text-image-cta', {
        title: 'Forty apprentices, one roof',
        text: '<p>A bay in Goodyear stood empty for a year, so forty people learned a trade in it. Thirty-four work in it today, nine of them with us.</p>',
        link: link('/news/forty-apprentices-one-roof-the-goodyear-training-bay/', 'The training bay'),
        imageId: mediaRef('int-dock-staging'),
        imagePosition: 'start',
      }),
      block('site/featured-text', {
        eyebrow: 'In 2025',
        text: '<p>212 requests came in and <strong>we said yes to 148</strong>. Most of the rest wanted a warehouse for a wedding.</p>',
        ground: 'sunk',
      }),
      block('site/flip-highlights', {
        title: 'Behind four numbers',
        cards: [
          {
            figure: '12',
            unit: 'gardens',
            title: 'crews chose themselves',
            text: '<p>Shade won everywhere, fountains nowhere.</p>',
            link: link('/news/gardens-for-crews-what-they-chose/', 'What they chose'),
          },
          {
            figure: '34',
            unit: 'of 40',
            title: 'apprentices in work',
            text: '<p>Nine of them with us.</p>',
            link: link('/careers/apprentices/', 'The year'),
          },
          { figure: '40', unit: 'Saturdays', title: 'yards are free', text: '<p>Markets, a drum line, driving lessons.</p>' },
          { figure: '148', unit: 'times', title: 'we said yes', text: '<p>Out of 212.</p>' },
        ],
      }),
      block('site/image-text-complex-grid', {
        title: 'Lunch, work, a way home',
        items: [
          {
            eyebrow: 'Lunch',
            title: 'Tables outside',
            text: '<p>Twelve gardens, 41 tables, none of them in the sun.</p>',
            imageId: mediaRef('com-break-garden'),
          },
          {
            eyebrow: 'Work',
            title: 'A trade in a year',
            text: '<p>Thirty-six chairs in September 2027.</p>',
            imageId: mediaRef('int-sort'),
            link: link('/careers/apprentices/', 'Apprentices'),
          },
          {
            eyebrow: 'Home',
            title: 'A walk from the bus',
            text: '<p>Nine miles of paths, lit to the stop.</p>',
            imageId: mediaRef('com-roof-terrace'),
            link: link('/community/neighbors/', 'Beside a site'),
          },
        ],
        ground: 'sunk',
      }),
      ...articleBlocks(`
## Ask us for something

- Space for a Saturday: yards are free on 40 weekends a year
- Dirt, stone, timber: what a site has too much of, within ten miles
- A visit: school classes on Tuesdays, hard hats in size small
`),
      block('site/community-form', {
        title: 'Ask as a neighbor',
        text: 'Name the building and the date. Complaints go to its engineer, everything else to the property manager.',
        topics: [
          { title: 'A yard for a Saturday', recipient: 'community@causeway.example' },
          { title: 'Dirt, stone or timber', recipient: 'community@causeway.example' },
          { title: 'A visit with a class', recipient: 'community@causeway.example' },
          { title: 'Noise, light or traffic', recipient: 'service@causeway.example' },
        ],
        recipient: 'community@causeway.example',
        workingDays: 5,
      }),
      block('site/news-room-posts-query', { title: 'From the neighborhood', categorySlug: 'community', count: 6 }),
      largeCta(
        'Ask for a Saturday',
        'Name the building and the date. The property manager answers within a week.',
        link('/contact/', 'Ask'),
      ),
    ],
  }),
];

/** What the company does: develop, acquire, lease, manage, build to suit. */
import { page } from '../content.ts';
import { count, figures, inWordsFirst, millions } from '../figures.ts';
import { block, buttons, columns, heading, image, link, list, media, paragraph, quote, separator } from '../markup.ts';
import { prose } from '../prose.ts';
import { call, faq, hero, inquiry, projects } from './shared.ts';

const doors = [
  {
    title: 'Develop',
    text: `${inWordsFirst(figures.building)} buildings are going up, ${millions(figures.buildingSquareFeet)} square feet. The median takes 14 months from permit to first truck.`,
    link: link('/develop/', 'How we build'),
    drawing: 'section',
  },
  {
    title: 'Lease',
    text: 'The first answer comes within two working days and holds the plan, the power, the doors, the rent and what is wrong.',
    link: link('/lease/', 'How we lease'),
    drawing: 'plan',
  },
  {
    title: 'Manage',
    text: `One number, 800 555 0100, for ${figures.buildings} buildings. The median call is answered in 11 seconds and closed in four hours.`,
    link: link('/manage/', 'How we look after it'),
    drawing: 'elevation',
  },
];

export const workPages = [
  page({
    slug: 'what-we-do',
    title: 'We own what we draw',
    order: 2,
    picture: 'hero-dawn-park',
    description:
      'One team finds the land, draws the building, leases it and fixes the dock leveler: what Causeway Logistics does, in numbers.',
    blocks: [
      hero(
        'We own what we draw',
        'One team finds the land, draws the building, leases it and fixes the dock leveler. Nobody in the chain can hand a mistake to somebody else.',
        {
          imageId: media('hero-dawn-park'),
          caption: 'Trinity Crossing, Dallas–Fort Worth',
          captionDetail: '32.6107° N, 96.7028° W',
          primaryLink: link('/properties/', 'Find space'),
          secondaryLink: link('/about/', 'Who we are'),
        },
      ),
      block('site/home-page-three-pack', { title: 'Three trades under one roof', doors }),
      block('site/text-image-cta', {
        title: 'We buy what we would build',
        imageId: media('ba-upgrade-after'),
        imagePosition: 'start',
        link: link('/acquire/', 'What we look for'),
        text: '<p>Three of five of our buildings were drawn by others. We buy those whose yard turns a 53-foot trailer, whose roof has ten years and whose owner says what went wrong.</p>',
      }),
      block('site/large-quote', {
        quote: 'I called about a door at three in the morning. The man who answered knew the door.',
        name: 'Milo Traverse',
        role: 'Night Supervisor, Pinyon Parcel',
        ground: 'sunk',
      }),
      inquiry,
    ],
  }),
  page({
    slug: 'develop',
    title: 'Develop',
    order: 3,
    picture: 'drawing-corner-glass',
    description: `${inWordsFirst(figures.building)} buildings with ${millions(figures.buildingSquareFeet)} square feet are going up. How we choose land, what we draw first, and what it takes to build it.`,
    blocks: [
      block('site/slider-hero', {
        label: 'Buildings that go up',
        slides: [
          {
            title: 'From the truck court inward',
            text: `${inWordsFirst(figures.building)} buildings with ${millions(figures.buildingSquareFeet)} square feet are under way. Each began with the yard.`,
            imageId: media('ext-multistorey-ramp'),
            primaryLink: link('/status/under-construction/', 'See what goes up'),
            secondaryLink: link('/build-to-suit/', 'Build to suit'),
            caption: 'Calumet Stack, Chicago, as it will stand in 2028',
            captionDetail: '41.8112° N, 87.6650° W',
          },
          {
            title: 'Ground that was used before',
            text: 'A third of what we build stands on a mill, a depot or a foundry. We write down what was in the ground.',
            imageId: media('ba-brownfield-after'),
            primaryLink: link('/news/ground-breaks-for-saucon-works-3-between-412-old-footings/', '412 old footings'),
            caption: 'Redevelopment, Lehigh Valley',
            captionDetail: '40.6131° N, 75.3398° W',
          },
        ],
      }),
      ...prose(`
## What we draw first

The turn of a 53-foot trailer, 135 feet across. If a site has room for it, we draw doors; then the slab behind the doors; then the walls. Offices come last and stand where the driver walks in.

1. Yard: court of 185 feet, stalls for 1.3 trailers to each door
2. Doors: 12-foot centers, groups of six, a third of them cast as knock-outs for later
3. Slab: seven inches, no joints where the budget allows
4. Frame: 56 by 50 feet, 36 to 40 clear at the first column
5. Roof: built for panels, whether a utility has said yes or not`),
      block('site/development-carousel', {
        title: 'On the boards and on the ground',
        text: 'Open a drawing for its story.',
        moreLink: link('/status/under-construction/', `All ${figures.building}`),
        projects,
        ground: 'sunk',
      }),
      block('site/before-after-slide', {
        title: 'A depot of 1958, with its doors moved',
        text: 'Framingham: 2,100 tons of frame kept, every opening in a new place.',
        beforeImageId: media('ba-upgrade-before'),
        afterImageId: media('ba-upgrade-after'),
        beforeLabel: 'Before, 2021',
        afterLabel: 'After, 2023',
        dimension: '40 ft',
        dimensionNote: '12.2 m between columns, as in 1958',
      }),
      block('site/number-module', {
        title: 'How long it takes',
        styleOption: 'row',
        useBlockDefaultData: false,
        numbers: [
          { heading: 'from a letter of intent to entitled land, on average', number: '29', suffix: 'months' },
          { heading: 'from complete drawings to a permit, at the median', number: '14', suffix: 'weeks' },
          { heading: 'from the permit to the first truck, at the median', number: '14', suffix: 'months' },
          { heading: 'difference between budget and cost, over 40 projects', number: '2.3', suffix: '%' },
        ],
      }),
      call(
        'Bring us the racking layout',
        'We put it on one of 19 entitled sites and answer with a section, a price and a date.',
        link('/build-to-suit/', 'Build to suit'),
      ),
    ],
  }),
  page({
    slug: 'build-to-suit',
    title: 'Build to suit',
    order: 4,
    picture: 'ext-corner-glass',
    description: `${figures.entitledSites} entitled sites, steel eleven months after signature, and a price that stays: how a building made for you comes about.`,
    blocks: [
      hero(
        'Your layout, our land',
        `We hold ${figures.entitledSites} entitled sites in 13 markets and can have steel standing eleven months after signature.`,
        { variant: 'split', imageId: media('ext-corner-glass'), primaryLink: link('/contact/', 'Start with a site') },
      ),
      ...prose(`
## What we need to begin

A racking layout, the number of trucks in your busiest hour, and the amps. With these three we answer within ten working days: a site, a section, a price for each square foot and a date.

## What is fixed, and when

- Week 2: site and section
- Week 6: price, open book, with a fee of 4%
- Week 10: lease, 31 pages
- Month 4 to 6: permit
- Month 11: steel
- Month 14: first truck

If the cost comes out lower, you get two thirds of the difference. Over nine buildings since 2018 that was $6.2 million.`),
      block('site/development-carousel', {
        title: 'Under way now',
        projects,
        moreLink: link('/status/under-construction/', 'All under construction'),
      }),
      faq('Asked before signing', [
        [
          'Who owns the building?',
          'We do. You lease it for ten to twenty years and may extend twice. Four tenants have asked to buy; two did.',
        ],
        [
          'What if we outgrow it?',
          'Eleven of the 19 sites have room for a second phase of at least 40%. It is drawn and filed with the first.',
        ],
        [
          'May we bring our own contractor?',
          'For fit-out, yes. For the shell we use one of five firms that have built with us before; you see all bids.',
        ],
        ['May I paint the building my color?', 'One accent, one sign face, and the doors. The grid stays ours.'],
      ]),
      call(
        'Start with a site',
        'Name the markets you are thinking of. We send maps of what is entitled there, with the roads around it.',
        link('/contact/', 'Ask for the maps'),
      ),
    ],
  }),
  page({
    slug: 'acquire',
    title: 'Acquire',
    order: 5,
    picture: 'ext-urban-infill',
    description:
      'We buy single logistics buildings from 50,000 square feet and portfolios of any age, with our own capital. What we look for and how we answer.',
    blocks: [
      hero(
        'Sell to someone who keeps',
        'We buy single buildings from 50,000 square feet and portfolios of any age, and close with our own capital.',
        {
          imageId: media('ext-urban-infill'),
          caption: 'Vernon, Los Angeles',
          captionDetail: '34.0029° N, 118.2011° W',
          primaryLink: link('/contact/', 'Send us a building'),
        },
      ),
      columns([
        [
          heading(2, 'What we look for'),
          list([
            'A yard that turns a 53-foot trailer, or room to make one',
            'A roof with ten years, or a price that knows it has not',
            'Land under a lease of at least 60 years, better: land',
            'One of our 34 markets, or two buildings at once in a new one',
          ]),
        ],
        [
          heading(2, 'How it goes'),
          list(
            [
              'Day 2: a call from the person who decides',
              'Day 10: a letter with a price',
              'Day 40: soil, roof and leases read',
              'Day 60: closed, wire by noon',
            ],
            { ordered: true },
          ),
        ],
      ]),
      separator(),
      quote(
        'The yard must turn, the roof must have ten years, and the seller must say what went wrong. Fourteen deals have ended at the third line.',
        'Teodoro Vance, Chief Investment Officer',
      ),
      image('ba-brownfield-before', 'Bought in 2025: eleven acres of what used to be a mill.'),
      paragraph(
        'Since 2010 we have bought 131 buildings, 27.9 million square feet. The smallest had 52,000, the oldest was from 1926. Seventy-nine sellers stayed on as tenants.',
      ),
      buttons([
        { text: 'People who buy', url: '/team/' },
        { text: 'Markets', url: '/markets/', style: 'outline' },
      ]),
      block('site/featured-properties-carousel', {
        title: 'Bought lately, open now',
        text: 'Buildings that came to us in the past years and have space today.',
        count: 6,
        ground: 'sunk',
      }),
    ],
  }),
  page({
    slug: 'lease',
    title: 'Lease',
    order: 6,
    picture: 'int-shell',
    description: `${figures.openNow} buildings with space today, direct terms, a lease of 31 pages and an answer within two working days.`,
    blocks: [
      hero(
        'An answer within two days, a lease of 31 pages',
        `${figures.openNow} buildings have space today, ${figures.openLater} more on a known date. Whoever answers you has stood in the building.`,
        {
          variant: 'image',
          imageId: media('int-shell'),
          caption: 'Trinity Crossing 2, 40 ft clear',
          captionDetail: '32.6107° N, 96.7028° W',
          primaryLink: link('/properties/', 'Find space'),
        },
      ),
      ...prose(`
## What the first answer holds

- The plan, to scale, with columns
- The power that is there today, in amps
- The true number of doors, and how often each opened last year
- The rent and the three nets, for this building
- What is wrong with it

We lose about one inquiry in nine to the last line. Those who stay, stay longer: 84% of tenants whose lease ended in 2026 signed again.`),
      faq('Before you sign', [
        ['Who pays for a dock leveler?', 'We do, for the first ten years, parts and labor. After that we share it, half and half.'],
        ['How fast can I move in?', 'Spec buildings: 30 days from signature. Build to suit: eleven to fourteen months.'],
        ['How long must I stay?', `Three years at least, ten at most without a talk. The average is ${figures.leaseYears} years.`],
        [
          'May I sublet?',
          'Yes, to anyone who stores what the sprinklers are made for. We have ten days to object and did so twice in 2025.',
        ],
        [
          'What does it cost beyond the rent?',
          'Taxes, insurance and upkeep, $2.36 a square foot on average in 2025. <a href="/news/basics-triple-net-and-what-the-three-nets-catch/">What the three nets catch</a>',
        ],
      ]),
      inquiry,
    ],
  }),
  page({
    slug: 'manage',
    title: 'Manage',
    order: 7,
    picture: 'int-racking',
    description: `Engineers within 40 minutes of every one of ${figures.buildings} buildings, one number day and night, and an operating manual of 212 pages.`,
    blocks: [
      hero(
        'We look before it is reported',
        `Engineers live within 40 minutes of each of our ${figures.buildings} buildings. Of 18,400 work orders in 2025, 61% were opened by us.`,
        { imageId: media('int-racking'), caption: 'Agua Fria Cold Store, aisle 14', captionDetail: '33.4321° N, 112.4006° W' },
      ),
      block('site/number-module', {
        title: 'The desk, measured',
        styleOption: 'grid',
        useBlockDefaultData: false,
        numbers: [
          { heading: 'to answer a call, at the median, day and night', number: '11', suffix: 'seconds' },
          { heading: 'until it is closed, at the median', number: '4', suffix: 'hours' },
          { heading: 'doors that report their own faults', number: count(figures.dockDoors) },
          { heading: 'pages in the operating manual, and one rule on its cover', number: '212' },
        ],
      }),
      block('site/text-image-cta', {
        title: 'The manual',
        text: '<p>Seven editions since 2006. The pages about doors have coffee on them. The ones about fountains are clean, so we tore them out.</p>',
        link: link('/news/what-212-pages-taught-us-about-a-door/', 'What 212 pages taught us'),
        imageId: media('int-dock-staging'),
        ground: 'sunk',
      }),
      ...prose(`
## Four times a year

We walk each building with its tenant, for an hour, and write down what we see. In 2025 that was 920 walks and 4,100 lines; 3,870 of them are done.

!!int-dock-staging com-lobby

> The best repair is the one nobody calls about.
> — Bernard Achterberg, Chief Operating Officer`),
      call(
        'Dock stuck, roof leaking, gate open?',
        'Tenants call 800 555 0100, day and night. You need no reference number.',
        link('/tenants/', 'Tenant service desk'),
      ),
    ],
  }),
];

/** What the company does: develop, acquire, lease, manage, build to suit. */
import { page } from '../page.ts';
import { formatCount, figures, spellOutCapitalized, formatMillions } from '../figures.ts';
import { block, buttons, columns, heading, link, list, mediaRef, paragraph, quote, separator } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { siteContainer, file, mediaText, yoastFaq } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { largeCta, faq, pageHero, inquiryCta, projects } from './shared.ts';

const doors = [
  {
    title: 'Develop',
    text: `${spellOutCapitalized(figures.building)} buildings are going up, ${formatMillions(figures.buildingSquareFeet)} square feet. The median takes 14 months from permit to first truck.`,
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
      pageHero(
        'We own what we draw',
        'One team finds the land, draws the building, leases it and fixes the dock leveler. Nobody in the chain can hand a mistake to somebody else.',
        {
          imageId: mediaRef('hero-dawn-park'),
          caption: 'Trinity Crossing, Dallas–Fort Worth',
          captionDetail: '32.6107° N, 96.7028° W',
          primaryLink: link('/properties/', 'Find space'),
          secondaryLink: link('/about/', 'Who we are'),
        },
      ),
      block('site/home-page-three-pack', { title: 'Three trades under one roof', doors }),
      block('site/text-image-cta', {
        title: 'We buy what we would build',
        imageId: mediaRef('ba-upgrade-after'),
        imagePosition: 'start',
        link: link('/acquire/', 'What we look for'),
        text: '<p>Three of five of our buildings were drawn by others. We buy those whose yard turns a 53-foot trailer, whose roof has ten years and whose owner says what went wrong.</p>',
      }),
      block('site/featured-text', {
        eyebrow: 'Why one team',
        text: '<p>Where four firms share a building, a wrong drain costs four letters. Here it costs one walk. <strong>We keep a building for 40 years</strong>, so every mistake is met again, usually at night.</p>',
        link: link('/about/', 'How we are owned'),
      }),
      block('site/image-text-complex-grid', {
        title: 'From a field to a night shift',
        items: [
          {
            eyebrow: 'Month 0',
            title: 'Land',
            text: `<p>${figures.entitledSites} sites are entitled and wait. The oldest has waited nine years.</p>`,
            imageId: mediaRef('reg-plains'),
            link: link('/build-to-suit/', 'The sites'),
          },
          {
            eyebrow: 'Month 4',
            title: 'Permit',
            text: '<p>Fourteen weeks at the median, because drawings come complete.</p>',
            imageId: mediaRef('drawing-corner-glass'),
          },
          {
            eyebrow: 'Month 14',
            title: 'First truck',
            text: '<p>Doors are opened 100 times each before a tenant opens one.</p>',
            imageId: mediaRef('ext-dock-row'),
            link: link('/develop/', 'How we build'),
          },
          {
            eyebrow: 'Year 40',
            title: 'Still ours',
            text: '<p>Engineers live within 40 minutes. Of the work orders of 2025 they opened 61% themselves.</p>',
            imageId: mediaRef('int-racking'),
            link: link('/manage/', 'How we look after it'),
          },
        ],
        ground: 'sunk',
      }),
      block('site/two-by-two-grid', {
        title: 'What we leave to others',
        cells: [
          { title: 'Offices', text: '<p>Sold, the last one in 2021.</p>' },
          {
            title: 'A building on show',
            text: '<p>Three of five were drawn by others. We mended them.</p>',
            imageId: mediaRef('ba-upgrade-after'),
          },
          {
            title: 'A yard that turns',
            text: '<p>185 feet of court, everywhere.</p>',
            imageId: mediaRef('abs-trailers'),
            link: link('/develop/', 'What we draw first'),
          },
          { title: 'Markets with one building', text: '<p>Two at once, or none.</p>', link: link('/acquire/', 'What we look for') },
        ],
      }),
      block('site/region-card-cta', {
        title: 'It began in a depot; it grew in Texas',
        regionId: ref('regions:texas'),
        link: link('/markets/dallas-fort-worth/', 'Dallas–Fort Worth'),
      }),
      block('site/large-quote', {
        quote: 'I called about a door at three in the morning. The man who answered knew the door.',
        name: 'Milo Traverse',
        role: 'Night Supervisor, Pinyon Parcel',
      }),
      inquiryCta,
    ],
  }),
  page({
    slug: 'develop',
    title: 'Develop',
    order: 3,
    picture: 'drawing-corner-glass',
    description: `${spellOutCapitalized(figures.building)} buildings with ${formatMillions(figures.buildingSquareFeet)} square feet are going up. How we choose land, what we draw first, and what it takes to build it.`,
    blocks: [
      block('site/slider-hero', {
        label: 'Buildings that go up',
        slides: [
          {
            title: 'From the truck court inward',
            text: `${spellOutCapitalized(figures.building)} buildings with ${formatMillions(figures.buildingSquareFeet)} square feet are under way. Each began with the yard.`,
            imageId: mediaRef('ext-multistorey-ramp'),
            primaryLink: link('/status/under-construction/', 'See what goes up'),
            secondaryLink: link('/build-to-suit/', 'Build to suit'),
            caption: 'Calumet Stack, Chicago, as it will stand in 2028',
            captionDetail: '41.8112° N, 87.6650° W',
          },
          {
            title: 'Ground that was used before',
            text: 'A third of what we build stands on a mill, a depot or a foundry. We write down what was in the ground.',
            imageId: mediaRef('ba-brownfield-after'),
            primaryLink: link('/news/ground-breaks-for-saucon-works-3-between-412-old-footings/', '412 old footings'),
            caption: 'Redevelopment, Lehigh Valley',
            captionDetail: '40.6131° N, 75.3398° W',
          },
        ],
      }),
      ...articleBlocks(`
## What we draw first

The turn of a 53-foot trailer, 135 feet across. If a site has room for it, we draw doors; then the slab behind the doors; then the walls. Offices come last and stand where the driver walks in.

1. Yard: court of 185 feet, stalls for 1.3 trailers to each door
2. Doors: 12-foot centers, groups of six, a third of them cast as knock-outs for later
3. Slab: seven inches, no joints where the budget allows
4. Frame: 56 by 50 feet, 36 to 40 clear at the first column
5. Roof: built for panels, whether a utility has said yes or not`),
      block('site/icon-content-grid', {
        title: 'In every building since 2021',
        text: 'Six things that are drawn before anybody has signed.',
        items: [
          { icon: 'dock-door', title: 'Doors in sixes', text: '<p>12-foot centers, a staging bay 70 feet deep behind each group.</p>' },
          { icon: 'clear-height', title: 'Clear height', text: '<p>36 to 40 feet, 11 to 12.2 m, at the first column.</p>' },
          {
            icon: 'solar',
            title: 'A roof that carries',
            text: '<p>Four more pounds a square foot, twelve at the edge.</p>',
            link: link('/sustainability/solar/', 'What a roof needs'),
          },
          { icon: 'power', title: 'Power', text: '<p>4,000 amps on day one, conduit for as many again.</p>' },
          { icon: 'trailer', title: 'Stalls', text: '<p>1.3 trailers to each door.</p>' },
          { icon: 'water', title: 'Drains', text: '<p>For the storm of 100 years, in the open where ground allows.</p>' },
        ],
      }),
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
        beforeImageId: mediaRef('ba-upgrade-before'),
        afterImageId: mediaRef('ba-upgrade-after'),
        beforeLabel: 'Before, 2021',
        afterLabel: 'After, 2023',
        dimension: '40 ft',
        dimensionNote: '12.2 m between columns, as in 1958',
      }),
      block('site/full-width-image-card', {
        eyebrow: 'Used ground',
        title: 'Eleven acres of what used to be a mill',
        text: '<p>A third of what we build stands on ground that worked before. At Saucon Works 412 footings were in it, and the report is public.</p>',
        link: link('/news/ground-breaks-for-saucon-works-3-between-412-old-footings/', 'Between 412 footings'),
        imageId: mediaRef('ba-brownfield-after'),
        caption: 'Redevelopment, Lehigh Valley',
        position: 'end',
      }),
      block('site/video-embed', {
        title: 'A dock row at dusk',
        text: 'Eight seconds made from a still picture, until somebody films 84 doors at work.',
        url: '/media/2026/05/film-dusk-docks.webm',
        posterId: mediaRef('hero-dusk-docks'),
        duration: '8 s',
        caption: 'Trinity Crossing 1, without sound.',
        align: 'wide',
        ground: 'sunk',
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
      block('site/latest-news-carousel', {
        title: 'From the sites',
        categorySlug: 'development',
        count: 6,
        moreLink: link('/category/development/', 'All of it'),
      }),
      largeCta(
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
      pageHero(
        'Your layout, our land',
        `We hold ${figures.entitledSites} entitled sites in 13 markets and can have steel standing eleven months after signature.`,
        { variant: 'split', imageId: mediaRef('ext-corner-glass'), primaryLink: link('/status/under-construction/', 'See what goes up') },
      ),
      ...articleBlocks(`
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
      block('site/text-grid', {
        title: 'Three ways to share the risk',
        columns: 3,
        items: [
          { title: 'You sign first', text: '<p>The rent is fixed at week 6. 31 of our last 40 were made this way.</p>' },
          { title: 'We build, you take an option', text: '<p>Six months, 2% of a year’s rent, paid back when you sign.</p>' },
          { title: 'Half each', text: '<p>You take 60% of the floor, we find the neighbor. Four buildings so far, all full.</p>' },
        ],
      }),
      block('site/development-carousel', {
        title: 'Under way now',
        projects,
        moreLink: link('/status/under-construction/', 'All under construction'),
      }),
      block('site/partners', {
        title: 'Five firms build our shells',
        text: 'Each has built with us before; you see all five bids.',
        items: [
          { name: 'Harrow & Pell', role: 'Tilt-up, Texas and Mountain' },
          { name: 'Lindgren Steel', role: 'Frames, Midwest' },
          { name: 'Cascade Concrete', role: 'Slabs, Pacific Northwest' },
          { name: 'Marrow Brothers', role: 'Roofs, four regions' },
          { name: 'Delmarva Civil', role: 'Yards and drains, Northeast' },
        ],
        ground: 'sunk',
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
      block('site/contact-form', {
        title: 'Start with a site',
        text: 'Name the market, the square feet and the month. Maps of what is entitled there come within two working days.',
        topics: [
          { title: 'A site in one market', recipient: 'development@causeway.example' },
          { title: 'Sites in several', recipient: 'development@causeway.example' },
        ],
        recipient: 'development@causeway.example',
        workingDays: 2,
        people: [{ personId: ref('team:priya-ramanathan') }, { personId: ref('team:hollis-grant') }],
        ground: 'sunk',
      }),
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
      pageHero(
        'Sell to someone who keeps',
        'We buy single buildings from 50,000 square feet and portfolios of any age, and close with our own capital.',
        {
          imageId: mediaRef('ext-urban-infill'),
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
      block('site/image', {
        imageId: mediaRef('ba-brownfield-before'),
        caption: 'Bought in 2025: eleven acres of what used to be a mill.',
        captionDetail: '40.6131° N, 75.3398° W',
        align: 'wide',
        dimension: '11 acres',
        dimensionNote: '4.5 hectares',
      }),
      block('site/highlights-module', {
        title: 'Since 2010',
        items: [
          { figure: '131', unit: 'buildings', title: 'Bought', text: '<p>27.9 million square feet, the smallest 52,000.</p>' },
          { figure: '79', unit: 'sellers', title: 'Stayed on', text: '<p>As tenants, for eleven years on average.</p>' },
          { figure: '14', unit: 'deals', title: 'Ended late', text: '<p>Each over a thing nobody had said.</p>' },
        ],
        ground: 'sunk',
      }),
      block('site/upgrade-gallery-carousel', {
        title: 'What happens to them',
        upgrades: [
          {
            title: 'Framingham, depot of 1958',
            text: '<p>2,100 tons of frame kept, every opening in a new place.</p>',
            beforeImageId: mediaRef('ba-upgrade-before'),
            afterImageId: mediaRef('ba-upgrade-after'),
            beforeLabel: '2021',
            afterLabel: '2023',
            figure: '2,100 t',
            figureNote: 'of steel that stayed',
          },
          {
            title: 'Lehigh Valley, a mill',
            text: '<p>Eleven acres, two buildings, panels on both.</p>',
            beforeImageId: mediaRef('ba-brownfield-before'),
            afterImageId: mediaRef('ba-brownfield-after'),
            figure: '11 acres',
            figureNote: 'of used ground, used again',
          },
        ],
      }),
      block('site/region-statistics-grid', { title: 'Where we own most', regionId: ref('regions:southern-california') }),
      block('site/region-card-cta', {
        title: 'Where we look first in 2027',
        regionId: ref('regions:southeast'),
        link: link('/markets/savannah/', 'Savannah, in numbers'),
        flip: true,
      }),
      block('site/region-team-contact-grid', {
        title: 'Who reads your letter there',
        regionId: ref('regions:southeast'),
        functions: ['investment', 'disposition'],
        ground: 'paper',
      }),
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
      pageHero(
        'An answer within two days, a lease of 31 pages',
        `${figures.openNow} buildings have space today, ${figures.openLater} more on a known date. Whoever answers you has stood in the building.`,
        {
          variant: 'image',
          imageId: mediaRef('int-shell'),
          caption: 'Trinity Crossing 2, 40 ft clear',
          captionDetail: '32.6107° N, 96.7028° W',
          primaryLink: link('/properties/', 'Find space'),
        },
      ),
      ...articleBlocks(`
## What the first answer holds

- The plan, to scale, with columns
- The power that is there today, in amps
- The true number of doors, and how often each opened last year
- The rent and the three nets, for this building
- What is wrong with it

We lose about one inquiry in nine to the last line. Those who stay, stay longer: 84% of tenants whose lease ended in 2026 signed again.`),
      siteContainer('site/content-toggle', { title: 'Three sizes, one lease', text: 'Terms of 2025, at the median.', ground: 'sunk' }, [
        siteContainer('site/content-toggle-view', { label: 'Up to 50,000 sq ft' }, [
          paragraph('Small bays are let in 19 days. You share a yard with five others, on average.'),
          block('site/line-grid', {
            items: [
              { label: 'Years', value: '4.2' },
              { label: 'Deposit', value: '2 months' },
              { label: 'Move-in', value: '30 days' },
            ],
          }),
        ]),
        siteContainer('site/content-toggle-view', { label: 'To 250,000 sq ft' }, [
          paragraph('Half a building or a small whole one, let in 41 days.'),
          block('site/line-grid', {
            items: [
              { label: 'Years', value: '6.4' },
              { label: 'Deposit', value: '1 month' },
              { label: 'Move-in', value: '45 days' },
            ],
          }),
        ]),
        siteContainer('site/content-toggle-view', { label: 'Above' }, [
          paragraph('A building of your own, let in 88 days, with 31 pages like all others.'),
          block('site/line-grid', {
            items: [
              { label: 'Years', value: '9.1' },
              { label: 'Deposit', value: 'none' },
              { label: 'Move-in', value: '60 days' },
            ],
          }),
        ]),
      ]),
      block('site/quote-block', {
        quote: 'They told us about the drain before we had found the building.',
        name: 'Carol Whitmer',
        role: 'Head of Warehousing, Fernhill Grocers',
      }),
      file('guide-lease-dates'),
      block('site/separator', { variant: 'ticks', size: 'small' }),
      heading(2, 'Before you sign'),
      yoastFaq([
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
      inquiryCta,
    ],
  }),
  page({
    slug: 'manage',
    title: 'Manage',
    order: 7,
    picture: 'int-racking',
    description: `Engineers within 40 minutes of every one of ${figures.buildings} buildings, one number day and night, and an operating manual of 212 pages.`,
    blocks: [
      block('site/video-hero', {
        eyebrow: 'What we do',
        title: 'We look before it is reported',
        text: `Engineers live within 40 minutes of each of our ${figures.buildings} buildings. Of 18,400 work orders in 2025, 61% were opened by us.`,
        videoId: mediaRef('film-dusk-docks'),
        posterId: mediaRef('ext-dock-row'),
        alt: 'The view moves slowly towards lit dock doors at dusk',
        caption: 'Dock row, Trinity Crossing',
        captionDetail: '32.6088° N, 96.7101° W',
      }),
      block('site/number-module', {
        title: 'The desk, measured',
        styleOption: 'grid',
        useBlockDefaultData: false,
        numbers: [
          { heading: 'to answer a call, at the median, day and night', number: '11', suffix: 'seconds' },
          { heading: 'until it is closed, at the median', number: '4', suffix: 'hours' },
          { heading: 'doors that report their own faults', number: formatCount(figures.dockDoors) },
          { heading: 'pages in the operating manual, and one rule on its cover', number: '212' },
        ],
      }),
      block('site/text-image-cta', {
        title: 'The manual',
        text: '<p>Seven editions since 2006. The pages about doors have coffee on them. The ones about fountains are clean, so we tore them out.</p>',
        link: link('/news/what-212-pages-taught-us-about-a-door/', 'What 212 pages taught us'),
        imageId: mediaRef('int-dock-staging'),
        ground: 'sunk',
      }),
      block('site/flip-highlights', {
        title: 'Four numbers, and what is behind them',
        text: 'Each card has a back.',
        cards: [
          {
            figure: '61',
            unit: '%',
            title: 'of work orders are ours',
            text: '<p>Doors report their own faults; engineers see the list at 6 a.m.</p>',
          },
          {
            figure: '40',
            unit: 'min',
            title: 'to any building',
            text: '<p>It decides where we hire. One market was left for it, in 2018.</p>',
          },
          {
            figure: '22',
            unit: 'days',
            title: 'until a vendor is paid',
            text: '<p>Crews come back to those who pay.</p>',
            link: link('/vendors/', 'For vendors'),
          },
          {
            figure: '84',
            unit: '%',
            title: 'sign again',
            text: '<p>Tenants whose lease ended in 2026. The rest had outgrown us, mostly.</p>',
          },
        ],
      }),
      mediaText('com-roof-terrace', [
        heading(2, 'Small things first'),
        paragraph('A loose gutter takes 20 minutes in October and two days in March. 3,870 such lines were done in 2025.'),
      ]),
      block('site/video-embed', {
        title: 'What an engineer sees first',
        text: 'Eight seconds of a dock row at dusk: a dark lamp is a door that will not open.',
        url: '/media/2026/05/film-dusk-docks.webm',
        posterId: mediaRef('int-dock-staging'),
        duration: '8 s',
        caption: 'Made from a still picture, without sound.',
      }),
      ...articleBlocks(`
## Four times a year

We walk each building with its tenant, for an hour, and write down what we see. In 2025 that was 920 walks and 4,100 lines; 3,870 of them are done.

!!int-dock-staging com-lobby
`),
      block('site/styled-quote', {
        quote: 'The best repair is the one nobody calls about.',
        name: 'Bernard Achterberg',
        role: 'Chief Operating Officer',
        portraitId: mediaRef('portrait-bernard-achterberg'),
        variant: 'margin',
        ground: 'sunk',
      }),
      largeCta(
        'Dock stuck, roof leaking, gate open?',
        'Tenants call 800 555 0100, day and night. You need no reference number.',
        link('/tenants/', 'Tenant service desk'),
      ),
    ],
  }),
];

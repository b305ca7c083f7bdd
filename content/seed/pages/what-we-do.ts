/** The pages about what the company does: develop, build to suit, acquire, lease and manage. */
import { page } from '../page.ts';
import { formatCount, figures, spellOutCapitalized, formatMillions } from '../figures.ts';
import { block, buttons, columns, heading, link, list, mediaRef, paragraph, quote, separator } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { mediaText, pdfRef, siteContainer, yoastFaq } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { largeCta, faq, pageHero, inquiryCta, projects } from './shared.ts';

const serviceDoors = [
  {
    title: 'Develop',
    text: `${spellOutCapitalized(figures.underConstruction)} buildings are under construction, ${formatMillions(figures.underConstructionSquareFeet)} square feet in all. The median project takes 14 months from lease to first truck.`,
    link: link('/develop/', 'How we build'),
    drawing: 'section',
  },
  {
    title: 'Lease',
    text: 'Our first reply comes within two business days, with the floor plan, power, dock doors, rent and known issues.',
    link: link('/lease/', 'How we lease'),
    drawing: 'plan',
  },
  {
    title: 'Manage',
    text: `One number, 800-555-0100, for ${figures.buildings} buildings. The median call is answered in 11 seconds and resolved in four hours.`,
    link: link('/manage/', 'How we manage'),
    drawing: 'elevation',
  },
];

export const workPages = [
  page({
    slug: 'what-we-do',
    title: 'What we do',
    order: 2,
    picture: 'hero-dawn-park',
    description: 'One team finds the land, designs the building, leases it and maintains it: what Causeway Logistics does, in numbers.',
    blocks: [
      pageHero(
        'We own what we draw',
        'One team finds the land, designs the building, leases it and fixes the dock levelers. No one can hand a mistake to someone else.',
        {
          imageId: mediaRef('hero-dawn-park'),
          caption: 'A distribution park at first light',
          primaryLink: link('/property-search/', 'Find space'),
          secondaryLink: link('/about/', 'About the company'),
        },
      ),
      block('site/home-page-three-pack', { title: 'Develop, lease, manage', doors: serviceDoors }),
      block('site/text-image-cta', {
        title: 'Acquire',
        imageId: mediaRef('ext-sawtooth'),
        imagePosition: 'start',
        link: link('/acquire/', 'What we look for'),
        text: '<p>Three in five of our buildings were designed by others. We buy buildings with a truck court that fits a 53-foot trailer, a roof with ten years left and a seller who tells us what went wrong.</p>',
      }),
      block('site/featured-text', {
        eyebrow: 'Why one team',
        text: '<p>When four companies share a building, fixing a drain takes four letters. With one team it takes one site visit. <strong>We plan to own each building for 40 years</strong>, so we live with our own mistakes and design to avoid them.</p>',
        link: link('/about/', 'Who owns us'),
      }),
      block('site/image-text-complex-grid', {
        title: 'From land to operations',
        items: [
          {
            eyebrow: 'Month 0',
            title: 'Land',
            text: `<p>We hold ${figures.entitledSites} sites that are entitled and ready for a tenant.</p>`,
            imageId: mediaRef('reg-plains'),
            link: link('/build-to-suit/', 'Build to suit'),
          },
          {
            eyebrow: 'Month 4',
            title: 'Permit',
            text: '<p>A median of 14 weeks, because we submit complete drawings.</p>',
            imageId: mediaRef('drawing-corner-glass'),
          },
          {
            eyebrow: 'Month 14',
            title: 'First truck',
            text: '<p>We cycle every dock door 100 times before handover.</p>',
            imageId: mediaRef('ext-dock-row'),
            link: link('/develop/', 'How we build'),
          },
          {
            eyebrow: 'Year 40',
            title: 'Still ours',
            text: '<p>Our engineers and contract crews are within 40 minutes. In 2025 they opened 61% of all work orders themselves.</p>',
            imageId: mediaRef('int-racking'),
            link: link('/manage/', 'How we manage'),
          },
        ],
        ground: 'sunk',
      }),
      block('site/two-by-two-grid', {
        title: 'What we focus on',
        cells: [
          { title: 'Logistics only', text: '<p>We sold our last office building in 2021.</p>' },
          {
            title: 'Rebuilding what works',
            text: '<p>We upgrade older buildings with sound frames.</p>',
            imageId: mediaRef('ba-upgrade-after'),
          },
          {
            title: 'Room for trucks',
            text: '<p>Our standard truck court is 185 feet deep.</p>',
            imageId: mediaRef('abs-trailers'),
            link: link('/develop/', 'How we design'),
          },
          {
            title: 'Scale in every market',
            text: '<p>We enter a market with at least two buildings.</p>',
            link: link('/acquire/', 'What we look for'),
          },
        ],
      }),
      block('site/region-card-cta', {
        title: 'Texas, home to our largest buildings',
        regionId: ref('regions:texas'),
        link: link('/markets/dallas-fort-worth/', 'Dallas–Fort Worth'),
      }),
      block('site/large-quote', {
        quote: 'I called about a door at three in the morning. The man who answered knew which door I meant.',
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
    description: `${spellOutCapitalized(figures.underConstruction)} buildings totaling ${formatMillions(figures.underConstructionSquareFeet)} square feet are under construction. How we choose land, design from the truck court inward and build.`,
    blocks: [
      block('site/slider-hero', {
        label: 'Current projects',
        slides: [
          {
            title: 'From the truck court inward',
            text: `${spellOutCapitalized(figures.underConstruction)} buildings totaling ${formatMillions(figures.underConstructionSquareFeet)} square feet are under construction. We designed the truck court of each one first.`,
            imageId: mediaRef('ext-multistorey-ramp'),
            primaryLink: link('/status/under-construction/', 'See current projects'),
            secondaryLink: link('/build-to-suit/', 'Build to suit'),
            caption: 'Three levels and a spiral ramp',
          },
          {
            title: 'New buildings on old industrial land',
            text: 'A third of what we build replaces a mill, a depot or a foundry. We publish what we find in the ground.',
            imageId: mediaRef('ba-brownfield-after'),
            primaryLink: link('/news/ground-breaks-for-saucon-works-3-between-412-old-footings/', 'See Saucon Works 3'),
            caption: 'Two new buildings on a former mill site',
          },
        ],
      }),
      ...articleBlocks(`
## How we design

We start with the turning path of a 53-foot trailer, which takes 135 feet. If the site has room for it, we place the dock doors, then the slab behind them, then the walls. Offices come last and go where drivers check in.

1. Yard: 185-foot truck courts and 1.3 trailer stalls per door
2. Doors: 12 feet on center, in groups of six, with a third cast as knockout panels for later
3. Slab: seven inches, joint-free where the budget allows
4. Frame: 56-by-50-foot bays, 32 to 40 feet clear at the first column
5. Roof: designed for solar, whether or not the utility has approved it yet`),
      block('site/icon-content-grid', {
        title: 'Standard specifications',
        text: 'What we design into our buildings before a tenant signs.',
        items: [
          { icon: 'dock-door', title: 'Dock doors', text: '<p>12 feet on center, in groups of six, with a 60- to 70-foot speed bay.</p>' },
          { icon: 'clear-height', title: 'Clear height', text: '<p>32 to 40 feet (9.8 to 12.2 m) at the first column.</p>' },
          {
            icon: 'solar',
            title: 'Solar-ready roof',
            text: '<p>Four pounds per square foot of extra capacity, 12 at the edge.</p>',
            link: link('/sustainability/solar/', 'How rooftop solar works'),
          },
          { icon: 'power', title: 'Power', text: '<p>3,000 to 4,000 amps on day one, with conduit to double it.</p>' },
          { icon: 'trailer', title: 'Trailer stalls', text: '<p>About 1.3 per dock door, more at cross-docks.</p>' },
          { icon: 'water', title: 'Stormwater', text: '<p>Sized for the 100-year storm, in open basins where the soil allows.</p>' },
        ],
      }),
      block('site/development-carousel', {
        title: 'Under construction',
        text: 'Select a drawing for details.',
        moreLink: link('/status/under-construction/', `All ${figures.underConstruction} projects`),
        projects,
        ground: 'sunk',
      }),
      block('site/before-after-slide', {
        title: 'A 1958 depot, rebuilt',
        text: 'At Framingham Depot we kept 2,100 tons of concrete frame and moved every door.',
        beforeImageId: mediaRef('ba-upgrade-before'),
        afterImageId: mediaRef('ba-upgrade-after'),
        beforeLabel: 'Before, 2021',
        afterLabel: 'After, 2023',
        dimension: '40 ft',
        dimensionNote: '12.2 m between columns, as in 1958',
      }),
      block('site/full-width-image-card', {
        eyebrow: 'Redevelopment',
        title: 'A third of our projects reuse industrial land',
        text: '<p>At Saucon Works 3 we mapped 412 old footings and placed our columns between them. The survey is public.</p>',
        link: link('/news/ground-breaks-for-saucon-works-3-between-412-old-footings/', 'How we built around them'),
        imageId: mediaRef('ba-brownfield-before'),
        caption: 'The mill in the Lehigh Valley, before redevelopment',
        position: 'end',
      }),
      block('site/video-embed', {
        title: 'A dock row at dusk',
        text: 'The north face of Trinity Crossing 1, with 84 dock doors.',
        url: '/media/2026/05/film-dusk-docks.webm',
        posterId: mediaRef('hero-dusk-docks'),
        duration: '8 s',
        caption: 'Trinity Crossing 1. Eight seconds, no sound.',
        align: 'wide',
        ground: 'sunk',
      }),
      block('site/number-module', {
        title: 'How long it takes',
        styleOption: 'row',
        useBlockDefaultData: false,
        numbers: [
          { heading: 'from letter of intent to entitled land, on average', number: '29', suffix: 'months' },
          { heading: 'from complete drawings to building permit, median', number: '14', suffix: 'weeks' },
          { heading: 'from signed lease to first truck, median', number: '14', suffix: 'months' },
          { heading: 'average difference between budget and final cost, 40 projects', number: '2.3', suffix: '%' },
        ],
      }),
      block('site/latest-news-carousel', {
        title: 'Development news',
        categorySlug: 'development',
        count: 6,
        moreLink: link('/category/development/', 'All development news'),
      }),
      largeCta(
        'Bring us your racking layout',
        `We will test-fit it on one of ${figures.entitledSites} entitled sites and come back with a section, a price and a date.`,
        link('/build-to-suit/', 'Build to suit'),
      ),
    ],
  }),
  page({
    slug: 'build-to-suit',
    title: 'Build to suit',
    order: 4,
    picture: 'ext-corner-glass',
    description: `${figures.entitledSites} entitled sites, steel up 11 months after you sign and a fixed fee of 4%: how a build-to-suit works.`,
    blocks: [
      pageHero(
        'Your layout, our land',
        `We hold ${figures.entitledSites} entitled sites in 13 markets and can have steel up 11 months after you sign.`,
        {
          variant: 'split',
          imageId: mediaRef('ext-corner-glass'),
          primaryLink: link('/status/under-construction/', 'See current projects'),
        },
      ),
      ...articleBlocks(`
## What we need from you

Your racking layout, the number of trucks in your busiest hour and your power requirement. Within ten business days we come back with a site, a section drawing, a price per square foot and a delivery date.

## Timeline

- Week 2: site and section drawing
- Week 6: open-book price, with a fee of 4%
- Week 10: lease signed, 31 pages
- 4 to 6 months after signing: building permit
- 11 months after signing: steel up
- 14 months after signing: first truck

If the project costs less than budgeted, you receive two-thirds of the savings. Across nine buildings since 2018, that came to $6.2 million.`),
      block('site/text-grid', {
        title: 'Three ways to structure the deal',
        columns: 3,
        items: [
          {
            title: 'Pre-lease',
            text: '<p>You sign before we build, and the rent is fixed in week 6. Most of our build-to-suits work this way.</p>',
          },
          { title: 'Option', text: '<p>We build, and you hold a six-month option for 2% of a year’s rent, credited when you sign.</p>' },
          {
            title: 'Anchor tenant',
            text: '<p>You lease 60% of the building, and we find tenants for the rest. Four buildings so far, all fully leased.</p>',
          },
        ],
      }),
      block('site/development-carousel', {
        title: 'Current projects',
        projects,
        moreLink: link('/status/under-construction/', 'All under construction'),
      }),
      block('site/partners', {
        title: 'Our general contractors',
        text: 'Each has built for us before, and you see every bid.',
        items: [
          { name: 'Harrow & Pell', role: 'Tilt-up, Texas and Mountain' },
          { name: 'Lindgren Steel', role: 'Frames, Midwest' },
          { name: 'Cascade Concrete', role: 'Slabs, Pacific Northwest' },
          { name: 'Marrow Brothers', role: 'Roofs, four regions' },
          { name: 'Delmarva Civil', role: 'Yards and drains, Northeast' },
        ],
        ground: 'sunk',
      }),
      faq('Build-to-suit questions', [
        ['Who owns the building?', 'We do. You lease it for 10 to 20 years, with two options to extend.'],
        [
          'What if we outgrow it?',
          'Eleven of the 19 sites have room to expand by at least 40%. We design and permit the second phase together with the first.',
        ],
        [
          'Can we bring our own contractor?',
          'For the interior build-out, yes. For the shell we use one of five contractors that have built for us before, and you see every bid.',
        ],
        ['Can we brand the building?', 'Yes. You can choose the accent color, the sign and the color of the dock doors.'],
      ]),
      block('site/contact-form', {
        title: 'Start a build-to-suit',
        text: 'Tell us the market, the square feet and the delivery date. We send maps of our entitled sites within two business days.',
        topics: [
          { title: 'A site in one market', recipient: 'development@causeway.example' },
          { title: 'Sites in several markets', recipient: 'development@causeway.example' },
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
      'We buy single logistics buildings of 50,000 square feet and up, and portfolios of any age, with our own capital. What we look for and how fast we close.',
    blocks: [
      pageHero(
        'Sell to a long-term owner',
        'We buy single buildings of 50,000 square feet and up, and portfolios of any age, and we close with our own capital.',
        {
          imageId: mediaRef('ext-urban-infill'),
          caption: 'Vernon, Los Angeles',
          captionDetail: '34.0029° N, 118.2011° W',
          primaryLink: link('/contact/', 'Offer us a building'),
        },
      ),
      columns([
        [
          heading(2, 'What we look for'),
          list([
            'A truck court that fits a 53-foot trailer, or room to build one',
            'A roof with ten years left, or a price that reflects it',
            'Land in fee, or a ground lease of at least 60 years',
            'One of our 34 markets, or at least two buildings in a new one',
          ]),
        ],
        [
          heading(2, 'How it works'),
          list(
            [
              'Day 2: a call from a decision-maker',
              'Day 10: a letter of intent with a price',
              'Day 40: soil, roof and lease review complete',
              'Day 60: closing',
            ],
            { ordered: true },
          ),
        ],
      ]),
      separator(),
      quote(
        'The yard has to work, the roof needs ten years left, and the seller has to tell us what went wrong. Fourteen deals have ended on the third point.',
        'Teodoro Vance, Chief Investment Officer',
      ),
      block('site/image', {
        imageId: mediaRef('ext-sawtooth'),
        caption: 'Brick walls, a sawtooth roof and room for trucks: an old factory that is worth keeping.',
        align: 'wide',
      }),
      block('site/highlights-module', {
        title: 'Since 2010',
        items: [
          { figure: '131', unit: 'buildings', title: 'Acquired', text: '<p>27.9 million square feet; the smallest has 52,000.</p>' },
          { figure: '79', unit: 'sellers', title: 'Stayed as tenants', text: '<p>For 11 years on average.</p>' },
          { figure: '14', unit: 'deals', title: 'Called off', text: '<p>Each over a problem that was not disclosed.</p>' },
        ],
        ground: 'sunk',
      }),
      block('site/upgrade-gallery-carousel', {
        title: 'How we upgrade what we buy',
        upgrades: [
          {
            title: 'Framingham Depot, built in 1958',
            text: '<p>We kept the concrete frame and moved every door.</p>',
            beforeImageId: mediaRef('ba-upgrade-before'),
            afterImageId: mediaRef('ba-upgrade-after'),
            beforeLabel: '2021',
            afterLabel: '2023',
            figure: '2,100 tons',
            figureNote: 'of concrete frame reused',
          },
          {
            title: 'Former mill, Lehigh Valley',
            text: '<p>Two new buildings, both with rooftop solar.</p>',
            beforeImageId: mediaRef('ba-brownfield-before'),
            afterImageId: mediaRef('ba-brownfield-after'),
            figure: '11 acres',
            figureNote: 'of industrial land reused',
          },
        ],
      }),
      block('site/region-statistics-grid', { title: 'Our largest region', regionId: ref('regions:southern-california') }),
      block('site/region-card-cta', {
        title: 'The Southeast, where we plan to buy in 2027',
        regionId: ref('regions:southeast'),
        link: link('/markets/savannah/', 'See Savannah'),
        flip: true,
      }),
      block('site/region-team-contact-grid', {
        title: 'Southeast investment contacts',
        regionId: ref('regions:southeast'),
        functions: ['investment', 'disposition'],
        ground: 'paper',
      }),
      paragraph(
        'Since 2010 we have bought 131 buildings with 27.9 million square feet. The oldest was built in 1926. In 79 cases the seller stayed on as a tenant.',
      ),
      buttons([
        { text: 'Investment team', url: '/team/' },
        { text: 'All markets', url: '/markets/', style: 'outline' },
      ]),
      block('site/featured-properties-carousel', {
        title: 'Available properties',
        text: 'Buildings in our portfolio with space today.',
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
    description: `${figures.availableNow} buildings with space today, a 31-page lease and a reply within two business days.`,
    blocks: [
      pageHero(
        'A reply in two business days, a 31-page lease',
        `${figures.availableNow} buildings have space today, and ${figures.availableLater} more will on a known date. Everyone on our leasing team knows the buildings firsthand.`,
        {
          variant: 'image',
          imageId: mediaRef('int-shell'),
          caption: 'A warehouse shell, ready for tenant improvements',
          primaryLink: link('/property-search/', 'Find space'),
        },
      ),
      ...articleBlocks(`
## What our first reply includes

- The floor plan, to scale, with the column grid
- The electrical service in place today, in amps
- The number of dock doors, and how often each one is used
- The base rent and the estimated NNN charges for the building
- Known issues with the building

About one inquiry in nine ends with the last item. The tenants who sign stay longer: 84% of those whose leases ended in 2026 renewed.`),
      siteContainer('site/content-toggle', { title: 'Typical terms by size', text: 'Median terms in 2025.', ground: 'sunk' }, [
        siteContainer('site/content-toggle-view', { label: 'Up to 50,000 sq ft' }, [
          paragraph('Small units lease in 19 days. You share the yard with five other tenants on average.'),
          block('site/line-grid', {
            items: [
              { label: 'Lease term (years)', value: '4.2' },
              { label: 'Deposit', value: '2 months' },
              { label: 'Move-in', value: '30 days' },
            ],
          }),
        ]),
        siteContainer('site/content-toggle-view', { label: '50,000 to 250,000 sq ft' }, [
          paragraph('Half a building or a small building of your own, leased in 41 days.'),
          block('site/line-grid', {
            items: [
              { label: 'Lease term (years)', value: '6.4' },
              { label: 'Deposit', value: '1 month' },
              { label: 'Move-in', value: '45 days' },
            ],
          }),
        ]),
        siteContainer('site/content-toggle-view', { label: 'Over 250,000 sq ft' }, [
          paragraph('A whole building, leased in 88 days. The lease is the same 31 pages.'),
          block('site/line-grid', {
            items: [
              { label: 'Lease term (years)', value: '9.1' },
              { label: 'Deposit', value: 'none' },
              { label: 'Move-in', value: '60 days' },
            ],
          }),
        ]),
      ]),
      block('site/quote-block', {
        quote: 'They told us about the drainage problem before we had even toured the building.',
        name: 'Carol Whitmer',
        role: 'Head of Warehousing, Fernhill Grocers',
      }),
      block('site/download-cta', {
        title: 'The dates in your lease',
        text: 'Notice, renewal and move-out on one page, with the days that each of them takes.',
        fileId: pdfRef('guide-lease-dates'),
        label: 'Download the guide',
        ground: 'sunk',
      }),
      heading(2, 'Leasing questions'),
      yoastFaq([
        ['Who pays for dock levelers?', 'We pay for parts and labor for the first ten years. After that we split the cost evenly.'],
        ['How soon can I move in?', 'In a spec building, 30 days after signing. A build-to-suit takes about 14 months.'],
        ['How long is a lease?', `Usually 3 to 10 years. The average is ${figures.averageLeaseYears} years.`],
        [
          'Can I sublease?',
          'Yes, to any company whose goods the sprinkler system is designed for. We have ten days to object and did so twice in 2025.',
        ],
        [
          'What do I pay on top of base rent?',
          'Taxes, insurance and common area maintenance: $2.36 per square foot on average in 2025. <a href="/news/basics-triple-net-and-what-the-three-nets-catch/">How triple net works</a>',
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
    description: `Engineers and contract crews within 40 minutes of all ${figures.buildings} buildings, one service number day and night and a 212-page operating manual.`,
    blocks: [
      block('site/video-hero', {
        eyebrow: 'What we do',
        title: 'We find problems before you report them',
        text: `Our engineers and contract crews are within 40 minutes of each of our ${figures.buildings} buildings. In 2025 they opened 61% of 18,400 work orders themselves.`,
        videoId: mediaRef('film-dusk-docks'),
        posterId: mediaRef('ext-dock-row'),
        alt: 'The camera moves slowly toward lit dock doors at dusk',
        caption: 'Dock row, Trinity Crossing',
        captionDetail: '32.6088° N, 96.7101° W',
      }),
      block('site/number-module', {
        title: 'Service desk performance',
        styleOption: 'grid',
        useBlockDefaultData: false,
        numbers: [
          { heading: 'median time to answer a call, day or night', number: '11', suffix: 'seconds' },
          { heading: 'median time to resolve it', number: '4', suffix: 'hours' },
          { heading: 'dock doors monitored around the clock', number: formatCount(figures.dockDoors) },
          { heading: 'pages in our operating manual', number: '212' },
        ],
      }),
      block('site/text-image-cta', {
        title: 'The operating manual',
        text: '<p>Seven editions since 2006. Our crews keep it in the truck, and we remove any page that goes unused for a year.</p>',
        link: link('/news/what-212-pages-taught-us-about-a-door/', 'About the manual'),
        imageId: mediaRef('int-dock-staging'),
        ground: 'sunk',
      }),
      block('site/flip-highlights', {
        title: 'Property management in four numbers',
        text: 'Select a card for details.',
        cards: [
          {
            figure: '61',
            unit: '%',
            title: 'of work orders opened by us',
            text: '<p>Doors report their own faults, and engineers get the list at 6 am.</p>',
          },
          {
            figure: '40',
            unit: 'min',
            title: 'to any building',
            text: '<p>We hire engineers who live close to the buildings they maintain.</p>',
          },
          {
            figure: '22',
            unit: 'days',
            title: 'to pay a vendor',
            text: '<p>Good crews come back to owners who pay on time.</p>',
            link: link('/vendors/', 'For vendors'),
          },
          {
            figure: '84',
            unit: '%',
            title: 'of tenants renew',
            text: '<p>Of those whose leases ended in 2026. Most of the others needed more space than we had.</p>',
          },
        ],
      }),
      mediaText('com-roof-terrace', [
        heading(2, 'Preventive maintenance'),
        paragraph(
          'Fixing a loose gutter takes 20 minutes in October and two days in March. In 2025 we completed 3,870 small repairs like this one.',
        ),
      ]),
      block('site/video-embed', {
        title: 'Evening dock check',
        text: 'Engineers check the dock lights at dusk. A dark light marks a door that needs attention.',
        url: '/media/2026/05/film-dusk-docks.webm',
        posterId: mediaRef('hero-dusk-docks'),
        duration: '8 s',
        caption: 'Trinity Crossing 1. Eight seconds, no sound.',
      }),
      ...articleBlocks(`
## Quarterly inspections

Four times a year we walk each building with its tenant for an hour and write down what needs work. In 2025 we did 920 inspections and found 4,100 items, of which we completed 3,870.

!!int-sort com-lobby
`),
      block('site/styled-quote', {
        quote: 'The best repair is the one no one has to call about.',
        name: 'Bernard Achterberg',
        role: 'Chief Operating Officer',
        portraitId: mediaRef('portrait-bernard-achterberg'),
        variant: 'margin',
        ground: 'sunk',
      }),
      largeCta(
        'Dock stuck, roof leaking, gate open?',
        'Call 800-555-0100, day or night. You do not need a reference number.',
        link('/tenants/', 'Tenant service desk'),
      ),
    ],
  }),
];

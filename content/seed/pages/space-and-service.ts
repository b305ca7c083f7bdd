/** Pages for those who look for space or work with the company: tenants, brokers, vendors, cold storage, last mile. */
import { page } from '../page.ts';
import { buildings, formatCount, figures, spellOutCapitalized } from '../figures.ts';
import { block, buttons, columns, group, heading, link, list, mediaRef, paragraph } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { team } from '../people/team.ts';
import { siteContainer, dynamicBlock, pdfRef, preformatted } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { largeCta, faq, pageHero, inquiryCta } from './shared.ts';

const ofType = (type: string) => buildings.filter((item) => item.type === type);
const cold = ofType('Cold storage');
const vans = ofType('Last mile');
const keys = (items: typeof buildings) =>
  items
    .toSorted((a, b) => b.available - a.available || b.total - a.total)
    .slice(0, 6)
    .map((item) => ref(`properties:${item.slug}`));
/** Whom brokers write to: those who lease, one screen of them. */
const leasing = team.filter((person) => person.department === 'Leasing').map((person) => ref(`team:${person.slug}`));
const sum = (items: typeof buildings) => formatCount(items.reduce((total, item) => total + item.total, 0));

export const spacePages = [
  page({
    slug: 'property-search',
    title: 'Property search',
    order: 7,
    picture: 'ext-cross-dock',
    description: `Search ${buildings.length} logistics buildings by market, size, type and status, as a list and on a map.`,
    blocks: [
      pageHero(
        'Find the building, then argue about the rent',
        `${buildings.length} buildings, checked every weekday at six in the morning, Pacific.`,
        {
          variant: 'compact',
        },
      ),
      block('site/search', { count: 12 }),
      dynamicBlock('core/block', { ref: ref('wp_block:ask-the-desk') }),
    ],
  }),
  page({
    slug: 'cold-storage',
    title: 'Cold storage',
    order: 8,
    picture: 'ext-cold-storage',
    description: `${spellOutCapitalized(cold.length)} cold stores with ${sum(cold)} square feet: freezer, cooler and convertible rooms, from +35 °F to −10 °F.`,
    blocks: [
      pageHero(
        'A machine with a building around it',
        `${spellOutCapitalized(cold.length)} stores, ${sum(cold)} square feet, rooms from 35 degrees to minus 10.`,
        {
          imageId: mediaRef('ext-cold-storage'),
          caption: 'Agua Fria Cold Store, Goodyear',
          captionDetail: '33.4321° N, 112.4006° W',
          primaryLink: link('/properties/agua-fria-cold-store/', 'See Agua Fria'),
        },
      ),
      ...articleBlocks(`
## What we learned in five years

- Insulate the ground: 14 inches of foam and warm glycol below, or the floor rises
- Close doors before they open: an enclosed dock at 38 degrees saves 11% of the plant’s power
- Two feeds, because a freezer has nine hours and a utility has eleven
- Carbon dioxide instead of ammonia: 12% more to build, and a school next door does not mind`),
      block('site/featured-properties-carousel', { title: 'Our cold stores', propertyIds: keys(cold), count: 6, ground: 'sunk' }),
      block('site/map', {
        title: 'Where they stand',
        text: 'A freezer is worth what the road to it is worth.',
        variant: 'properties',
        propertyIds: cold.map((item) => ref(`properties:${item.slug}`)).slice(0, 40),
      }),
      block('site/region-statistics-grid', { title: 'The region around Agua Fria', regionId: ref('regions:mountain') }),
      block('site/region-team-contact-grid', {
        title: 'Whom to call there',
        regionId: ref('regions:mountain'),
        functions: ['leasing', 'development'],
      }),
      faq('Asked about cold', [
        [
          'Can a room be changed from cooler to freezer?',
          'At Agua Fria yes, in pairs of rooms and within five days. In our other stores the floor decides; ask for the section.',
        ],
        ['Who runs the plant?', 'You or we. We run three of them at cost plus 6%, with engineers on site around the clock.'],
      ]),
      inquiryCta,
    ],
  }),
  page({
    slug: 'last-mile',
    title: 'Last mile',
    order: 9,
    picture: 'ext-lastmile-vans',
    description: `${formatCount(vans.length)} last-mile buildings within 30 minutes of the door, with van stalls, chargers and drive times measured on the road.`,
    blocks: [
      pageHero(
        'Within 30 minutes of the door',
        `${formatCount(vans.length)} buildings, ${sum(vans)} square feet. Drive times are driven, at six in the morning and at five in the evening.`,
        {
          variant: 'split',
          imageId: mediaRef('ext-lastmile-vans'),
          primaryLink: link('/properties/ironbound-last-mile/', 'See Ironbound'),
        },
      ),
      siteContainer('site/content-toggle', { title: 'One yard, three times a day' }, [
        siteContainer('site/content-toggle-view', { label: 'In the morning' }, [
          paragraph('Vans leave in waves of 40. A building needs 12 doors at grade and a yard in which no van crosses a truck.'),
        ]),
        siteContainer('site/content-toggle-view', { label: 'At noon' }, [
          paragraph('Nothing moves. Panels over the van stalls make 1.1 megawatts at Ironbound, which fill 120 batteries by three.'),
        ]),
        siteContainer('site/content-toggle-view', { label: 'At night' }, [
          paragraph('Trailers arrive between ten and four, 22 on average. Docks stand on the far side, so neighbors hear the river.'),
        ]),
      ]),
      block('site/full-width-image-card', {
        eyebrow: 'In the city',
        title: 'Loading under the upper story',
        text: '<p>Vernon: vans in at one street, out at the next, 26 an hour. Nothing backs up on a sidewalk.</p>',
        link: link('/properties/ironbound-last-mile/', 'How Ironbound does it'),
        imageId: mediaRef('ext-urban-infill'),
        caption: 'Vernon, Los Angeles',
      }),
      block('site/metro-landing-page-number-module', {
        title: 'The market around Ironbound',
        marketId: ref('markets:northern-new-jersey'),
        moreLink: link('/markets/northern-new-jersey/', 'Northern New Jersey'),
        styleOption: 'row',
        ground: 'sunk',
      }),
      block('site/featured-properties-carousel', { title: 'Near the door', propertyIds: keys(vans), count: 6 }),
      inquiryCta,
    ],
  }),
  page({
    slug: 'tenants',
    title: 'Tenant service desk',
    order: 10,
    picture: 'int-dock-staging',
    description:
      'Dock stuck, roof leaking, gate open? Call 800 555 0100, day and night. What happens when you call, and what you can do meanwhile.',
    blocks: [
      pageHero(
        '800 555 0100, day and night',
        'Dock stuck, roof leaking, gate open: whoever answers stays with the call until it is closed.',
        {
          variant: 'compact',
          eyebrow: 'Tenant service desk',
          primaryLink: link('tel:+18005550100', 'Call the desk'),
        },
      ),
      block('site/four-column-icon', {
        title: 'Say the building and the door',
        items: [
          { icon: 'dock-door', title: 'Door', text: '<p>46% of calls at night.</p>' },
          { icon: 'water', title: 'Roof', text: '<p>71% of leaks begin with a drill.</p>' },
          { icon: 'power', title: 'Power', text: '<p>A licensed hand within 90 minutes.</p>' },
          { icon: 'key', title: 'Gate', text: '<p>Opened from the desk in two minutes.</p>' },
        ],
      }),
      ...articleBlocks(`
## What happens when you call

1. A person answers, at the median after 11 seconds, in English or Spanish.
2. You say the building and the door. No reference number is needed.
3. An engineer is on the way before you hang up if forty people stand still.
4. You get a picture of the mended thing, with the time.

## What you can do meanwhile

Close the neighboring door as well, if a leveler hangs. Leave a wet floor wet and put a pallet on each side of it. Never reset a fire panel: that is our job, at any hour.`),
      heading(3, 'A work order, as you get it'),
      preformatted(
        'No. 25-18114\nTrinity Crossing 1, door 44\n02:51 called, answered in 9 seconds\n03:34 at the gate\n04:10 mended: spring, left side\nPicture attached. To pay: nothing.',
      ),
      block('site/two-column-faq', {
        title: 'Who pays for what',
        questions: [
          { question: 'Dock levelers', answer: '<p>We do, for the first ten years, parts and labor. After that half and half.</p>' },
          { question: 'Light bulbs and drivers', answer: '<p>You, inside. We, outside and over 30 feet.</p>' },
          { question: 'Roof', answer: '<p>We do, always. Please let nobody on it without our order; 71% of leaks begin with a drill.</p>' },
          {
            question: 'Snow',
            answer: '<p>We clear courts and walks from two inches, twice a night if it takes that. It is in the upkeep.</p>',
          },
        ],
        ground: 'sunk',
      }),
      block('site/service-list', {
        title: 'Beside mending',
        items: [
          {
            icon: 'solar',
            title: 'Power from your roof',
            text: '<p>At 88% of the grid price.</p>',
            link: link('/sustainability/solar/', 'What a roof needs'),
          },
          { icon: 'truck', title: 'Chargers in your yard', text: '<p>Conduit lies to one stall in six.</p>' },
          {
            icon: 'ruler',
            title: 'More space',
            text: `<p>${figures.openNow} buildings have some.</p>`,
            link: link('/property-search/', 'Search space'),
          },
        ],
      }),
      columns([
        [
          block('site/content-card', {
            title: 'Moving in',
            text: '<p>The first 90 days, week by week.</p>',
            imageId: mediaRef('int-shell'),
            link: link('/lease/', 'Before you sign'),
          }),
        ],
        [
          block('site/content-card', {
            title: 'Docks',
            text: '<p>Twelve rules and their reasons.</p>',
            imageId: mediaRef('ext-dock-row'),
            link: link('/news/the-dock-door-is-the-product/', 'Why doors'),
          }),
        ],
      ]),
      block('site/downloads-list', {
        title: 'Guides',
        groups: [
          {
            title: 'For the office wall',
            files: ['guide-moving-in', 'guide-dock-safety', 'guide-electric-trucks', 'guide-lease-dates'].map((slug) => ({
              fileId: pdfRef(slug),
            })),
          },
        ],
        ground: 'sunk',
      }),
      block('site/form-embed', {
        title: 'Once a year, somebody else asks you',
        text: 'Nine questions on how we did. In 2025, 171 tenants answered.',
        url: 'https://survey.example/causeway-tenants-2026',
        note: 'Another firm runs this survey on its own page; we see sums, not names.',
      }),
      group([
        heading(3, 'The operating manual'),
        paragraph('Tenants get all 212 pages on the day they move in. You have lost yours? The desk sends another.'),
        buttons([
          { text: 'What is in it', url: '/news/what-212-pages-taught-us-about-a-door/' },
          { text: 'Meet the desk', url: '/team/saskia-bellweather/', style: 'outline' },
        ]),
      ]),
    ],
  }),
  page({
    slug: 'brokers',
    title: 'Broker toolkit',
    order: 11,
    picture: 'ext-frontal-fins',
    description: `Plans, photographs, market tables and a commission paid in 22 days: what brokers get from Causeway Logistics in ${figures.markets} markets.`,
    blocks: [
      pageHero(
        'Plans first, lunch later',
        `Everything a client will ask for, for ${figures.openNow + figures.openLater + figures.building} buildings, checked each weekday at six in the morning Pacific.`,
        {
          imageId: mediaRef('ext-frontal-fins'),
          caption: 'Valwood Nine, Carrollton',
          captionDetail: '32.9387° N, 96.9202° W',
          primaryLink: link('/properties/', 'Search the list'),
        },
      ),
      columns([
        [
          heading(2, 'What we send'),
          list([
            'Plan, section and site in DWG and PDF',
            'Photographs of this year, free to use',
            'Door counts by hour, where a counter has run',
            'Quarterly tables for 34 markets, to 2,100 brokers',
          ]),
        ],
        [
          heading(2, 'What we pay'),
          list([
            'A full commission on direct deals you introduced',
            'Half at signature, half at move-in',
            'Renewals: half of the first rate',
            'In 22 days, on average in 2025',
          ]),
        ],
      ]),
      block('site/quote-block', {
        quote: 'They told my client what was wrong with the building. He took it.',
        name: 'A broker in Kansas City',
        role: 'who asked us to leave it at that; 11 years of deals',
        ground: 'sunk',
      }),
      block('site/search', {
        title: 'Look before you call',
        text: 'Checked each weekday at six in the morning Pacific.',
        count: 6,
        showMap: false,
      }),
      ...articleBlocks(`
## How to register a client

Write to the leasing person of the region with a name, a size and a date. The answer comes within two working days and holds for 180. In 2025 there were 1,960 registrations and three disputes; the broker was right in two.`),
      block('site/broker-toolkit-form', {
        title: 'Choose your files',
        text: 'They come as one link that works for 30 days.',
        items: [
          { title: 'Plan, section and site, DWG and PDF' },
          { title: 'Photographs of this year' },
          { title: 'Door counts by hour' },
          { title: 'Tables of the quarter, 34 markets' },
          { title: 'Commission agreement, 4 pages' },
        ],
        recipient: 'brokers@causeway.example',
        workingDays: 1,
        ground: 'sunk',
      }),
      block('site/downloads-list', {
        title: 'Or take them now',
        moreLink: link('/brokers/market-tables/', 'All market tables'),
        groups: [
          {
            title: 'Brochures',
            files: ['brochure-trinity-crossing-2', 'brochure-harbor-gate-5', 'brochure-agua-fria-cold-store', 'brochure-valwood-nine'].map(
              (slug) => ({ fileId: pdfRef(slug) }),
            ),
          },
          { title: 'Tables', files: ['market-tables-2026', 'market-tables-2025'].map((slug) => ({ fileId: pdfRef(slug) })) },
        ],
      }),
      block('site/download-cta', {
        title: 'This year’s tables',
        text: `Rents, vacancy and construction for ${figures.markets} markets.`,
        fileId: pdfRef('market-tables-2026'),
        label: 'Take the tables',
        ground: 'sunk',
      }),
      block('site/team-grid', {
        title: 'Who answers brokers',
        personIds: leasing,
        filterBy: 'none',
        ground: 'paper',
      }),
      faq('Between us', [
        ['Do you work with two brokers on one client?', 'With the one the client names in writing. We do not choose.'],
        ['May I show a building alone?', 'Yes. There is a lockbox at 61 of them; the code comes with the plan. Hard hats hang inside.'],
      ]),
      largeCta(
        'Ask for the third-quarter tables',
        'Rents, vacancy and construction for 34 markets, by size. They come by mail, once a quarter.',
        link('/contact/', 'Ask research'),
      ),
    ],
  }),
  page({
    slug: 'vendors',
    title: 'Vendor registration',
    order: 12,
    picture: 'abs-trailers',
    description: 'How firms that mend, clean, plow and build for us register, what we ask for, and when we pay: 22 days on average.',
    blocks: [
      pageHero('1,340 firms, paid in 22 days', 'Who mends, cleans, plows and builds for us, and how to join them.', { variant: 'compact' }),
      block('site/text-grid', {
        title: 'What we ask for',
        columns: 4,
        items: [
          { title: 'Insurance', text: '<p>$2 million, on roofs $5 million.</p>' },
          { title: 'Names', text: '<p>Of those who will come: gates open to people, not to vans. One code each.</p>' },
          { title: 'A rate card', text: '<p>For a year; we do not bargain on the phone at night.</p>' },
          { title: 'Your injuries', text: '<p>Of the last three years. A number is no reason to say no; a missing one is.</p>' },
        ],
      }),
      block('site/service-list', {
        title: 'What we buy',
        text: 'Share of what we paid in 2025.',
        items: [
          { icon: 'dock-door', title: 'Doors and docks', text: '<p>31%, in all 34 markets.</p>' },
          { icon: 'warehouse', title: 'Roofs and walls', text: '<p>27%, half of it before winter.</p>' },
          { icon: 'leaf', title: 'Yards, trees, snow', text: '<p>24%, by acre and by inch.</p>' },
          {
            icon: 'power',
            title: 'Power and chargers',
            text: '<p>18%, and growing.</p>',
            link: link('/vendors/night-crews/', 'Crews for the night'),
          },
        ],
        ground: 'sunk',
      }),
      ...articleBlocks(`
## How it goes

1. Fill in the form below, seven minutes with the papers at hand.
2. We call two of your customers. It takes nine days on average.
3. You get a trial: five work orders, watched.
4. After twelve good months your rate holds for three years.

Invoices under $5,000 are paid without a purchase order if a picture is attached. In 2025 that was 71% of them.`),
      block('site/vendor-form', {
        title: 'Register your firm',
        text: 'We call two of your customers, then you. It takes nine days on average.',
        recipient: 'vendors@causeway.example',
        workingDays: 3,
        people: [{ personId: ref('team:emil-castaneda') }],
        peopleTitle: 'Who checks it',
        ground: 'sunk',
      }),
      block('site/text-image-cta', {
        title: 'Smaller is fine',
        text: '<p>Of 1,340 firms 610 have fewer than ten people. Emil Castaneda keeps an hour free on Wednesdays for those who have never filled in a form like this.</p>',
        link: link('/team/emil-castaneda/', 'Call Emil'),
        imageId: mediaRef('int-dock-staging'),
        imagePosition: 'start',
      }),
      block('site/cta-list', {
        title: 'What next',
        items: [
          { title: 'Read the terms', text: 'In English, 20 minutes.', link: link('/vendors/night-crews/', 'Terms, and what night pays') },
          { title: 'Ask on Wednesday', text: 'Emil keeps an hour free.', link: link('/team/emil-castaneda/', 'Call Emil') },
          {
            title: 'See what breaks',
            text: 'The manual has 212 pages.',
            link: link('/news/what-212-pages-taught-us-about-a-door/', 'About doors'),
          },
        ],
        ground: 'sunk',
      }),
      block('site/form-embed', {
        title: 'Tell somebody who is not us',
        text: 'For what should not happen: a bribe, a threat, a pit opened alone. Two letters came in 2025; both are closed.',
        url: 'https://speak-up.example/causeway',
        note: 'A law firm runs this form on its own page. It tells us what, never who.',
      }),
    ],
  }),
];

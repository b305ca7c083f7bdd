/** The pages for finding space (property search, cold storage, last mile) and for tenants, brokers and vendors. */
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
    .toSorted((a, b) => b.availableSquareFeet - a.availableSquareFeet || b.totalSquareFeet - a.totalSquareFeet)
    .slice(0, 6)
    .map((item) => ref(`properties:${item.slug}`));
/** Everyone in the leasing department. */
const leasing = team.filter((person) => person.department === 'Leasing').map((person) => ref(`team:${person.slug}`));
const sum = (items: typeof buildings) => formatCount(items.reduce((total, item) => total + item.totalSquareFeet, 0));

export const spacePages = [
  page({
    slug: 'property-search',
    title: 'Property search',
    order: 7,
    picture: 'ext-cross-dock',
    description: `Search ${buildings.length} logistics buildings by market, size, type and status, in a list or on a map.`,
    blocks: [
      pageHero('Search all properties', `${buildings.length} buildings. Availability is checked every weekday at 6 am Pacific.`, {
        variant: 'compact',
      }),
      block('site/search', { count: 12 }),
      dynamicBlock('core/block', { ref: ref('wp_block:ask-the-desk') }),
    ],
  }),
  page({
    slug: 'cold-storage',
    title: 'Cold storage',
    order: 8,
    picture: 'ext-cold-storage',
    description: `${spellOutCapitalized(cold.length)} cold storage buildings, ${sum(cold)} square feet: freezer, cooler and convertible rooms from +35 °F to −10 °F.`,
    blocks: [
      pageHero(
        'Cold storage, from cooler to deep freeze',
        `${spellOutCapitalized(cold.length)} buildings, ${sum(cold)} square feet, rooms from 35 °F down to −10 °F.`,
        {
          imageId: mediaRef('ext-cold-storage'),
          caption: 'A high bay with its enclosed dock',
          primaryLink: link('/properties/agua-fria-cold-store/', 'See Agua Fria'),
        },
      ),
      ...articleBlocks(`
## How we build cold storage

- Insulated ground: 14 inches of foam and warm glycol under the slab keep frost from lifting the floor
- Enclosed dock: a dock kept at 38 degrees cuts the plant’s power use by 11%
- Two utility feeds: a full freezer holds its temperature for nine hours, and outages can last longer
- CO₂ refrigeration instead of ammonia: it costs 12% more to build and is safe near homes and schools`),
      block('site/featured-properties-carousel', {
        title: 'Our cold storage buildings',
        propertyIds: keys(cold),
        count: 6,
        ground: 'sunk',
      }),
      block('site/map', {
        title: 'Cold storage locations',
        text: 'Portland, Los Angeles, Orange County, Phoenix, Chicago and Miami.',
        variant: 'properties',
        propertyIds: cold.map((item) => ref(`properties:${item.slug}`)).slice(0, 40),
      }),
      block('site/region-statistics-grid', { title: 'Mountain region at a glance', regionId: ref('regions:mountain') }),
      block('site/region-team-contact-grid', {
        title: 'Mountain region contacts',
        regionId: ref('regions:mountain'),
        functions: ['leasing', 'development'],
      }),
      faq('Cold storage questions', [
        [
          'Can a room be converted from cooler to freezer?',
          'At Agua Fria, yes: in pairs of rooms, within five days. In our other buildings it depends on the floor insulation. Ask us for the section drawing.',
        ],
        [
          'Who operates the refrigeration plant?',
          'You can, or we can for you. We operate three plants at cost plus 6%, with engineers on site around the clock.',
        ],
      ]),
      inquiryCta,
    ],
  }),
  page({
    slug: 'last-mile',
    title: 'Last mile',
    order: 9,
    picture: 'ext-lastmile-vans',
    description: `${formatCount(vans.length)} last-mile buildings within 30 minutes of your customers, with van stalls, chargers and drive times measured on the road.`,
    blocks: [
      pageHero(
        'Within 30 minutes of your customers',
        `${formatCount(vans.length)} buildings, ${sum(vans)} square feet. We drive every route ourselves, at 6 am and at 5 pm.`,
        {
          variant: 'split',
          imageId: mediaRef('ext-lastmile-vans'),
          primaryLink: link('/properties/ironbound-last-mile/', 'See Ironbound'),
        },
      ),
      siteContainer('site/content-toggle', { title: 'A day at a last-mile building' }, [
        siteContainer('site/content-toggle-view', { label: 'In the morning' }, [
          paragraph('Vans leave in waves of 40. That takes 12 drive-in doors and a yard where vans and trucks never cross paths.'),
        ]),
        siteContainer('site/content-toggle-view', { label: 'At noon' }, [
          paragraph('The yard is quiet. At Ironbound, 1.1 megawatts of solar over the van stalls charge up to 120 vans by 3 pm.'),
        ]),
        siteContainer('site/content-toggle-view', { label: 'At night' }, [
          paragraph('About 22 trailers arrive between 10 pm and 4 am. The docks face the river, away from the neighbors.'),
        ]),
      ]),
      block('site/full-width-image-card', {
        eyebrow: 'In the city',
        title: 'Loading under the upper story',
        text: '<p>In Vernon, vans enter from one street and exit to the next, 26 an hour. Nothing backs across a sidewalk.</p>',
        link: link('/properties/ironbound-last-mile/', 'See Ironbound Last Mile'),
        imageId: mediaRef('ext-urban-infill'),
        caption: 'Vernon, Los Angeles',
      }),
      block('site/metro-landing-page-number-module', {
        title: 'Northern New Jersey at a glance',
        marketId: ref('markets:northern-new-jersey'),
        moreLink: link('/markets/northern-new-jersey/', 'Full market page'),
        styleOption: 'row',
        ground: 'sunk',
      }),
      block('site/featured-properties-carousel', { title: 'Last-mile properties', propertyIds: keys(vans), count: 6 }),
      inquiryCta,
    ],
  }),
  page({
    slug: 'tenants',
    title: 'Tenant service desk',
    order: 10,
    picture: 'int-dock-staging',
    description:
      'Dock stuck, roof leaking, gate open? Call 800-555-0100, day or night. What happens when you call and what you can do in the meantime.',
    blocks: [
      pageHero(
        '800-555-0100, day and night',
        'Dock stuck, roof leaking, gate open: the person who answers stays on your case until it is closed.',
        {
          variant: 'compact',
          eyebrow: 'Tenant service desk',
          primaryLink: link('tel:+18005550100', 'Call the service desk'),
        },
      ),
      block('site/four-column-icon', {
        title: 'What you can call about',
        items: [
          { icon: 'dock-door', title: 'Doors', text: '<p>46% of night calls. Tell us the door number.</p>' },
          { icon: 'water', title: 'Roof', text: '<p>We send a roofer, even on weekends.</p>' },
          { icon: 'power', title: 'Power', text: '<p>A licensed electrician within 90 minutes.</p>' },
          { icon: 'key', title: 'Gate', text: '<p>We can open it remotely in two minutes.</p>' },
        ],
      }),
      ...articleBlocks(`
## What happens when you call

1. A person answers, in English or Spanish. The median wait is 11 seconds.
2. Tell us the building and the door. You do not need a reference number.
3. If work has stopped, an engineer is on the way before you hang up.
4. When the repair is done, you get a photo and the time of completion.

## What you can do in the meantime

If a leveler is stuck open, close the door next to it as well. Mark a wet floor with a pallet on each side. Never reset a fire panel. That is our job, at any hour.`),
      heading(3, 'Sample work order'),
      preformatted(
        'Work order 25-18114\nTrinity Crossing 1, door 44\n2:51 am  Call answered in 9 seconds\n3:34 am  Engineer at the gate\n4:10 am  Repaired: left spring replaced\nPhoto attached. No charge.',
      ),
      block('site/two-column-faq', {
        title: 'Who pays for what',
        questions: [
          {
            question: 'Dock levelers',
            answer: '<p>We pay for parts and labor for the first ten years. After that we split the cost evenly.</p>',
          },
          {
            question: 'Light bulbs and LED drivers',
            answer: '<p>You pay inside the building, up to 30 feet. We pay above 30 feet and outside.</p>',
          },
          {
            question: 'Roof',
            answer:
              '<p>We do, always. Please do not let anyone on the roof without our work order: 71% of wet spots are next to something that was added.</p>',
          },
          {
            question: 'Snow',
            answer:
              '<p>We clear truck courts and sidewalks at two inches, twice a night if needed. It is part of common area maintenance.</p>',
          },
        ],
        ground: 'sunk',
      }),
      block('site/service-list', {
        title: 'Other services',
        items: [
          {
            icon: 'solar',
            title: 'Solar power from your roof',
            text: '<p>At 88% of the grid price.</p>',
            link: link('/sustainability/solar/', 'How rooftop solar works'),
          },
          { icon: 'truck', title: 'Truck chargers in your yard', text: '<p>Conduit is in place for one stall in six.</p>' },
          {
            icon: 'ruler',
            title: 'More space',
            text: `<p>${figures.availableNow} buildings have space today.</p>`,
            link: link('/property-search/', 'Search properties'),
          },
        ],
      }),
      columns([
        [
          block('site/content-card', {
            title: 'Leasing',
            text: '<p>Terms, costs and dates before you sign.</p>',
            imageId: mediaRef('int-shell'),
            link: link('/lease/', 'How we lease'),
          }),
        ],
        [
          block('site/content-card', {
            title: 'Docks',
            text: '<p>What nine months of door counts taught us.</p>',
            imageId: mediaRef('ext-dock-row'),
            link: link('/news/the-dock-door-is-the-product/', 'Read the study'),
          }),
        ],
      ]),
      block('site/downloads-list', {
        title: 'Guides',
        groups: [
          {
            title: 'Tenant guides',
            files: ['guide-moving-in', 'guide-dock-safety', 'guide-electric-trucks', 'guide-lease-dates'].map((slug) => ({
              fileId: pdfRef(slug),
            })),
          },
        ],
        ground: 'sunk',
      }),
      block('site/form-embed', {
        title: 'Annual tenant survey',
        text: 'Nine questions about how we did. In 2025, 208 tenants responded.',
        url: 'https://survey.example/causeway-tenants-2026',
        note: 'An independent firm runs this survey on its own site. We see totals, not names.',
      }),
      group([
        heading(3, 'The operating manual'),
        paragraph('Every tenant receives all 212 pages on move-in day. Need another copy? Ask the service desk.'),
        buttons([
          { text: 'About the manual', url: '/news/what-212-pages-taught-us-about-a-door/' },
          { text: 'Contact the service desk', url: '/team/saskia-bellweather/', style: 'outline' },
        ]),
      ]),
    ],
  }),
  page({
    slug: 'brokers',
    title: 'Broker toolkit',
    order: 11,
    picture: 'ext-frontal-fins',
    description: `Floor plans, photographs, market tables and commissions paid in 22 days: resources for brokers in ${figures.markets} markets.`,
    blocks: [
      pageHero(
        'Broker toolkit',
        `Plans, photographs and data for ${figures.availableNow + figures.availableLater + figures.underConstruction} available buildings, checked every weekday at 6 am Pacific.`,
        {
          imageId: mediaRef('ext-frontal-fins'),
          caption: 'Vertical fins on a long front',
          primaryLink: link('/property-search/', 'Search properties'),
        },
      ),
      columns([
        [
          heading(2, 'What we provide'),
          list([
            'Floor plan, section and site plan in DWG and PDF',
            'Photographs taken this year, free to use',
            'Hourly dock door counts',
            'Quarterly market tables for 34 markets',
          ]),
        ],
        [
          heading(2, 'What we pay'),
          list([
            'A full commission on deals you introduce',
            'Half at signing, half at move-in',
            'Renewals at half the original rate',
            'In 22 days on average in 2025',
          ]),
        ],
      ]),
      block('site/quote-block', {
        quote: 'They told my client what was wrong with the building before he asked. He signed.',
        name: 'A broker in Kansas City',
        role: '11 years of deals with Causeway',
        ground: 'sunk',
      }),
      block('site/search', {
        title: 'Available properties',
        text: 'Checked every weekday at 6 am Pacific.',
        count: 6,
        showMap: false,
      }),
      ...articleBlocks(`
## How to register a client

Email the leasing contact for the region with the client’s name, the size and the move-in date. We confirm within two business days, and the registration is good for 180 days. In 2025 we had 1,960 registrations and three disputes; we decided two of them in the broker’s favor.`),
      block('site/broker-toolkit-form', {
        title: 'Request files',
        text: 'We will send one link that works for 30 days.',
        items: [
          { title: 'Floor plan, section and site plan, DWG and PDF' },
          { title: 'Current photographs' },
          { title: 'Hourly dock door counts' },
          { title: 'Quarterly tables, 34 markets' },
          { title: 'Commission agreement, 4 pages' },
        ],
        recipient: 'brokers@causeway.example',
        workingDays: 1,
        ground: 'sunk',
      }),
      block('site/downloads-list', {
        title: 'Downloads',
        moreLink: link('/brokers/market-tables/', 'All market tables'),
        groups: [
          {
            title: 'Brochures',
            files: ['Trinity Crossing 2', 'Harbor Gate 5', 'Agua Fria Cold Store', 'Valwood Nine'].map((name) => ({
              document: link(`/pdf/properties/${name.toLowerCase().replaceAll(' ', '-')}.pdf`, `${name} brochure`),
              note: 'Facts, site plan, map and contacts on two pages',
            })),
          },
          { title: 'Market tables', files: ['market-tables-2026', 'market-tables-2025'].map((slug) => ({ fileId: pdfRef(slug) })) },
        ],
      }),
      block('site/download-cta', {
        title: 'Market tables 2026',
        text: `Asking rents in ${figures.markets} markets.`,
        fileId: pdfRef('market-tables-2026'),
        label: 'Download the tables',
        ground: 'sunk',
      }),
      block('site/team-grid', {
        title: 'Leasing contacts',
        personIds: leasing,
        filterBy: 'none',
        ground: 'paper',
      }),
      faq('Questions from brokers', [
        ['What if two brokers represent the same client?', 'We work with the broker the client names in writing.'],
        [
          'Can I show a building on my own?',
          'Yes, wherever there is a lockbox. The code comes with the floor plan, and hard hats are just inside the door.',
        ],
      ]),
      largeCta(
        'Request the third-quarter tables',
        'Rents, vacancy and construction in 34 markets, by building size. Sent by email once a quarter.',
        link('/contact/', 'Contact research'),
      ),
    ],
  }),
  page({
    slug: 'vendors',
    title: 'Vendor registration',
    order: 12,
    picture: 'abs-trailers',
    description: 'How contractors register with us, what we require and how fast we pay: 22 days on average.',
    blocks: [
      pageHero('1,340 vendors, paid in 22 days', 'How to register to repair, clean, plow and build for us.', { variant: 'compact' }),
      block('site/text-grid', {
        title: 'What we require',
        columns: 4,
        items: [
          { title: 'Insurance', text: '<p>$2 million of liability coverage; $5 million for roof work.</p>' },
          { title: 'Crew names', text: '<p>Each person who comes on site gets an individual gate code.</p>' },
          { title: 'Rate card', text: '<p>Valid for one year, so no one negotiates on the phone at night.</p>' },
          { title: 'Safety record', text: '<p>Injuries in the past three years. A number does not rule you out; a missing one does.</p>' },
        ],
      }),
      block('site/service-list', {
        title: 'What we buy',
        text: 'Share of what we paid in 2025.',
        items: [
          { icon: 'dock-door', title: 'Doors and docks', text: '<p>31%, in all 34 markets.</p>' },
          { icon: 'warehouse', title: 'Roofs and walls', text: '<p>27%, half of it before winter.</p>' },
          { icon: 'leaf', title: 'Yards, trees, snow', text: '<p>24%, paid by the acre or by the inch.</p>' },
          {
            icon: 'power',
            title: 'Power and chargers',
            text: '<p>18%, and growing.</p>',
            link: link('/vendors/night-crews/', 'Night service crews'),
          },
        ],
        ground: 'sunk',
      }),
      ...articleBlocks(`
## How it works

1. Complete the form below. It takes about seven minutes with your documents at hand.
2. We call two of your customers. Approval takes nine days on average.
3. You complete five trial work orders.
4. After 12 months of good work, we lock in your rates for three years.

Invoices under $5,000 do not need a purchase order if a photo of the work is attached. In 2025 that was 71% of all invoices.`),
      block('site/vendor-form', {
        title: 'Register your company',
        text: 'We call two of your customers, then you. Approval takes nine days on average.',
        recipient: 'vendors@causeway.example',
        workingDays: 3,
        people: [{ personId: ref('team:emil-castaneda') }],
        peopleTitle: 'Your contact',
        ground: 'sunk',
      }),
      block('site/text-image-cta', {
        title: 'Small businesses welcome',
        text: '<p>610 of our 1,340 vendors have fewer than ten employees. If you have never completed a form like this, Emil Castaneda will walk you through it on Wednesdays.</p>',
        link: link('/team/emil-castaneda/', 'Contact Emil'),
        imageId: mediaRef('int-dock-staging'),
        imagePosition: 'start',
      }),
      block('site/cta-list', {
        title: 'Next steps',
        items: [
          { title: 'Night work', text: 'Rates and requirements.', link: link('/vendors/night-crews/', 'Night service crews') },
          { title: 'Help with the form', text: 'Wednesdays, by phone.', link: link('/team/emil-castaneda/', 'Contact Emil') },
          {
            title: 'How we maintain doors',
            text: 'From our 212-page operating manual.',
            link: link('/news/what-212-pages-taught-us-about-a-door/', 'Read about doors'),
          },
        ],
        ground: 'sunk',
      }),
      block('site/form-embed', {
        title: 'Report a concern confidentially',
        text: 'For bribery, threats or unsafe work. We received two reports in 2025; both are resolved.',
        url: 'https://speak-up.example/causeway',
        note: 'An independent law firm runs this form on its own site. It passes on what you report, never your name.',
      }),
    ],
  }),
];

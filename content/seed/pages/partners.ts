/** Pages for brokers (market tables), night service crews and neighbors of our buildings. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { block, heading, link, mediaRef, paragraph } from '../markup.ts';
import { siteContainer, code, dynamicBlock, file, pdfRef, table, yoastHowTo } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { pageHero } from './shared.ts';

const years = [2026, 2025, 2024, 2023, 2022, 2021];

export const partnerPages = [
  page({
    slug: 'market-tables',
    parent: 'brokers',
    title: 'Market tables',
    order: 1,
    picture: 'hero-interchange',
    description: `Rents, vacancy and construction in ${figures.markets} markets: six years of tables to download, and quarterly updates by email.`,
    blocks: [
      pageHero(
        'Market tables',
        `Rents, vacancy and construction in ${figures.markets} markets, by building size. 2,100 brokers receive them every quarter.`,
        {
          variant: 'compact',
          eyebrow: 'Broker toolkit',
        },
      ),
      block('site/metro-landing-page-number-module', {
        title: 'Example: Dallas–Fort Worth',
        marketId: ref('markets:dallas-fort-worth'),
        moreLink: link('/markets/dallas-fort-worth/', 'Full market page'),
      }),
      block('site/map', {
        title: 'Markets in the tables',
        text: `${figures.markets} markets. The larger the circle, the more we own there.`,
        variant: 'markets',
      }),
      block('site/downloads-list', {
        title: 'Downloads by year',
        text: 'PDF, all markets in one table.',
        groups: [
          {
            title: 'Asking rents',
            files: years.map((year) => ({ fileId: pdfRef(`market-tables-${year}`), note: `${figures.markets} markets` })),
          },
        ],
        ground: 'sunk',
      }),
      heading(2, 'How we define the columns'),
      table(
        ['Column', 'Includes', 'Excludes'],
        [
          ['Vacancy', 'Space available within 30 days', 'Subleases under 20,000 sq ft'],
          ['Rent', 'Signed leases, net, first year', 'Renewals'],
          ['Under construction', 'Projects with steel ordered', 'Projects with only a permit'],
        ],
        'Three columns, as defined in 2021. We dropped a fourth, absorption, in April 2026.',
      ),
      dynamicBlock('core/embed', {
        url: 'https://www.census.gov/construction/c30/c30index.html',
        type: 'rich',
        providerNameSlug: 'census-gov',
      }),
      heading(2, 'Spreadsheet format'),
      paragraph('The quarterly email includes the same data as a CSV file, one line per market and quarter:'),
      code(
        'market,size_sq_ft,vacancy_pct,rent_usd_sq_ft,under_construction_sq_ft\n…34 lines per quarter, one per market, newest quarter last',
      ),
      block('site/latest-news-and-insights', {
        title: 'Our analysis',
        categorySlug: 'insights',
        count: 3,
        moreLink: link('/category/insights/', 'All insights'),
      }),
      block('site/broker-toolkit-form', {
        title: 'Get the next tables by email',
        text: 'Four emails a year, nothing else.',
        items: [{ title: 'Quarterly tables, 34 markets' }, { title: 'The same data as CSV' }, { title: 'Research commentary, 2 pages' }],
        recipient: 'research@causeway.example',
        workingDays: 1,
        people: [{ personId: ref('team:arjun-petrossian') }],
        peopleTitle: 'Your research contact',
        submitLabel: 'Send me the tables',
        ground: 'sunk',
      }),
      file('market-tables-2026'),
    ],
  }),
  page({
    slug: 'night-crews',
    parent: 'vendors',
    title: 'Night service crews',
    order: 1,
    picture: 'int-dock-staging',
    description: 'Doors, roofs, drains and snow: what we require of after-hours crews, what we pay and how to sign up.',
    blocks: [
      block('site/plus-hero', {
        eyebrow: 'Vendors',
        title: 'Night work at 1.6 times the day rate',
        text: 'Paid gate to gate, with a four-hour minimum.',
        imageId: mediaRef('int-dock-staging'),
        primaryLink: link('tel:+18005550100', 'Call the service desk'),
        points: [
          { title: '90 minutes', text: 'From our call to the gate, or we call the next crew.' },
          { title: 'Two people', text: 'No one opens a leveler pit alone.' },
          { title: 'One photo', text: 'Send a picture of the finished repair. It serves as your invoice backup.' },
        ],
      }),
      block('site/service-list', {
        title: 'Work we need at night',
        text: 'Share of 2,900 night calls in 2025.',
        items: [
          {
            icon: 'dock-door',
            title: 'Doors and levelers',
            text: '<p>46%. Mostly broken springs in cold weather.</p>',
            link: link('/news/what-212-pages-taught-us-about-a-door/', 'What we know about doors'),
          },
          { icon: 'water', title: 'Roofs and drains', text: '<p>21%. Requires fall protection and $5 million of insurance.</p>' },
          { icon: 'power', title: 'Power and chargers', text: '<p>19%. Requires a state license.</p>' },
          { icon: 'truck', title: 'Gates and snow', text: '<p>14%. Plowing starts automatically at two inches.</p>' },
        ],
      }),
      siteContainer('site/grid', { title: 'Before your first call', columns: 3, ground: 'sunk' }, [
        siteContainer('site/grid-cell', {}, [
          heading(3, 'Access code'),
          paragraph('Each person gets a code that works from our call until 9 am.'),
        ]),
        siteContainer('site/grid-cell', {}, [
          heading(3, 'Walk-through'),
          paragraph('A paid one-hour daytime tour of each building on your list.'),
        ]),
        siteContainer('site/grid-cell', {}, [
          block('site/content-card', {
            title: 'Requirements',
            text: '<p>Insurance, rates and registration.</p>',
            imageId: mediaRef('abs-panels'),
            link: link('/vendors/', 'Vendor requirements'),
          }),
        ]),
      ]),
      block('site/vendor-form', {
        title: 'Register your crew',
        text: 'Tell us your trades and the ZIP codes you can reach in 90 minutes.',
        recipient: 'vendors@causeway.example',
        workingDays: 3,
        people: [{ personId: ref('team:saskia-bellweather') }],
        peopleTitle: 'Your contact',
      }),
      block('site/download-cta', {
        title: 'Terms for vendors',
        text: 'Payment, insurance and safety requirements.',
        fileId: pdfRef('vendor-terms'),
        label: 'Download the terms',
        ground: 'sunk',
      }),
    ],
  }),
  page({
    slug: 'neighbors',
    parent: 'community',
    title: 'For our neighbors',
    order: 1,
    picture: 'com-roof-terrace',
    description:
      'Noise, light, trucks, dust: how to reach the engineer of the building next door, and what happens within five business days.',
    blocks: [
      pageHero(
        'You were there first',
        'Neighbors called us 640 times in 2025. Half of the calls were about light, and most are fixed within two days.',
        {
          variant: 'image',
          imageId: mediaRef('com-roof-terrace'),
          caption: 'Terrace above the loading level',
        },
      ),
      heading(2, 'How to report an idling truck'),
      yoastHowTo('Works for every building we own. You don’t need an account or a reference number.', 10, [
        ['Note the dock door number', 'The number is on or above the door. We do not need the license plate.'],
        ['Call 800-555-0100', 'Our service desk answers (median wait: 11 seconds) and calls the dock.'],
        ['Call again if it comes back', 'After three calls about one door, we move the waiting area.'],
      ]),
      block('site/two-column-faq', {
        title: 'Questions from neighbors',
        questions: [
          {
            question: 'When can trucks arrive?',
            answer:
              '<p>The hours depend on the building’s permit, which is posted at the gate. At 31 buildings they are 6 am to 10 pm.</p>',
          },
          {
            question: 'Why so much light?',
            answer:
              '<p>Drivers need it to work safely. If a light shines into your windows, call us, and we will shield it within two days.</p>',
          },
          {
            question: 'Who mows the buffer strip?',
            answer: '<p>We do. Most strips are planted as meadow, so we mow them only twice a year, in July and October.</p>',
          },
          { question: 'Can we use the paths?', answer: '<p>Yes. All nine miles of our paths are open from dawn to dusk.</p>' },
        ],
      }),
      block('site/two-by-two-grid', {
        title: 'What we build at the property line',
        cells: [
          { title: 'Trees', text: '<p>Two rows where there is room; 4,042 trees in all.</p>', imageId: mediaRef('ext-timber-grove') },
          { title: 'Docks on the far side', text: '<p>At 31 buildings, as a condition of the permit.</p>' },
          { title: 'Walking paths', text: '<p>Nine miles, open from dawn to dusk.</p>' },
          { title: 'Wetlands', text: '<p>14 basins. Visitors are welcome on the boardwalks.</p>', imageId: mediaRef('sus-wetland') },
        ],
      }),
      block('site/community-form', {
        title: 'Contact the building engineer',
        text: 'Tell us the building or the street. The engineer responsible for it will reply.',
        topics: [
          { title: 'Noise', recipient: 'service@causeway.example' },
          { title: 'Light', recipient: 'service@causeway.example' },
          { title: 'Trucks on my street', recipient: 'service@causeway.example' },
          { title: 'Dust from a construction site', recipient: 'development@causeway.example' },
        ],
        recipient: 'community@causeway.example',
        workingDays: 5,
        ground: 'sunk',
      }),
      block('site/line-grid', {
        title: 'Neighbor calls in 2025',
        items: [
          { label: 'Calls', value: '640' },
          { label: 'Resolved within five days', value: '588' },
          { label: 'Lights shielded', value: '212' },
          { label: 'Waiting areas moved', value: '17' },
        ],
      }),
    ],
  }),
];

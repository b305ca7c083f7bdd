/** Second pages for those who work with us: brokers’ tables, crews for the night, neighbors of a site. */
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
    description: `Rents, vacancy and construction for ${figures.markets} markets: six years of tables to take away, and the next quarter by mail.`,
    blocks: [
      pageHero(
        'Six years of tables',
        `Rents, vacancy and construction for ${figures.markets} markets, by size. 2,100 brokers get them each quarter.`,
        {
          variant: 'compact',
          eyebrow: 'Broker toolkit',
        },
      ),
      block('site/metro-landing-page-number-module', {
        title: 'One line of the table, drawn large',
        marketId: ref('markets:dallas-fort-worth'),
        moreLink: link('/markets/dallas-fort-worth/', 'Dallas–Fort Worth'),
      }),
      block('site/downloads-list', {
        title: 'By year',
        text: 'PDF, one page for each region.',
        groups: [
          {
            title: 'Tables',
            files: years.map((year) => ({ fileId: pdfRef(`market-tables-${year}`), note: `${figures.markets} markets` })),
          },
        ],
        ground: 'sunk',
      }),
      heading(2, 'How to read a line'),
      table(
        ['Column', 'Counts', 'Leaves out'],
        [
          ['Vacancy', 'Space that can be had in 30 days', 'Sublets under 20,000 sq ft'],
          ['Rent', 'Signed, net, first year', 'Renewals'],
          ['Under way', 'Steel ordered', 'Permits alone'],
        ],
        'Three columns, as defined in 2021. A fourth, absorption, went in April 2026.',
      ),
      dynamicBlock('core/embed', {
        url: 'https://www.census.gov/construction/c30/c30index.html',
        type: 'rich',
        providerNameSlug: 'census-gov',
      }),
      heading(2, 'For your own sheet'),
      paragraph('The mail of the quarter has the same lines as text, 34 of them, ready for a spreadsheet:'),
      code('market,size_sq_ft,vacancy_pct,rent_usd_sq_ft,under_way_sq_ft\n…34 lines, one for each market, the newest quarter last'),
      block('site/latest-news-and-insights', {
        title: 'What we made of them',
        categorySlug: 'insights',
        count: 3,
        moreLink: link('/category/insights/', 'All insights'),
      }),
      block('site/broker-toolkit-form', {
        title: 'The next ones by mail',
        text: 'Four mails a year, nothing between.',
        items: [
          { title: 'Tables of the quarter, 34 markets' },
          { title: 'The same as text' },
          { title: 'Notes of the researcher, 2 pages' },
        ],
        recipient: 'research@causeway.example',
        workingDays: 1,
        people: [{ personId: ref('team:arjun-petrossian') }],
        peopleTitle: 'Who counts',
        submitLabel: 'Send me the tables',
        ground: 'sunk',
      }),
      file('market-tables-2026'),
    ],
  }),
  page({
    slug: 'night-crews',
    parent: 'vendors',
    title: 'Crews for the night',
    order: 1,
    picture: 'ext-dock-row',
    description: 'Doors, roofs, drains, plows: what we ask of crews that come at night, what an hour earns, and the short form.',
    blocks: [
      block('site/plus-hero', {
        eyebrow: 'Vendors',
        title: 'We call at three in the morning',
        text: 'And pay for it: 1.6 times the day’s rate, from the gate to the gate, at least four hours.',
        imageId: mediaRef('ext-dock-row'),
        primaryLink: link('tel:+18005550100', 'Call the desk'),
        points: [
          { title: 'Ninety minutes', text: 'From the call to the gate, or we call the next.' },
          { title: 'Two people', text: 'Nobody opens a pit alone.' },
          { title: 'One picture', text: 'Of the mended thing; it is your invoice.' },
        ],
      }),
      block('site/service-list', {
        title: 'What breaks at night',
        text: 'Share of 2,900 night calls in 2025.',
        items: [
          {
            icon: 'dock-door',
            title: 'Doors and levelers',
            text: '<p>46%. Springs mostly, in frost.</p>',
            link: link('/news/what-212-pages-taught-us-about-a-door/', 'What we know of doors'),
          },
          { icon: 'water', title: 'Roofs and drains', text: '<p>21%. Harness and insurance of $5 million.</p>' },
          { icon: 'power', title: 'Power and chargers', text: '<p>19%. Licensed in the state.</p>' },
          { icon: 'truck', title: 'Gates and plows', text: '<p>14%. From two inches of snow, without a call.</p>' },
        ],
      }),
      siteContainer('site/grid', { title: 'Before the first night', columns: 3, ground: 'sunk' }, [
        siteContainer('site/grid-cell', {}, [
          heading(3, 'A key'),
          paragraph('One code for each person. It works from the call until 9 in the morning.'),
        ]),
        siteContainer('site/grid-cell', {}, [
          heading(3, 'A walk'),
          paragraph('An hour by day through each building you may be called to. Paid.'),
        ]),
        siteContainer('site/grid-cell', {}, [
          block('site/content-card', {
            title: 'The terms',
            text: '<p>Read in 20 minutes.</p>',
            imageId: mediaRef('abs-panels'),
            link: link('/vendors/', 'Terms and papers'),
          }),
        ]),
      ]),
      block('site/vendor-form', {
        title: 'Put your crew on the list',
        text: 'Name the trades and the ZIP codes you reach in 90 minutes.',
        recipient: 'vendors@causeway.example',
        workingDays: 3,
        people: [{ personId: ref('team:saskia-bellweather') }],
        peopleTitle: 'Who will call you',
      }),
      block('site/download-cta', {
        title: 'Terms for vendors',
        text: 'Insurance, gates, pictures, 22 days.',
        fileId: pdfRef('vendor-terms'),
        label: 'Take the terms',
        ground: 'sunk',
      }),
    ],
  }),
  page({
    slug: 'neighbors',
    parent: 'community',
    title: 'Beside a site',
    order: 1,
    picture: 'com-roof-terrace',
    description:
      'Noise, light, trucks, dust: how to reach the engineer of the building beside you, and what happens within five working days.',
    blocks: [
      pageHero('You were there first', 'In 2025 neighbors called 640 times. Half of it was light; a lamp takes us two days.', {
        variant: 'image',
        imageId: mediaRef('com-roof-terrace'),
        caption: 'Terrace above the loading level',
      }),
      heading(2, 'How to make a truck stop idling'),
      yoastHowTo('Works at every building of ours. You need no account and no reference number.', 10, [
        ['Note the door', 'Numbers are 24 inches high and lit. The plate of the truck is of no use to us.'],
        ['Call 800 555 0100', 'A person answers, at the median after 11 seconds, and talks to the dock.'],
        ['Tell us if it comes back', 'Three calls on one door and we move its waiting place.'],
      ]),
      block('site/two-column-faq', {
        title: 'Asked over the fence',
        questions: [
          {
            question: 'When may trucks come?',
            answer: '<p>As the permit says; it hangs at the gate. At 31 buildings that is 6 a.m. to 10 p.m.</p>',
          },
          {
            question: 'Why so much light?',
            answer: '<p>Drivers fall in the dark. But no lamp may be seen from a bed: call, and we shield it within two days.</p>',
          },
          {
            question: 'Who cuts the strip?',
            answer: '<p>We do, twice a year, on our side. Meadow is not neglect; it is cut in July and October.</p>',
          },
          { question: 'May we use the path?', answer: '<p>Yes, all nine miles of paths we keep are open from dawn to dusk.</p>' },
        ],
      }),
      block('site/two-by-two-grid', {
        title: 'What stands between us',
        cells: [
          { title: 'Trees', text: '<p>Two rows, 4,042 of them alive.</p>', imageId: mediaRef('ext-timber-grove') },
          { title: 'Doors on the far side', text: '<p>At 31 buildings, by permit.</p>' },
          { title: 'A path', text: '<p>Open from dawn to dusk, nine miles in all.</p>' },
          { title: 'Water', text: '<p>Fourteen basins; children are welcome on the boardwalk.</p>', imageId: mediaRef('sus-wetland') },
        ],
      }),
      block('site/community-form', {
        title: 'Write to the engineer',
        text: 'Name the building or the street. The engineer answers, not a department.',
        topics: [
          { title: 'Noise', recipient: 'service@causeway.example' },
          { title: 'Light', recipient: 'service@causeway.example' },
          { title: 'Trucks on my street', recipient: 'service@causeway.example' },
          { title: 'Dust from a site', recipient: 'development@causeway.example' },
        ],
        recipient: 'community@causeway.example',
        workingDays: 5,
        ground: 'sunk',
      }),
      block('site/line-grid', {
        title: 'How it went in 2025',
        items: [
          { label: 'Calls', value: '640' },
          { label: 'Closed within five days', value: '588' },
          { label: 'Lamps shielded', value: '212' },
          { label: 'Waiting places moved', value: '17' },
        ],
      }),
    ],
  }),
];

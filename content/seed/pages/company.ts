/** The company: about, careers, contact, newsroom. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { leadership } from '../people/leadership.ts';
import { team } from '../people/team.ts';
import { block, group, link, mediaRef, paragraph } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { siteContainer, html, pullquote } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { companyLength, companyNumbers } from './home.ts';
import { largeCta, pageHero } from './shared.ts';

/** Whoever opens the letters to the contact page. */
const readers = ['delia-marchetti', 'priya-ramanathan', 'ruth-ellery'];

const people = leadership.length + team.length;

function office(title: string, street: string, place: string, phone: string, latitude: number, longitude: number, hours: string) {
  return siteContainer('site/grid-cell', {}, [
    block('site/contact-card', {
      title,
      role: title === 'Long Beach' ? 'Head office' : 'Regional office',
      text: `<p>${street}<br>${place}</p>`,
      phone: `+1 ${phone}`,
      latitude,
      longitude,
      openingHours: [{ label: 'Monday to Friday', value: hours }],
    }),
  ]);
}

const offices = [
  office('Long Beach', '1 Pier Row, Suite 400', 'Long Beach, CA 90802', '562 555 0142', 33.7701, -118.1937, '7 am to 6 pm PT'),
  office('Dallas', '2100 Cotton Yard, Floor 3', 'Dallas, TX 75215', '972 555 0118', 32.7767, -96.797, '7 am to 6 pm CT'),
  office('Chicago', '77 Slip Street', 'Chicago, IL 60608', '312 555 0126', 41.851, -87.66, '7 am to 6 pm CT'),
  office('Newark', '9 Ferry Dock, Suite 12', 'Newark, NJ 07105', '973 555 0155', 40.727, -74.15, '7 am to 6 pm ET'),
];

export const companyPages = [
  page({
    slug: 'about',
    title: 'About the company',
    order: 1,
    picture: 'ext-dusk-entrance',
    description: `${figures.squareFeetInMillions} million square feet, ${figures.buildings} buildings, ${figures.markets} markets, ${people} people. How Causeway Logistics began, how it is owned and what it does not do.`,
    blocks: [
      pageHero(
        'A landlord with a very long tape measure',
        `${people} people own, draw, lease and mend ${figures.buildings} buildings in ${figures.markets} markets.`,
        {
          imageId: mediaRef('ext-dusk-entrance'),
          caption: 'Office corner, twilight',
          primaryLink: link('/team/', 'Meet them'),
          secondaryLink: link('/leadership/', 'Leadership and board'),
        },
      ),
      block('site/number-module', { title: 'Company facts', styleOption: 'large-first', numbers: companyNumbers, ...companyLength }),
      ...articleBlocks(`
## How it began

In 2003 two engineers and a broker bought a depot in Long Beach that nobody wanted, because its doors were at the wrong height. They raised the yard by 14 inches. The tenant is still there, and so is the broker’s tape measure, in a case in the lobby.

## How it is owned

Eleven pension funds, two insurers and the people who work here hold all of it; the last with 6%. Nobody may sell within seven years. Debt is 31% of value, at 4.1% on average, and 71% of it runs longer than the leases it stands behind.

## What we do not do

- Offices, shops, homes: we sold the last of them in 2021
- Markets with one building
- Buildings for a tenant who could not be followed by another
`),
      pullquote('We keep buildings for 40 years. It makes you careful with drains.', 'Maren Okafor, Chief Executive Officer'),
      block('site/meet-our-leaders', {
        title: 'Who answers for it',
        text: 'Nine officers; four of them here.',
        moreLink: link('/about/governance/', 'Board and officers'),
        personIds: ['maren-okafor', 'lucille-tan', 'bernard-achterberg', 'marisol-duarte'].map((slug) => ref(`leadership:${slug}`)),
        ground: 'sunk',
      }),
      block('site/region-map', { title: 'Where they stand', text: 'Eight regions, each with its own people.', ground: 'night' }),
      block('site/region-card-grids', {
        title: 'Eight regions',
        text: 'Each has its own leasing, building and managing team.',
        moreLink: link('/markets/', 'All 34 markets'),
      }),
      block('site/board-of-directors', {
        title: 'Who may say no',
        text: 'Three members, six meetings a year.',
        moreLink: link('/about/governance/', 'What they decide'),
        personIds: ['samuel-oyelaran', 'greta-halvorsen', 'winston-aldaba'].map((slug) => ref(`leadership:${slug}`)),
        ground: 'sunk',
      }),
      largeCta(
        'Come and look',
        'Our head office is beside building 1 in Long Beach. The yard can be seen from the stairs.',
        link('/contact/', 'Find us'),
      ),
    ],
  }),
  page({
    slug: 'contact',
    title: 'Ask for a building',
    order: 16,
    picture: 'hero-port',
    layout: 'default',
    description:
      'Call the leasing desk at +1 562 555 0142 or write: a person from the region answers within two working days. Four offices, one service number.',
    blocks: [
      pageHero(
        'Ask for a building',
        'Or call the leasing desk: <a href="tel:+15625550142">+1 562 555 0142</a>. A person answers within two working days.',
        { variant: 'compact' },
      ),
      block('site/contact-form', {
        title: 'Write to the team in your region',
        text: 'Name the square feet and the month. We look up what stands empty within 40 miles.',
        topics: [
          { title: 'Leasing a building', recipient: 'leasing@causeway.example' },
          { title: 'Building to suit', recipient: 'development@causeway.example' },
          { title: 'Selling to Causeway', recipient: 'acquisitions@causeway.example' },
          { title: 'A building I rent', recipient: 'service@causeway.example' },
          { title: 'Press', recipient: 'press@causeway.example' },
        ],
        recipient: 'hello@causeway.example',
        workingDays: 2,
        sentText:
          '<p>A person from the region reads it and writes back with plans. If it burns, call the leasing desk: <a href="tel:+15625550142">+1 562 555 0142</a>.</p>',
        people: readers.map((slug) => ({ personId: ref(`team:${slug}`) })),
        note: 'Dock stuck, roof leaking, gate open? Tenants call <a href="tel:+18005550100">800 555 0100</a>, day and night.',
      }),
      siteContainer('site/grid', { title: 'Four offices', columns: 2, ground: 'sunk' }, offices),
      block('site/team-accordion', {
        title: 'Or call the person',
        text: 'Each answers in their own time zone, from seven to six.',
        departments: ['Leasing', 'Development', 'Investment'],
        moreLink: link('/team/', 'Everyone by region'),
      }),
      block('site/map', {
        title: 'Where we stand',
        text: `${figures.markets} markets; a circle grows with what we own there.`,
        variant: 'markets',
      }),
      block('site/large-media-contact', { title: 'You write about us?', link: link('/press-room/', 'Press room') }),
      html(
        '<p><small>Head office by mail: Causeway Logistics, 1 Pier Row, Suite 400, Long Beach, CA 90802. Letters are opened within one day.</small></p>',
      ),
      block('site/region-card-grids', { title: 'Or begin with a region', moreLink: link('/team/', 'Everyone by region'), ground: 'sunk' }),
    ],
  }),
  page({
    slug: 'news',
    title: 'Newsroom',
    order: 17,
    picture: 'abs-panels',
    description: 'What we counted, bought, built and learned since 2020. Press desk: +1 562 555 0170.',
    blocks: [
      group([
        paragraph('What we counted, bought, built and learned since 2020. Press desk: <a href="tel:+15625550170">+1 562 555 0170</a>'),
      ]),
    ],
  }),
];

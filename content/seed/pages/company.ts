/** The company pages: about, contact and newsroom. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { leadership } from '../people/leadership.ts';
import { team } from '../people/team.ts';
import { block, group, link, mediaRef, paragraph } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { siteContainer, pullquote } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { companyLength, companyNumbers } from './home.ts';
import { largeCta, pageHero } from './shared.ts';

/** Team members shown beside the contact form. */
const contactPeople = ['delia-marchetti', 'priya-ramanathan', 'ruth-ellery'];

const people = leadership.length + team.length;

function office(title: string, street: string, place: string, phone: string, latitude: number, longitude: number, hours: string) {
  return siteContainer('site/grid-cell', {}, [
    block('site/contact-card', {
      title,
      role: title === 'Long Beach' ? 'Headquarters' : 'Regional office',
      text: `<p>${street}<br>${place}</p>`,
      phone,
      latitude,
      longitude,
      openingHours: [{ label: 'Monday to Friday', value: hours }],
    }),
  ]);
}

const offices = [
  office('Long Beach', '1 Pier Row, Suite 400', 'Long Beach, CA 90802', '562-555-0142', 33.7701, -118.1937, '7 am to 6 pm PT'),
  office('Dallas', '2100 Cotton Yard, Floor 3', 'Dallas, TX 75215', '972-555-0118', 32.7767, -96.797, '7 am to 6 pm CT'),
  office('Chicago', '77 Slip Street', 'Chicago, IL 60608', '312-555-0126', 41.851, -87.66, '7 am to 6 pm CT'),
  office('Newark', '9 Ferry Dock, Suite 12', 'Newark, NJ 07105', '973-555-0155', 40.727, -74.15, '7 am to 6 pm ET'),
];

export const companyPages = [
  page({
    slug: 'about',
    title: 'About the company',
    order: 1,
    picture: 'ext-dusk-entrance',
    description: `${figures.squareFeetInMillions} million square feet, ${figures.buildings} buildings, ${figures.markets} markets, ${people} people. How Causeway Logistics started, who owns it and what it does not do.`,
    blocks: [
      pageHero(
        'A landlord with a very long tape measure',
        `${people} people develop, lease and maintain ${figures.buildings} buildings in ${figures.markets} markets.`,
        {
          imageId: mediaRef('ext-dusk-entrance'),
          caption: 'Office entrance at twilight',
          primaryLink: link('/team/', 'Meet the team'),
          secondaryLink: link('/leadership/', 'Leadership and board'),
        },
      ),
      block('site/number-module', { title: 'Company facts', styleOption: 'large-first', numbers: companyNumbers, ...companyLength }),
      ...articleBlocks(`
## How we started

In 2003 two engineers and a broker bought a depot in Long Beach that no one else wanted, because its dock doors were at the wrong height. They raised the yard by 14 inches. The first tenant is still there, and the broker’s tape measure is on display in the lobby.

## Who owns us

Eleven pension funds and two insurers own 94% of the company; employees own the other 6%. Owners commit for at least seven years. Debt is 31% of portfolio value at an average rate of 4.1%, and 71% of it matures after the leases that secure it.

## What we do not do

- Offices, retail or housing: we sold our last office building in 2021
- Markets with room for only one building
- Buildings so specialized that only one tenant could use them
`),
      pullquote(
        'We plan to own a building for 40 years, so we get the drains right the first time.',
        'Maren Okafor, Chief Executive Officer',
      ),
      block('site/meet-our-leaders', {
        title: 'Leadership',
        text: 'Four of our nine officers.',
        variant: 'even',
        moreLink: link('/about/governance/', 'Board and officers'),
        personIds: ['maren-okafor', 'lucille-tan', 'bernard-achterberg', 'marisol-duarte'].map((slug) => ref(`leadership:${slug}`)),
        ground: 'sunk',
      }),
      block('site/region-map', { title: 'Where we operate', text: 'Eight regions, each with its own local team.', ground: 'night' }),
      block('site/region-card-grids', {
        title: 'Eight regions',
        text: 'Each has its own leasing, development and property management team.',
        moreLink: link('/markets/', 'All 34 markets'),
      }),
      block('site/board-of-directors', {
        title: 'Board of directors',
        text: 'Three directors, six meetings a year.',
        moreLink: link('/about/governance/', 'What the board decides'),
        personIds: ['samuel-oyelaran', 'greta-halvorsen', 'winston-aldaba'].map((slug) => ref(`leadership:${slug}`)),
        ground: 'sunk',
      }),
      largeCta(
        'Visit us in Long Beach',
        'Our headquarters is next to the first building we bought. You can see the truck court from the stairs.',
        link('/contact/', 'Offices and directions'),
      ),
    ],
  }),
  page({
    slug: 'contact',
    title: 'Contact us',
    order: 16,
    picture: 'hero-port',
    layout: 'default',
    description:
      'Call the leasing desk at 562-555-0142 or send a message. Someone from your region replies within two business days. Four offices, one tenant service number.',
    blocks: [
      pageHero(
        'Contact us',
        'Send a message, or call the leasing desk at <a href="tel:+15625550142">562-555-0142</a>. We reply within two business days.',
        { variant: 'compact' },
      ),
      block('site/contact-form', {
        title: 'Write to the team in your region',
        text: 'Tell us how many square feet you need and when. We will check every vacancy within 40 miles.',
        topics: [
          { title: 'Leasing a building', recipient: 'leasing@causeway.example' },
          { title: 'Build-to-suit', recipient: 'development@causeway.example' },
          { title: 'Selling a building', recipient: 'acquisitions@causeway.example' },
          { title: 'A building I lease', recipient: 'service@causeway.example' },
          { title: 'Press', recipient: 'press@causeway.example' },
        ],
        recipient: 'hello@causeway.example',
        workingDays: 2,
        sentText:
          '<p>Someone from your region will read it and reply with floor plans. If it is urgent, call the leasing desk at <a href="tel:+15625550142">562-555-0142</a>.</p>',
        people: contactPeople.map((slug) => ({ personId: ref(`team:${slug}`) })),
        note: 'Dock stuck, roof leaking, gate open? Tenants call <a href="tel:+18005550100">800-555-0100</a>, day and night.',
      }),
      siteContainer('site/grid', { title: 'Four offices', columns: 2, ground: 'sunk' }, offices),
      block('site/team-accordion', {
        title: 'Call someone directly',
        text: 'By department. Available 7 am to 6 pm local time.',
        departments: ['Leasing', 'Development', 'Investment'],
        moreLink: link('/team/', 'Team by region'),
      }),
      block('site/large-media-contact', { title: 'Media inquiries', link: link('/press-room/', 'Press room') }),
    ],
  }),
  page({
    slug: 'news',
    title: 'Newsroom',
    order: 17,
    picture: 'abs-panels',
    description: 'Acquisitions, development, research and community news from Causeway Logistics since 2020. Press desk: 562-555-0170.',
    blocks: [
      group([
        paragraph('What we have bought, built, measured and learned since 2020. Press desk: <a href="tel:+15625550170">562-555-0170</a>'),
      ]),
    ],
  }),
];

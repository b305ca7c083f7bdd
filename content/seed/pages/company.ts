/** The company: about, careers, contact, newsroom. */
import { page } from '../content.ts';
import { figures } from '../figures.ts';
import { leadership } from '../people/leadership.ts';
import { team } from '../people/team.ts';
import { block, columns, group, heading, link, media, paragraph } from '../markup.ts';
import { prose } from '../prose.ts';
import { ref } from '../types.ts';
import { companyLength, companyNumbers } from './home.ts';
import { call, hero } from './shared.ts';

/** Whoever opens the letters to the contact page. */
const readers = ['delia-marchetti', 'priya-ramanathan', 'ruth-ellery'];

const people = leadership.length + team.length;

function office(city: string, street: string, place: string, phone: string, position: string) {
  const dial = phone.replaceAll(' ', '');
  return [heading(3, city), paragraph(`${street}<br>${place}<br><a href="tel:+1${dial}">+1 ${phone}</a><br>${position}`)];
}

export const companyPages = [
  page({
    slug: 'about',
    title: 'About the company',
    order: 1,
    picture: 'ext-dusk-entrance',
    description: `${figures.squareFeetInMillions} million square feet, ${figures.buildings} buildings, ${figures.markets} markets, ${people} people. How Causeway Logistics began, how it is owned and what it does not do.`,
    blocks: [
      hero(
        'A landlord with a very long tape measure',
        `${people} people own, draw, lease and mend ${figures.buildings} buildings in ${figures.markets} markets.`,
        {
          imageId: media('ext-dusk-entrance'),
          caption: 'Office corner, twilight',
          primaryLink: link('/team/', 'Meet them'),
          secondaryLink: link('/leadership/', 'Leadership and board'),
        },
      ),
      block('site/number-module', { title: 'Company facts', styleOption: 'large-first', numbers: companyNumbers, ...companyLength }),
      ...prose(`
## How it began

In 2003 two engineers and a broker bought a depot in Long Beach that nobody wanted, because its doors were at the wrong height. They raised the yard by 14 inches. The tenant is still there, and so is the broker’s tape measure, in a case in the lobby.

## How it is owned

Eleven pension funds, two insurers and the people who work here hold all of it; the last with 6%. Nobody may sell within seven years. Debt is 31% of value, at 4.1% on average, and 71% of it runs longer than the leases it stands behind.

## What we do not do

- Offices, shops, homes: we sold the last of them in 2021
- Markets with one building
- Buildings for a tenant who could not be followed by another

> We keep buildings for 40 years. It makes you careful with drains.
> — Maren Okafor, Chief Executive Officer`),
      block('site/region-map', { title: 'Where they stand', text: 'Eight regions, each with its own people.', ground: 'night' }),
      block('site/region-card-grids', {
        title: 'Eight regions',
        text: 'Each has its own leasing, building and managing team.',
        moreLink: link('/markets/', 'All 34 markets'),
      }),
      call(
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
      hero(
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
      heading(2, 'Four offices'),
      columns([
        office('Long Beach', '1 Pier Row, Suite 400', 'Long Beach, CA 90802', '562 555 0142', '33.7701° N, 118.1937° W'),
        office('Dallas', '2100 Cotton Yard, Floor 3', 'Dallas, TX 75215', '972 555 0118', '32.7767° N, 96.7970° W'),
        office('Chicago', '77 Slip Street', 'Chicago, IL 60608', '312 555 0126', '41.8510° N, 87.6600° W'),
        office('Newark', '9 Ferry Dock, Suite 12', 'Newark, NJ 07105', '973 555 0155', '40.7270° N, 74.1500° W'),
      ]),
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

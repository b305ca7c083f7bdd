/** Values of the whole site: settings, options, the company's numbers, redirects. */
import { figures } from '../figures.ts';
import type { Seed } from '../types.ts';

export const settings: Seed['settings'] = {
  title: 'Causeway Logistics',
  description: `${figures.squareFeetInMillions} million square feet of logistics buildings in ${figures.markets} US markets`,
  email: 'site@causeway.example',
  language: 'en_US',
  timezone: 'America/Los_Angeles',
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
  startOfWeek: 0,
  frontPage: 'page:home',
  postsPage: 'page:news',
  privacyPage: 'page:privacy',
  postsPerPage: 12,
};

export const options: Seed['options'] = {
  footerContactInfo: '<p>1 Pier Row, Suite 400<br>Long Beach, CA 90802</p><p><a href="tel:+15625550142">+1 562 555 0142</a></p>',
  gaId: '',
  gtmId: '',
  socialMedia: [
    { social: 'linkedin', link: 'https://www.linkedin.com/company/causeway.example' },
    { social: 'youtube', link: 'https://www.youtube.com/@causeway.example' },
    { social: 'x', link: 'https://x.com/causeway_example' },
  ],
  mediaContactItems: [
    { content: '<p>Ruth Ellery<br>Director, Communications</p>', email: 'press@causeway.example', phone: '+1 562 555 0170' },
    { content: '<p>Arjun Petrossian<br>Head of Research</p>', email: 'research@causeway.example', phone: '+1 562 555 0174' },
  ],
  largeMediaContact: {
    header: 'Writing about us?',
    content:
      '<p>The press desk answers from 6 am to 6 pm Pacific, on the day. Ask for a plan, a number or a person, and you get the one you asked for.</p>',
  },
};

export const numberModule: Seed['numberModule'] = {
  pageSlug: 'home',
  pageTitle: 'Home',
  mainHeading: 'A portfolio you can measure',
  styleOption: 'large-first',
  useBlockDefaultData: true,
  numberGrid: [
    {
      heading: `square feet owned and managed, in ${figures.buildings} buildings`,
      number: figures.squareFeetInMillions,
      prefix: '',
      suffix: 'million',
    },
    { heading: 'markets in eight regions, each with people who live there', number: String(figures.markets), prefix: '', suffix: '' },
    { heading: `dock doors, which would stand in a line ${figures.dockMiles} miles long`, number: '9,870', prefix: '', suffix: '' },
    {
      heading: `of the space that has been open for a year is leased, on terms that average ${figures.leaseYears} years`,
      number: figures.leased.replace('%', ''),
      prefix: '',
      suffix: '%',
    },
    { heading: `of rooftop solar, on ${figures.solarRoofs} of our own roofs`, number: figures.solarMegawatts, prefix: '', suffix: 'MW' },
  ],
};

/** Addresses that were printed or linked before. */
export const redirects: Seed['redirects'] = [
  { origin: '/find-space/', target: '/property-search/', type: 301, format: 'plain' },
  { origin: '/properties/mesa-verde-cold-store/', target: '/properties/agua-fria-cold-store/', type: 301, format: 'plain' },
  { origin: '/press/', target: '/news/', type: 301, format: 'plain' },
  { origin: '^/blog/(.+)$', target: '/news/$1', type: 301, format: 'regex' },
  { origin: '/office-buildings/', target: '', type: 410, format: 'plain' },
];

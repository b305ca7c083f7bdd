/** Site-wide values: settings, options, the company figures and redirects. */
import { figures } from '../figures.ts';
import { projects } from '../pages/shared.ts';
import { ref, type Seed } from '../types.ts';

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
  footerContactInfo: '<p>1 Pier Row, Suite 400<br>Long Beach, CA 90802</p><p><a href="tel:+15625550142">562-555-0142</a></p>',
  officeHours: 'Monday to Friday, 7 am to 6 pm PT',
  gaId: '',
  gtmId: '',
  socialMedia: [
    { social: 'linkedin', link: 'https://www.linkedin.com/company/causeway.example' },
    { social: 'youtube', link: 'https://www.youtube.com/@causeway.example' },
    { social: 'x', link: 'https://x.com/causeway_example' },
  ],
  mediaContactItems: [
    { content: '<p>Ruth Ellery<br>Director, Communications</p>', email: 'press@causeway.example', phone: '562-555-0170' },
    { content: '<p>Arjun Petrossian<br>Head of Research</p>', email: 'research@causeway.example', phone: '562-555-0174' },
  ],
  largeMediaContact: {
    header: 'Press contacts',
    content:
      '<p>Our press desk replies within two hours on weekdays, 6 am to 6 pm Pacific. Ask us for plans, figures, photos or an interview.</p>',
  },
};

/** The projects of the pages about development, for carousels without projects of their own. */
export const popupModule: Seed['popupModule'] = {
  popupItems: projects.map(({ title, text }) => ({ popupTitle: title, popupContent: text })),
};

export const numberModule: Seed['numberModule'] = {
  pageSlug: 'home',
  pageTitle: 'Home',
  mainHeading: 'A portfolio you can measure',
  styleOption: 'large-first',
  useBlockDefaultData: true,
  numberGrid: [
    {
      heading: `square feet owned and managed in ${figures.buildings} buildings`,
      number: figures.squareFeetInMillions,
      prefix: '',
      suffix: 'million',
    },
    { heading: 'markets in eight regions, each with a local team', number: String(figures.markets), prefix: '', suffix: '' },
    { heading: `dock doors; side by side, they would stretch ${figures.dockDoorMiles} miles`, number: '9,870', prefix: '', suffix: '' },
    {
      heading: `leased across buildings completed before this year, with an average lease term of ${figures.averageLeaseYears} years`,
      number: figures.leased.replace('%', ''),
      prefix: '',
      suffix: '%',
    },
    { heading: `of rooftop solar on ${figures.solarRoofs} of our buildings`, number: figures.solarMegawatts, prefix: '', suffix: 'MW' },
  ],
};

/** Redirects from former addresses. */
/** Several topics have the name of a page, so their titles differ from those of pages. */
const topicArchive = { archive: { title: 'News: %%term_title%% %%sep%% %%sitename%%' } };

export const seo: Seed['seo'] = {
  schema: { companyLogo: ref('attachment:causeway-logo') },
  // Most authors have a page of their own among the people of the company, with their name as its title.
  meta: { author: { title: 'Articles by %%name%% %%sep%% %%sitename%%' } },
  taxonomyArchives: { category: topicArchive, tag: topicArchive },
};

export const redirects: Seed['redirects'] = [
  { origin: '/find-space/', target: '/property-search/', type: 301, format: 'plain' },
  { origin: '/properties/mesa-verde-cold-store/', target: '/properties/agua-fria-cold-store/', type: 301, format: 'plain' },
  { origin: '/press/', target: '/news/', type: 301, format: 'plain' },
  { origin: '^/blog/(.+)$', target: '/news/$1', type: 301, format: 'regex' },
  { origin: '/newsletter/', target: '/subscribe/', type: 301, format: 'plain' },
  { origin: '/subscribe/', target: '/news/', type: 301, format: 'plain' },
  { origin: '/open-house/', target: '/contact/', type: 302, format: 'plain' },
  { origin: '/apply/', target: '/careers/', type: 307, format: 'plain' },
  { origin: '/developers/', target: '/build-to-suit/', type: 308, format: 'plain' },
  { origin: '/office-buildings/', target: '', type: 410, format: 'plain' },
  { origin: '/tenant-directory/', target: '', type: 451, format: 'plain' },
];

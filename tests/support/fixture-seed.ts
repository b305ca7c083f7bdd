/** A small seed for the contract tests, which rely on every row of it. It covers all content types, statuses and relations. */
import { fixtureUsers } from './fixture-users.ts';
import { ref, type Seed, type SeedNode } from '../../content/seed/types.ts';

/** Posts `report-1` to `report-12`, a day apart; the highest number is the newest. */
const reports = Array.from({ length: 12 }, (_, index): SeedNode => {
  const number = index + 1;
  return {
    type: 'post',
    slug: `report-${number}`,
    title: `Report number ${number}`,
    date: `2025-02-${String(number).padStart(2, '0')}T12:00:00`,
    author: 'user:editor',
    excerpt: `What happened in week ${number}.`,
    terms: number % 2 === 0 ? { category: ['insights'], post_tag: ['rent'] } : { category: ['news', 'insights'] },
    blocks: [{ name: 'core/paragraph', html: [`<p>Words of report ${number}.</p>`] }],
    ...(number === 4 && { fields: { postPlaces: { markets: [ref('markets:reno')] } } }),
  };
});

const nodes: SeedNode[] = [
  {
    type: 'page',
    slug: 'home',
    title: 'Home',
    date: '2024-01-01T09:00:00',
    author: 'user:editor',
    featuredImage: 'attachment:dock',
    seo: { title: 'The front door', description: 'Where it begins.', image: ref('attachment:dock') },
    blocks: [
      {
        name: 'core/group',
        html: ['<div class="wp-block-group">', '</div>'],
        inner: [{ name: 'core/heading', attributes: { level: 3 }, html: ['<h3>Hello</h3>'] }],
      },
      {
        name: 'core/image',
        attributes: { id: ref('attachment:dock'), sizeSlug: 'large' },
        html: ['<figure class="wp-block-image"><img src="{{url attachment:dock}}" alt="A dock"/></figure>'],
      },
      { name: 'site/unknown-block', attributes: { count: 3 } },
    ],
  },
  { type: 'page', slug: 'news', title: 'News room', date: '2024-01-02T09:00:00' },
  { type: 'page', slug: 'privacy', title: 'Privacy', date: '2024-01-03T09:00:00', menuOrder: 3 },
  { type: 'page', slug: 'about', title: 'About', date: '2024-01-04T09:00:00', menuOrder: 1 },
  // Older than its parent and before it in menu order, to test that the hierarchy takes precedence.
  { type: 'page', slug: 'people', title: 'People', date: '2023-01-04T09:00:00', parent: 'page:about' },
  { type: 'page', slug: 'board', title: 'Board', date: '2023-01-03T09:00:00', parent: 'page:people' },
  // Two hours after daylight saving time began in Los Angeles.
  {
    type: 'post',
    slug: 'summer-time',
    title: 'Summer & “time”',
    date: '2024-03-10T05:00:00',
    modified: '2024-07-01T08:30:00',
    sticky: true,
    author: 'user:editor',
    terms: { category: ['market-reports'] },
  },
  {
    type: 'post',
    slug: 'locked',
    title: 'Locked memo',
    date: '2025-02-10T13:00:00',
    password: 'open sesame',
    author: 'user:editor',
    blocks: [{ name: 'core/paragraph', html: ['<p>The vault code is 1234.</p>'] }],
    terms: { category: ['insights'] },
  },
  {
    type: 'post',
    slug: 'draft',
    title: 'Draft',
    date: '2025-03-01T12:00:00',
    status: 'draft',
    author: 'user:writer',
    terms: { category: ['insights'] },
  },
  { type: 'post', slug: 'pending', title: 'Pending', date: '2025-03-02T12:00:00', status: 'pending', author: 'user:writer' },
  { type: 'post', slug: 'private', title: 'Private', date: '2025-03-03T12:00:00', status: 'private', author: 'user:writer' },
  { type: 'post', slug: 'future', title: 'Future', date: '2099-03-03T12:00:00', status: 'future', author: 'user:writer' },
  { type: 'post', slug: 'trash', title: 'Trash', date: '2025-03-04T12:00:00', status: 'trash', author: 'user:writer' },
  ...reports,
  {
    type: 'regions',
    slug: 'west',
    title: 'West',
    date: '2024-05-01T09:00:00',
    fields: { regionMeta: { name: 'West', totalSquareFeet: 1_000_000, leasingContacts: [ref('team:ana'), ref('team:bo')] } },
  },
  { type: 'regions', slug: 'east', title: 'East', date: '2024-05-02T09:00:00' },
  {
    type: 'markets',
    slug: 'oakland',
    title: 'Oakland',
    date: '2024-05-03T09:00:00',
    fields: { marketMeta: { region: ref('regions:west'), coordinates: { latitude: 37.8, longitude: -122.27 } } },
  },
  { type: 'markets', slug: 'reno', title: 'Reno', date: '2024-05-04T09:00:00', fields: { marketMeta: { region: ref('regions:west') } } },
  {
    type: 'markets',
    slug: 'newark',
    title: 'Newark',
    date: '2024-05-05T09:00:00',
    fields: { marketMeta: { region: ref('regions:east') } },
  },
  {
    type: 'markets',
    slug: 'hidden',
    title: 'Hidden market',
    date: '2024-05-06T09:00:00',
    status: 'draft',
    fields: { marketMeta: { region: ref('regions:west') } },
  },
  {
    type: 'team',
    slug: 'ana',
    title: 'Ana Ruiz',
    date: '2024-06-01T09:00:00',
    menuOrder: 2,
    fields: { teamMeta: { department: 'Development', region: ref('regions:west') } },
  },
  {
    type: 'team',
    slug: 'bo',
    title: 'Bo Lindqvist',
    date: '2024-06-02T09:00:00',
    menuOrder: 1,
    fields: { teamMeta: { department: 'Leasing', region: ref('regions:west') } },
  },
  {
    type: 'property_page',
    slug: 'gate-one',
    title: 'Gate One',
    date: '2024-06-03T09:00:00',
    fields: {
      propertyPages: {
        propertyName: 'Gate One',
        blocks: [
          { layout: 'Details', title: 'Facts', market: ref('markets:reno'), photoGallery: [ref('attachment:dock')] },
          { layout: 'Hero', title: 'Gate One', sqft: 120_500.5 },
        ],
      },
    },
  },
];

export const fixtureSeed: Seed = {
  settings: {
    title: 'Fixture',
    description: 'A small site.',
    email: 'admin@example.com',
    language: 'en_US',
    timezone: 'America/Los_Angeles',
    dateFormat: 'F j, Y',
    timeFormat: 'g:i a',
    startOfWeek: 0,
    frontPage: 'page:home',
    postsPage: 'page:news',
    privacyPage: 'page:privacy',
    postsPerPage: 10,
  },
  options: {
    footerContactInfo: '<p>1 Dock Street</p>',
    socialMedia: [{ social: 'linkedin', link: 'https://www.linkedin.com/company/fixture' }],
  },
  numberModule: { mainHeading: 'In numbers', numberGrid: [{ heading: 'Buildings', number: '12' }] },
  redirects: [{ origin: '/old/', target: '/about/', type: 301, format: 'plain' }],
  users: fixtureUsers,
  media: [
    { slug: 'dock', file: 'ext-dock-row.jpg', title: 'Dock', alt: 'A row of dock doors', caption: 'Doors', date: '2024-02-01T08:00:00' },
  ],
  terms: [
    { taxonomy: 'category', slug: 'insights', name: 'Insights', fields: { categoryColor: 'sky' } },
    { taxonomy: 'category', slug: 'news', name: 'Company news' },
    { taxonomy: 'category', slug: 'market-reports', name: 'Market reports', parent: 'insights' },
    { taxonomy: 'category', slug: 'unused', name: 'Unused' },
    { taxonomy: 'post_tag', slug: 'rent', name: 'Rent' },
    { taxonomy: 'post_tag', slug: 'łódź', name: 'Łódź' },
  ],
  nodes,
  menus: [
    {
      slug: 'main',
      name: 'Main menu',
      location: 'MAIN_MENU',
      items: [
        {
          label: 'About',
          target: ref('page:about'),
          featuredItem: { heading: 'Meet us', image: ref('attachment:dock') },
          children: [
            { label: 'People', target: ref('page:people') },
            { label: 'Secret', target: ref('post:draft') },
          ],
        },
        { label: 'Insights', target: ref('category:insights') },
        { label: 'Search', target: '/properties/?type=cold#list' },
        { label: 'Elsewhere', target: 'https://example.org/path?x=1', newWindow: true },
        { label: 'Anchor', target: '#contact' },
      ],
    },
    { slug: 'legal', name: 'Legal menu', location: 'LEGAL_MENU', items: [{ label: 'Privacy', target: ref('page:privacy') }] },
    { slug: 'loose', name: 'Unassigned', items: [{ label: 'Nowhere', target: '/nowhere/' }] },
  ],
  comments: [
    {
      node: 'post:report-12',
      author: 'Cy',
      email: 'cy@example.com',
      date: '2025-02-13T10:00:00',
      content: 'Good report.',
      status: 'approve',
    },
    {
      node: 'post:report-12',
      author: 'Edith Marsh',
      email: 'editor@example.com',
      date: '2025-02-13T11:00:00',
      content: 'Thank you.',
      status: 'approve',
      parent: 0,
    },
    { node: 'post:report-12', author: 'Dee', email: 'dee@example.com', date: '2025-02-13T12:00:00', content: 'Waiting.', status: 'hold' },
    { node: 'post:report-12', author: 'Spam', email: 'spam@example.com', date: '2025-02-13T12:00:00', content: 'Buy now.', status: 'spam' },
    {
      node: 'post:locked',
      author: 'Cy',
      email: 'cy@example.com',
      date: '2025-02-13T12:00:00',
      content: 'The code is wrong.',
      status: 'approve',
    },
  ],
};

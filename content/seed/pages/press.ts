/** The press pages (press room, pictures, news archive) and the pages for finding things (search, site map). */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { leadership } from '../people/leadership.ts';
import { block, columns, gallery, heading, image, link, list, mediaRef, paragraph } from '../markup.ts';
import { getMedia } from '../media.ts';
import {
  dynamicBlock,
  navigation,
  navigationLink,
  navigationSubmenu,
  pdfRef,
  preformatted,
  socialLinks,
  table,
  video,
} from '../core-blocks.ts';
import { pageHero } from './shared.ts';

/** A document that the site makes from its content. */
const companyFactSheet = link('/pdf/company.pdf', 'Company facts');

/** A picture in the shape the Bynder asset picker saves. The URL points to the site's own media folder, so no third party is contacted. */
export function bynderAsset(slug: string) {
  const { file: name, alt, caption = '', date } = getMedia(slug);
  const [year, month] = date.split('-');
  return {
    assetId: `causeway-${slug}`,
    name,
    type: 'image',
    alt,
    originalUrl: `/media/${year}/${month}/${name}`,
    originalWidth: 1920,
    originalHeight: 1200,
    caption,
  };
}

/** Links to the files of a logo (`public/press-kit`). */
const logoLinks = (name: string) =>
  ['svg', 'png'].map((type) => `<a href="/press-kit/causeway-${name}.${type}" download>${type.toUpperCase()}</a>`);

export const pressPages = [
  page({
    slug: 'press-room',
    title: 'Press room',
    order: 18,
    picture: 'hero-dusk-docks',
    description:
      'Press contacts, company news, pictures and a one-page fact sheet. Press desk: 562-555-0170. We reply within two hours on weekdays.',
    blocks: [
      block('site/video-hero', {
        eyebrow: 'Press room',
        title: 'Contacts, pictures and facts for the press',
        text: 'Our press desk replies within two hours on weekdays, 6 am to 6 pm Pacific.',
        videoId: mediaRef('film-dusk-docks'),
        posterId: mediaRef('abs-trailers'),
        alt: getMedia('film-dusk-docks').alt,
        caption: 'Film: a dock row at dusk, Trinity Crossing 1, Dallas–Fort Worth',
        captionDetail: '32.6088° N, 96.7101° W',
        primaryLink: link('tel:+15625550170', 'Call 562-555-0170'),
      }),
      block('site/large-media-contact', {
        title: 'Press contacts',
        text: 'Ruth Ellery for company news, Arjun Petrossian for market data.',
      }),
      block('site/latest-news-carousel', {
        title: 'Latest company news',
        categorySlug: 'company-news',
        count: 8,
        moreLink: link('/category/company-news/', 'All company news'),
      }),
      block('site/downloads-list', {
        title: 'Company fact sheet',
        groups: [
          {
            title: 'Key figures',
            files: [{ document: companyFactSheet, note: `${figures.buildings} buildings in ${figures.markets} markets on two pages.` }],
          },
        ],
      }),
      block('site/cta-list', {
        title: 'More for the press',
        items: [
          {
            title: 'Pictures',
            text: 'Nine images, free to publish with credit.',
            link: link('/press-room/pictures/', 'Browse pictures'),
          },
          {
            title: 'Press kit',
            text: 'Logos, portraits, pictures and our boilerplate in one ZIP file.',
            link: link('/press-room/press-kit/', 'Open the press kit'),
          },
          { title: 'News archive', text: 'Every article since 2020.', link: link('/press-room/archive/', 'Search the archive') },
        ],
        ground: 'sunk',
      }),
      heading(2, 'Research and insights'),
      paragraph('The newest articles by our research desk. <a href="/category/insights/feed/">Subscribe with a feed reader (RSS)</a>.'),
      dynamicBlock('core/rss', {
        feedURL: '/category/insights/feed/',
        itemsToShow: 4,
        displayDate: true,
        displayExcerpt: true,
        excerptLength: 30,
      }),
      heading(2, 'Follow us'),
      paragraph('We post site videos four times a year. Company figures are published here first.'),
      socialLinks([
        ['linkedin', 'https://www.linkedin.com/', 'LinkedIn'],
        ['youtube', 'https://www.youtube.com/', 'Site videos on YouTube'],
        ['mail', 'mailto:press@causeway.example', 'Email the press desk'],
      ]),
    ],
  }),
  page({
    slug: 'pictures',
    parent: 'press-room',
    title: 'Press pictures',
    order: 1,
    picture: 'ext-sawtooth',
    description: 'Nine pictures of our buildings, inside and out, 1,920 pixels wide and free to publish with credit, plus one short video.',
    blocks: [
      pageHero(
        'Press pictures',
        'Nine images, 1,920 pixels wide, free to publish with credit to Causeway Logistics. We send larger files within one business day.',
        {
          variant: 'compact',
          eyebrow: 'Press room',
        },
      ),
      block('site/bynder-asset', { ...bynderAsset('ext-sawtooth'), align: 'wide', captionDetail: 'Hayward, California' }),
      block('site/bynder-gallery', {
        title: 'Exteriors',
        text: 'Urban infill, multistory, cold storage and timber.',
        assets: ['ext-urban-infill', 'ext-multistorey-ramp', 'ext-cold-storage', 'ext-timber-grove'].map(bynderAsset),
      }),
      block('site/bynder-gallery', {
        title: 'Interiors',
        text: 'Racking, sortation and an empty shell.',
        assets: ['int-racking', 'int-sort', 'int-shell'].map(bynderAsset),
        ground: 'paper',
      }),
      block('site/bynder-asset', { ...bynderAsset('sus-wetland'), align: 'wide', captionDetail: 'Four acres, 1.6 hectares' }),
      heading(2, 'Video'),
      video('film-dusk-docks', 'hero-dusk-docks', 'Dock row at dusk, Trinity Crossing 1. Eight seconds, no sound.'),
      block('site/large-media-contact', { title: 'Request other pictures', ground: 'sunk' }),
    ],
  }),
  page({
    slug: 'press-kit',
    parent: 'press-room',
    title: 'Press kit',
    order: 3,
    picture: 'hero-dusk-docks',
    description:
      'Logos as SVG and PNG with usage rules, portraits, pictures of our buildings and company boilerplate, all in one ZIP file.',
    blocks: [
      pageHero('Press kit', 'Our logo, portraits, pictures and company boilerplate. Free to publish with credit to Causeway Logistics.', {
        variant: 'compact',
        eyebrow: 'Press room',
        primaryLink: link('/press-kit.zip', 'Download everything (ZIP)'),
      }),
      heading(2, 'Company boilerplate'),
      preformatted(
        `Causeway Logistics owns, develops and manages ${figures.buildings} logistics buildings with ${figures.squareFeetInMillions} million square feet in ${figures.markets} US markets. Its own teams find the land, design the building, lease it and maintain it. The company is based in Long Beach, California.`,
        'copy',
      ),
      heading(2, 'Logo'),
      image('press-logos', getMedia('press-logos').caption),
      table(
        ['Logo', 'Where to use it', 'Vector', 'Bitmap'],
        [
          ['Logo, blue', 'On light backgrounds', ...logoLinks('logo-blue')],
          ['Logo, white', 'On dark backgrounds and pictures', ...logoLinks('logo-white')],
          ['Symbol, blue', 'Next to our name', ...logoLinks('symbol-blue')],
          ['Symbol, white', 'Next to our name, on dark backgrounds', ...logoLinks('symbol-white')],
        ],
        'Logo files. The PNG files have a transparent background.',
      ),
      heading(3, 'Logo usage rules'),
      list([
        'Leave clear space around the logo, at least the height of the symbol.',
        'Make it at least 0.8 inch (20 mm) wide in print and 80 pixels wide on screen.',
        'Use only blue (#0f1c2e) or white. Do not add outlines, shadows or other colors.',
        'Do not stretch, rotate or redraw it, or place text over it.',
        'Do not use it in a way that suggests we endorse a product.',
      ]),
      block('site/separator', { variant: 'rule', size: 'small' }),
      heading(2, 'Portraits'),
      gallery(
        leadership.map(({ slug }) => `portrait-${slug}`),
        4,
        false,
      ),
      heading(2, 'Pictures'),
      gallery(['ext-sawtooth', 'ext-urban-infill', 'ext-multistorey-ramp', 'ext-cold-storage', 'int-racking', 'int-sort'], 3),
      paragraph('For more, see <a href="/press-room/pictures/">Press pictures</a>.'),
      block('site/large-media-contact', { title: 'Press contacts', ground: 'sunk' }),
    ],
  }),
  page({
    slug: 'archive',
    parent: 'press-room',
    title: 'News archive',
    order: 2,
    picture: 'abs-panels',
    description: 'Every newsroom article since 2020. Search by keyword, category, year or tag.',
    blocks: [
      pageHero(
        'News archive',
        'Every article since 2020, by keyword, category, year and tag. Corrections appear at the top of an article, with a date.',
        {
          variant: 'compact',
          eyebrow: 'Press room',
        },
      ),
      dynamicBlock('core/search', { label: 'Search the site', placeholder: 'Dock doors in Dallas', buttonText: 'Search' }),
      block('site/news-room-posts-query', { title: 'All articles', text: 'Newest first.', count: 12 }),
      columns([
        [heading(3, 'By year'), dynamicBlock('core/archives', { displayAsDropdown: false, showPostCounts: true, type: 'yearly' })],
        [heading(3, 'By category'), dynamicBlock('core/categories', { showPostCounts: true })],
      ]),
      heading(2, 'November 2026'),
      dynamicBlock('core/calendar', { year: 2026, month: 11 }),
      heading(2, 'Popular topics'),
      dynamicBlock('core/tag-cloud', { numberOfTags: 30, showTagCounts: true }),
      block('site/downloads-list', {
        title: 'Downloads',
        text: 'Fact sheet and sustainability reports.',
        moreLink: link('/sustainability/reports/', 'All reports by year'),
        groups: [
          { title: 'Fact sheet', files: [{ document: companyFactSheet, note: 'Figures, markets and contacts' }] },
          {
            title: 'Sustainability reports',
            files: [2025, 2024, 2023].map((year) => ({ fileId: pdfRef(`sustainability-report-${year}`), note: `${year} in figures` })),
          },
        ],
        ground: 'sunk',
      }),
    ],
  }),
  page({
    slug: 'search',
    title: 'Search',
    order: 31,
    picture: 'abs-trailers',
    description: `Search pages, people, news and ${figures.buildings} buildings.`,
    noindex: true,
    blocks: [
      pageHero('Search', `Pages, people, ${figures.buildings} buildings and every newsroom article since 2020.`, {
        variant: 'compact',
      }),
      dynamicBlock('core/search', { label: 'Search terms', placeholder: 'Cold storage Phoenix', buttonText: 'Search' }),
      block('site/four-column-icon', {
        title: 'Popular searches',
        text: 'Four in ten searches lead to one of these pages.',
        items: [
          {
            icon: 'warehouse',
            title: 'Available space',
            text: `<p>In ${figures.availableNow} buildings today.</p>`,
            link: link('/property-search/', 'Search properties'),
          },
          { icon: 'phone', title: 'Service desk', text: '<p>800-555-0100, day and night.</p>', link: link('/tenants/', 'For tenants') },
          { icon: 'people', title: 'People', text: '<p>70 people, by region and department.</p>', link: link('/team/', 'Find a contact') },
          {
            icon: 'document',
            title: 'Downloads',
            text: '<p>Brochures and market tables.</p>',
            link: link('/brokers/', 'Broker toolkit'),
          },
        ],
        ground: 'sunk',
      }),
    ],
  }),
  page({
    slug: 'site-map',
    title: 'Site map',
    order: 32,
    picture: 'abs-panels',
    description: 'Every page of this site, by topic and by name: buildings, markets, people, news and company pages.',
    blocks: [
      pageHero('Site map', 'Every page of this site, by topic and by name.', {
        variant: 'compact',
      }),
      heading(2, 'By topic'),
      navigation([
        dynamicBlock('core/home-link', { label: 'Home' }),
        navigationSubmenu('Find space', '/property-search/', [
          ['Cold storage', '/cold-storage/'],
          ['Last mile', '/last-mile/'],
          ['Build to suit', '/build-to-suit/'],
        ]),
        navigationSubmenu('Work with us', '/contact/', [
          ['Careers', '/careers/'],
          ['Open positions', '/careers/positions/'],
          ['Broker toolkit', '/brokers/'],
          ['Vendor registration', '/vendors/'],
        ]),
        navigationSubmenu('Data and reports', '/about/', [
          ['Glossary', '/glossary/'],
          ['Sustainability reports', '/sustainability/reports/'],
          ['Market tables', '/brokers/market-tables/'],
        ]),
        navigationLink('Press room', '/press-room/'),
      ]),
      heading(2, 'By name'),
      dynamicBlock('core/page-list'),
      heading(2, 'Company fact sheet'),
      paragraph(`<a href="${companyFactSheet.url}">Company facts, PDF</a>`),
    ],
  }),
];

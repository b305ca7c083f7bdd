/** For those who write about us, and for those who look for something: press room, pictures, the newsroom by date and word, search, all pages. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { block, columns, heading, link, mediaRef, paragraph } from '../markup.ts';
import { getMedia } from '../media.ts';
import { dynamicBlock, file, navigation, navigationLink, navigationSubmenu, pdfRef, socialLinks, video } from '../core-blocks.ts';
import { pageHero } from './shared.ts';

/** A picture as the picker of the asset manager saves it, kept on our own disks: nobody else is asked for it. */
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

export const pressPages = [
  page({
    slug: 'press-room',
    title: 'Press room',
    order: 18,
    picture: 'hero-dusk-docks',
    description:
      'Whom to call, what is new, pictures and one sheet of facts. Press desk: +1 562 555 0170, answered within two hours on weekdays.',
    blocks: [
      block('site/video-hero', {
        eyebrow: 'Press room',
        title: 'Call before you quote us',
        text: 'The desk answers within two hours on weekdays. It also says what we do not know.',
        videoId: mediaRef('film-dusk-docks'),
        posterId: mediaRef('hero-dusk-docks'),
        alt: getMedia('film-dusk-docks').alt,
        caption: 'Trinity Crossing 1, Dallas–Fort Worth',
        captionDetail: '32.6088° N, 96.7101° W',
        primaryLink: link('tel:+15625550170', 'Call +1 562 555 0170'),
      }),
      block('site/large-media-contact', {
        title: 'Whom to call',
        text: 'Two people. Both have the figures at hand and neither reads them from a sheet.',
      }),
      block('site/latest-news-carousel', {
        title: 'The last eight',
        categorySlug: 'company-news',
        count: 8,
        moreLink: link('/category/company-news/', 'All company news'),
      }),
      block('site/download-cta', {
        title: 'The company on one page',
        text: `${figures.buildings} buildings, ${figures.markets} markets, and what each number leaves out.`,
        fileId: pdfRef('company-facts'),
        label: 'Take the sheet',
      }),
      block('site/cta-list', {
        title: 'Also here',
        items: [
          {
            title: 'Pictures',
            text: 'Nine, free to print with the name of the building.',
            link: link('/press-room/pictures/', 'Choose one'),
          },
          { title: 'The newsroom by date and word', text: 'Every piece since 2020.', link: link('/press-room/archive/', 'Look one up') },
        ],
        ground: 'sunk',
      }),
      heading(2, 'Where else we write'),
      paragraph('Films of sites go up four times a year; figures go up here first.'),
      socialLinks([
        ['linkedin', 'https://www.linkedin.com/', 'LinkedIn'],
        ['youtube', 'https://www.youtube.com/', 'Films from the sites'],
        ['mail', 'mailto:press@causeway.example', 'Mail to the press desk'],
      ]),
    ],
  }),
  page({
    slug: 'pictures',
    parent: 'press-room',
    title: 'Pictures for print',
    order: 1,
    picture: 'ext-sawtooth',
    description:
      'Nine pictures of buildings, halls and ground in 1,920 pixels, free to print with the name of the building, and one short film.',
    blocks: [
      pageHero(
        'Free to print, with the name of the building',
        'Nine pictures, 1,920 pixels wide. Larger ones come by mail within a working day.',
        {
          variant: 'compact',
          eyebrow: 'Press room',
        },
      ),
      block('site/bynder-asset', { ...bynderAsset('ext-sawtooth'), align: 'wide', captionDetail: 'Hayward, California' }),
      block('site/bynder-gallery', {
        title: 'Buildings',
        text: 'Four kinds, from the street to the port.',
        assets: ['ext-urban-infill', 'ext-multistorey-ramp', 'ext-cold-storage', 'ext-timber-grove'].map(bynderAsset),
      }),
      block('site/bynder-gallery', {
        title: 'Inside',
        text: 'Two halls in use, one on the day before.',
        assets: ['int-racking', 'int-sort', 'int-shell'].map(bynderAsset),
        ground: 'paper',
      }),
      block('site/bynder-asset', { ...bynderAsset('sus-wetland'), align: 'wide', captionDetail: 'Four acres, 1.6 hectares' }),
      heading(2, 'One film'),
      video('film-dusk-docks', 'hero-dusk-docks', 'Dock row at dusk: eight seconds, made from a still picture, without sound.'),
      block('site/large-media-contact', { title: 'A larger one, or another', ground: 'sunk' }),
    ],
  }),
  page({
    slug: 'archive',
    parent: 'press-room',
    title: 'The newsroom by date and word',
    order: 2,
    picture: 'abs-panels',
    description: 'Every piece since 2020 by word, category, year and tag: 12 at a time, the newest first.',
    blocks: [
      pageHero(
        'Since 2020, nothing taken back',
        'Every piece by word, category, year and tag. Corrections stand at the top of the piece, with a date.',
        {
          variant: 'compact',
          eyebrow: 'Press room',
        },
      ),
      dynamicBlock('core/search', { label: 'Search the site', placeholder: 'Dock doors in Memphis', buttonText: 'Search' }),
      block('site/news-room-posts-query', { title: 'All pieces', text: 'Twelve at a time.', count: 12 }),
      columns([
        [heading(3, 'By year'), dynamicBlock('core/archives', { displayAsDropdown: false, showPostCounts: true, type: 'yearly' })],
        [heading(3, 'By category'), dynamicBlock('core/categories', { showPostCounts: true })],
      ]),
      heading(2, 'November 2026, day by day'),
      dynamicBlock('core/calendar', { year: 2026, month: 11 }),
      heading(2, 'Thirty words we use most'),
      dynamicBlock('core/tag-cloud', { numberOfTags: 30, showTagCounts: true }),
      block('site/downloads-list', {
        title: 'Papers',
        text: 'Six reports and six years of tables.',
        moreLink: link('/sustainability/reports/', 'Reports by year'),
        groups: [
          { title: 'On one page', files: [{ fileId: pdfRef('company-facts'), note: 'October 2026' }] },
          {
            title: 'Sustainability',
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
    description: `Find a page, a person, one of ${figures.buildings} buildings or a piece of the newsroom by a word.`,
    noindex: true,
    blocks: [
      pageHero('Find it', `Pages, people, ${figures.buildings} buildings and everything the newsroom has written since 2020.`, {
        variant: 'compact',
      }),
      dynamicBlock('core/search', { label: 'Words', placeholder: 'Cold storage Phoenix', buttonText: 'Search' }),
      block('site/four-column-icon', {
        title: 'Looked for most',
        text: 'Four of ten searches end at one of these.',
        items: [
          {
            icon: 'warehouse',
            title: 'Space',
            text: `<p>${figures.openNow} buildings have some today.</p>`,
            link: link('/property-search/', 'Search space'),
          },
          { icon: 'phone', title: 'The desk', text: '<p>800 555 0100, day and night.</p>', link: link('/tenants/', 'For tenants') },
          { icon: 'people', title: 'People', text: '<p>Seventy, by region and work.</p>', link: link('/team/', 'Find somebody') },
          { icon: 'document', title: 'Papers', text: '<p>Reports, tables, guides: 30 files.</p>', link: link('/brokers/', 'Take one') },
        ],
        ground: 'sunk',
      }),
    ],
  }),
  page({
    slug: 'site-map',
    title: 'All pages',
    order: 32,
    picture: 'abs-panels',
    description: 'Every page of this site in one list, by what you came for: space, work, figures, people.',
    blocks: [
      pageHero('Everything, on one page', 'Two lists: by what you came for, and by name. Between them no page is further than one click.', {
        variant: 'compact',
      }),
      heading(2, 'By what you came for'),
      navigation([
        dynamicBlock('core/home-link', { label: 'Front page' }),
        navigationSubmenu('Space', '/property-search/', [
          ['Cold storage', '/cold-storage/'],
          ['Last mile', '/last-mile/'],
          ['Build to suit', '/build-to-suit/'],
        ]),
        navigationSubmenu('Work with us', '/contact/', [
          ['Careers', '/careers/'],
          ['Broker toolkit', '/brokers/'],
          ['Vendor registration', '/vendors/'],
        ]),
        navigationSubmenu('Figures', '/about/', [
          ['Sustainability reports', '/sustainability/reports/'],
          ['Market tables', '/brokers/market-tables/'],
        ]),
        navigationLink('Press room', '/press-room/'),
      ]),
      heading(2, 'By name'),
      dynamicBlock('core/page-list'),
      heading(2, 'The company on one page'),
      file('company-facts'),
    ],
  }),
];

/** Structured data (schema.org) of a page as a graph, with the pieces and ids of Yoast SEO, so that tools and sites that read those find them. */
import { escapeNonAscii, escapeScriptText } from '#lib/seo/json-ld.ts';
import { omitEmpty } from './omit-empty.ts';
import { formatSeoDate } from './format-seo-date.ts';
import type { PageSeo, SeoImage, SeoPerson, SiteSeo } from './page-seo.ts';

type Piece = { '@type': string | readonly string[]; [name: string]: unknown };

/** A list with one entry is written as the entry. */
const unwrapList = (items: readonly string[]): string | readonly string[] => (items.length === 1 ? (items[0] ?? items) : items);

const reference = (id: string) => ({ '@id': id });

const getPublisherId = ({ url, publisher }: SiteSeo): string =>
  publisher.type === 'Organization' ? `${url}#organization` : `${url}#/schema/person/publisher`;
const getPersonId = ({ url }: SiteSeo, { key }: SeoPerson): string => `${url}#/schema/person/${key}`;
const getImageId = ({ canonical }: PageSeo): string => `${canonical}#primaryimage`;
const getBreadcrumbId = ({ canonical }: PageSeo): string => `${canonical}#breadcrumb`;

function createImage(id: string, { url, width, height, caption }: SeoImage, { language }: SiteSeo): Piece {
  return {
    '@type': 'ImageObject',
    inLanguage: language,
    '@id': id,
    url,
    contentUrl: url,
    ...omitEmpty({ width, height, caption }),
  };
}

function createArticle(page: PageSeo, site: SiteSeo): Piece[] {
  const { article, canonical, primaryImage } = page;
  if (!article) return [];
  return [
    {
      '@type': unwrapList(article.types),
      '@id': `${canonical}#article`,
      isPartOf: reference(canonical),
      author: { name: article.author.name, ...reference(getPersonId(site, article.author)) },
      headline: article.headline,
      ...createDates(page),
      mainEntityOfPage: reference(canonical),
      wordCount: article.wordCount,
      ...(article.commentCount !== null && { commentCount: article.commentCount }),
      publisher: reference(getPublisherId(site)),
      ...(primaryImage && { image: reference(getImageId(page)), thumbnailUrl: primaryImage.url }),
      ...omitEmpty({ keywords: article.keywords, articleSection: article.sections }),
      inLanguage: site.language,
      ...(article.isOpenForComments && {
        potentialAction: [{ '@type': 'CommentAction', name: 'Comment', target: [`${canonical}#respond`] }],
      }),
    },
  ];
}

const createDates = ({ published, modified }: PageSeo) => ({
  ...(published && { datePublished: formatSeoDate(published) }),
  ...(modified && { dateModified: formatSeoDate(modified) }),
});

function createWebPage(page: PageSeo, site: SiteSeo): Piece {
  const { canonical, primaryImage } = page;
  const { questions } = page.facts;
  return {
    '@type': unwrapList(questions.length > 0 ? [...page.pageTypes, 'FAQPage'] : page.pageTypes),
    '@id': canonical,
    url: canonical,
    name: page.title,
    isPartOf: reference(`${site.url}#website`),
    ...(page.kind === 'front-page' && { about: reference(getPublisherId(site)) }),
    ...(primaryImage && {
      primaryImageOfPage: reference(getImageId(page)),
      image: reference(getImageId(page)),
      thumbnailUrl: primaryImage.url,
    }),
    ...createDates(page),
    ...omitEmpty({ description: page.description }),
    ...(page.breadcrumbs.length > 0 && { breadcrumb: reference(getBreadcrumbId(page)) }),
    inLanguage: site.language,
    ...(!page.pageTypes.includes('CollectionPage') && { potentialAction: [{ '@type': 'ReadAction', target: [canonical] }] }),
    ...(questions.length > 0 && { mainEntity: questions.map(({ id }) => reference(getAnchor(page, id))) }),
  };
}

const getAnchor = ({ canonical }: PageSeo, id: string): string => `${canonical}#${id}`;

const createQuestions = (page: PageSeo, { language }: SiteSeo): Piece[] =>
  page.facts.questions.map(({ id, question, answer }, index) => ({
    '@type': 'Question',
    '@id': getAnchor(page, id),
    position: index + 1,
    url: getAnchor(page, id),
    name: question,
    answerCount: 1,
    acceptedAnswer: { '@type': 'Answer', text: answer, inLanguage: language },
    inLanguage: language,
  }));

const createHowTos = (page: PageSeo, { language }: SiteSeo): Piece[] =>
  page.facts.howTos.map(({ name, description, duration, steps }, index) => ({
    '@type': 'HowTo',
    '@id': getAnchor(page, `howto-${index + 1}`),
    name,
    mainEntityOfPage: reference(page.article ? getAnchor(page, 'article') : page.canonical),
    ...omitEmpty({ description }),
    ...(duration && { totalTime: `P${duration.days}DT${duration.hours}H${duration.minutes}M` }),
    step: steps.map(({ id, heading, text }) => ({
      '@type': 'HowToStep',
      url: getAnchor(page, id),
      // A step without a text consists of its heading.
      ...(heading && text ? { name: heading, itemListElement: [{ '@type': 'HowToDirection', text }] } : { text: text || heading }),
    })),
    inLanguage: language,
  }));

function createBreadcrumbs(page: PageSeo): Piece[] {
  const { breadcrumbs } = page;
  if (breadcrumbs.length === 0) return [];
  const itemListElement = breadcrumbs.map(({ text, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    // The last entry is the page itself.
    ...(index < breadcrumbs.length - 1 && { item: url }),
  }));
  return [{ '@type': 'BreadcrumbList', '@id': getBreadcrumbId(page), itemListElement }];
}

function createWebsite(site: SiteSeo): Piece {
  const { searchUrlTemplate } = site;
  return {
    '@type': 'WebSite',
    '@id': `${site.url}#website`,
    url: site.url,
    name: site.name,
    description: site.description,
    publisher: reference(getPublisherId(site)),
    ...(searchUrlTemplate !== null && {
      potentialAction: [
        {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: searchUrlTemplate },
          'query-input': 'required name=search_term_string',
        },
      ],
    }),
    inLanguage: site.language,
  };
}

function createPublisher(site: SiteSeo): Piece {
  const { type, name, image, profiles, address, telephone } = site.publisher;
  const imageId = `${site.url}#/schema/logo/image/`;
  return {
    // A person who publishes a site is also an organization, because search engines expect one.
    '@type': type === 'Person' ? ['Person', 'Organization'] : type,
    '@id': getPublisherId(site),
    name,
    url: site.url,
    ...(image && { logo: createImage(imageId, image, site), image: reference(imageId) }),
    ...omitEmpty({ telephone, sameAs: profiles }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...omitEmpty({
          streetAddress: address.street,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postalCode,
        }),
        addressCountry: 'US',
      },
    }),
  };
}

function createPerson(page: PageSeo, site: SiteSeo): Piece[] {
  const person = page.person ?? page.article?.author;
  if (!person) return [];
  const image = person.imageUrl && { url: person.imageUrl, width: null, height: null, mimeType: '', caption: person.name };
  return [
    {
      '@type': 'Person',
      '@id': getPersonId(site, person),
      name: person.name,
      ...(image && { image: createImage(`${site.url}#/schema/person/image/`, image, site) }),
      ...omitEmpty({ description: person.description, sameAs: person.profiles, url: person.url }),
      ...(page.person && { mainEntityOfPage: reference(page.canonical) }),
    },
  ];
}

function createSchemaGraph(page: PageSeo, site: SiteSeo): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...createArticle(page, site),
      createWebPage(page, site),
      ...(page.primaryImage ? [createImage(getImageId(page), page.primaryImage, site)] : []),
      ...createBreadcrumbs(page),
      createWebsite(site),
      createPublisher(site),
      ...createPerson(page, site),
      ...createQuestions(page, site),
      ...createHowTos(page, site),
    ],
  };
}

/** Returns the graph as JSON that is safe in a script element. Like Yoast SEO, with escapes in place of all characters that are not ASCII. */
export function renderSchemaGraph(page: PageSeo, site: SiteSeo): string {
  return escapeNonAscii(renderSchemaScript(page, site));
}

/** Returns the graph as the text of a script element. */
export function renderSchemaScript(page: PageSeo, site: SiteSeo): string {
  return escapeScriptText(JSON.stringify(createSchemaGraph(page, site)));
}

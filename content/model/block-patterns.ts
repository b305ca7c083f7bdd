/**
 * Ready sections of the design, which editors insert and then fill in. A new section is one entry: the editor's inserter lists it at once. Sections that belong to
 * this company only are better as reusable blocks, which editors create themselves.
 */
export type PatternCategory = keyof typeof patternCategories;

export type BlockPattern = {
  /** Unique, in the form that WordPress requires: `site/opening`. */
  name: `site/${string}`;
  title: string;
  description: string;
  categories: readonly PatternCategory[];
  keywords: readonly string[];
  blocks: readonly PatternBlock[];
};

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** A block without inner markup, or a core block with its saved markup. */
type PatternBlock = { name: string; attributes?: Readonly<Record<string, Json>>; markup?: string };

export const patternCategories = {
  opening: { label: 'Openings', description: 'The top of a page.' },
  evidence: { label: 'Facts and figures', description: 'Numbers and what they mean.' },
  explanation: { label: 'Explanations', description: 'Steps, services, questions and answers.' },
  action: { label: 'Calls to action', description: 'What a visitor can do next.' },
  properties: { label: 'Properties and news', description: 'Lists that fill themselves.' },
} as const;

const heading = (text: string): PatternBlock => ({ name: 'core/heading', markup: `<h2 class="wp-block-heading">${text}</h2>` });
const paragraph = (text: string): PatternBlock => ({ name: 'core/paragraph', markup: `<p>${text}</p>` });

const newsroomLink = { url: '/news/', title: 'Newsroom' };
const propertiesLink = { url: '/properties/', title: 'All properties' };
const contactLink = { url: '/contact/', title: 'Contact us' };

const callToAction: PatternBlock = {
  name: 'site/large-cta-card',
  attributes: { title: 'Tell us how much space you need', text: 'A leasing agent in your region replies.', link: contactLink },
};

const questions: PatternBlock = {
  name: 'site/accordion-faq',
  attributes: {
    title: 'Questions from tenants',
    questions: [
      { question: 'First question?', answer: '<p>The answer in two or three sentences.</p>' },
      { question: 'Second question?', answer: '<p>The answer in two or three sentences.</p>' },
    ],
  },
};

const figures: PatternBlock = {
  name: 'site/number-module',
  attributes: {
    title: 'In numbers',
    numbers: [
      { heading: 'what the first figure counts', number: '1' },
      { heading: 'what the second figure counts', number: '2' },
      { heading: 'what the third figure counts', number: '3' },
    ],
  },
};

const steps: PatternBlock = {
  name: 'site/text-grid',
  attributes: {
    title: 'How it works',
    columns: 3,
    items: [
      { title: 'First step', text: '<p>What happens, and how long it takes.</p>' },
      { title: 'Second step', text: '<p>What happens, and how long it takes.</p>' },
      { title: 'Third step', text: '<p>What happens, and how long it takes.</p>' },
    ],
  },
};

const opening: PatternBlock = {
  name: 'site/page-hero',
  attributes: { variant: 'compact', title: 'Title of the page', text: 'One sentence that says what the page offers.' },
};

export const blockPatterns: readonly BlockPattern[] = [
  {
    name: 'site/opening',
    title: 'Title and introduction',
    description: 'The title of the page with one sentence, and a paragraph below.',
    categories: ['opening'],
    keywords: ['hero', 'header'],
    blocks: [opening, paragraph('The first paragraph says who the page is for and what it contains.')],
  },
  {
    name: 'site/service-page',
    title: 'Service page',
    description: 'A whole page: opening, steps, questions and a call to action.',
    categories: ['opening', 'explanation'],
    keywords: ['page', 'landing'],
    blocks: [opening, steps, questions, callToAction],
  },
  {
    name: 'site/figures',
    title: 'Three figures',
    description: 'Figures side by side, each with what it counts.',
    categories: ['evidence'],
    keywords: ['numbers', 'statistics'],
    blocks: [figures],
  },
  {
    name: 'site/highlights',
    title: 'Figures with explanations',
    description: 'Large figures, each with a short text.',
    categories: ['evidence'],
    keywords: ['numbers', 'report'],
    blocks: [
      {
        name: 'site/highlights-module',
        attributes: {
          title: 'The year in numbers',
          items: [
            { figure: '1', unit: '%', title: 'First figure', text: '<p>What the figure means for a tenant.</p>' },
            { figure: '2', unit: 'MW', title: 'Second figure', text: '<p>What the figure means for a tenant.</p>' },
          ],
        },
      },
    ],
  },
  {
    name: 'site/quote',
    title: 'Quote of a tenant',
    description: 'A quote with name and role.',
    categories: ['evidence'],
    keywords: ['testimonial'],
    blocks: [
      { name: 'site/large-quote', attributes: { quote: 'One sentence in the words of the tenant.', name: 'Name', role: 'Role, company' } },
    ],
  },
  {
    name: 'site/steps',
    title: 'Steps',
    description: 'Three steps side by side.',
    categories: ['explanation'],
    keywords: ['process', 'grid'],
    blocks: [steps],
  },
  {
    name: 'site/text-section',
    title: 'Heading and text',
    description: 'A section of text with a heading.',
    categories: ['explanation'],
    keywords: ['section'],
    blocks: [heading('Heading of the section'), paragraph('Two or three sentences.')],
  },
  {
    name: 'site/questions',
    title: 'Questions and answers',
    description: 'Questions that open to show their answers.',
    categories: ['explanation'],
    keywords: ['faq', 'accordion'],
    blocks: [questions],
  },
  {
    name: 'site/call-to-action',
    title: 'Call to action',
    description: 'A large card with one link.',
    categories: ['action'],
    keywords: ['contact', 'cta'],
    blocks: [callToAction],
  },
  {
    name: 'site/ways-to-start',
    title: 'Three ways to start',
    description: 'A list of links, each with a sentence.',
    categories: ['action'],
    keywords: ['cta', 'links'],
    blocks: [
      {
        name: 'site/cta-list',
        attributes: {
          title: 'Three ways to start',
          items: [
            { title: 'Tell us how much space you need', text: 'What happens then.', link: contactLink },
            { title: 'Tour a building', text: 'When tours take place.', link: propertiesLink },
            { title: 'Read about our projects', text: 'What the newsroom contains.', link: newsroomLink },
          ],
        },
      },
    ],
  },
  {
    name: 'site/featured-properties',
    title: 'Featured properties',
    description: 'Properties side by side, with a link to all.',
    categories: ['properties'],
    keywords: ['buildings', 'carousel'],
    blocks: [
      { name: 'site/featured-properties-carousel', attributes: { title: 'Featured properties', moreLink: propertiesLink, ground: 'sunk' } },
    ],
  },
  {
    name: 'site/latest-news',
    title: 'News and insights',
    description: 'The newest posts, with a link to the newsroom.',
    categories: ['properties'],
    keywords: ['posts', 'articles'],
    blocks: [{ name: 'site/latest-news-and-insights', attributes: { title: 'News and insights', moreLink: newsroomLink } }],
  },
];

/** The markup of a pattern, as the editor saves it. */
export const getPatternContent = ({ blocks }: Pick<BlockPattern, 'blocks'>): string => blocks.map((block) => serialize(block)).join('\n\n');

function serialize({ name, attributes, markup }: PatternBlock): string {
  const shortName = name.replace(/^core\//, '');
  // Escaped as in WordPress, so that markup cannot end the comment.
  const json = attributes
    ? ` ${JSON.stringify(attributes)
        .replaceAll('<', String.raw`\u003c`)
        .replaceAll('>', String.raw`\u003e`)}`
    : '';
  return markup === undefined
    ? `<!-- wp:${shortName}${json} /-->`
    : `<!-- wp:${shortName}${json} -->\n${markup}\n<!-- /wp:${shortName} -->`;
}

/** SEO data of nodes and terms, named as in the Yoast extension of WPGraphQL. */
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { getContentType } from '../../model/content-types.ts';
import { type FieldSpec, type SchemaBuilder, weights } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { removeShortcodes } from '../../rendering/shortcodes/render-shortcodes.ts';
import { getArchiveUri } from '../permalinks/resolve-uri.ts';
import { declareSeoConfig } from './seo-config.ts';
import { DEFAULT_TITLE_PATTERN, fillPattern, getContentTypeSeo } from './title-patterns.ts';

/** Search results truncate descriptions at about this length. */
const DESCRIPTION_LENGTH = 155;
const WORDS_PER_MINUTE = 230;

type Read<S> = (source: S, context: ContentContext) => unknown;
const field = <S>(type: string, description: string, read: Read<S>): FieldSpec => ({
  type,
  description,
  resolve: (source: S, _args, context) => read(source, context),
});
/** A field that is computed from the whole content, so it is computed once for each node. */
const textField = <S>(type: string, description: string, read: Read<S>): FieldSpec => ({
  ...field(type, description, read),
  weight: weights.paragraph,
});

async function getSiteTitle({ store }: ContentContext): Promise<string> {
  const { title } = await store.option('settings');
  return typeof title === 'string' ? title : '';
}

/** Truncates text between words and appends an ellipsis. */
export function truncateDescription(text: string, limit = DESCRIPTION_LENGTH): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}

/** The variables of patterns for content. */
async function getVariables(node: NodeRow, { store }: ContentContext): Promise<Record<string, string>> {
  const { label } = getContentType(node.type);
  const author = node.authorId === null ? null : await store.userById(node.authorId);
  return {
    title: node.title,
    excerpt: node.restricted ? '' : toPlainText(node.excerpt),
    name: author?.displayName ?? '',
    pt_single: label.singular,
    pt_plural: label.plural,
  };
}

const getNodeTitle: Read<NodeRow> = async (node, context) => {
  if (node.seo.title) return node.seo.title;
  const { title } = await getContentTypeSeo(getContentType(node.type), context);
  if (typeof title !== 'string' || title === '') return fillPattern(DEFAULT_TITLE_PATTERN, { title: node.title }, context);
  return fillPattern(title, await getVariables(node, context), context);
};
const getNodeDescription: Read<NodeRow> = async (node, context) => {
  if (node.seo.description) return node.seo.description;
  if (node.restricted) return null;
  const { metaDesc } = await getContentTypeSeo(getContentType(node.type), context);
  if (typeof metaDesc === 'string' && metaDesc !== '')
    return truncateDescription(await fillPattern(metaDesc, await getVariables(node, context), context)) || null;
  return truncateDescription(toPlainText(node.excerpt || removeShortcodes(node.content))) || null;
};
const getNodeImage: Read<NodeRow> = (node, { store }) => {
  // Restricted nodes reveal no image.
  const id = node.restricted ? null : (node.seo.imageId ?? node.featuredImageId);
  return id === null ? null : store.nodeById(id);
};

const formatInstant = (node: NodeRow, name: 'date' | 'modified') => (node.restricted ? null : node[name].toISOString());

/** Only public nodes of public types can be indexed. */
const getRobots: Read<NodeRow> = async (node, context) => {
  const type = getContentType(node.type);
  if (!type.public || node.type === 'attachment') return 'noindex';
  const isHidden = node.seo.noindex ?? (await getContentTypeSeo(type, context))['metaRobotsNoindex'] === true;
  return isHidden ? 'noindex' : 'index';
};

async function loadBreadcrumbs(node: NodeRow, { store, site }: ContentContext) {
  const { pageOnFront: frontPageId, pageForPosts } = await store.option('settings');
  const trail = [{ text: 'Home', url: `${site.siteUrl}/` }];
  if (node.id === frontPageId) return trail;
  const type = getContentType(node.type);
  const archive = await getArchiveUri(type, store);
  // The posts page is the archive of posts, and provides its title.
  const page = type.name === 'post' && typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
  if (archive && archive !== node.uri) trail.push({ text: page?.title ?? type.label.plural, url: site.siteUrl + archive });
  for (const ancestor of (await store.getAncestors(node)).toReversed())
    trail.push({ text: ancestor.title, url: `${site.siteUrl}${ancestor.uri ?? ''}` });
  return [...trail, { text: node.title, url: `${site.siteUrl}${node.uri ?? ''}` }];
}

export function declareSeo(builder: SchemaBuilder): void {
  builder.object('SEOPostTypeBreadcrumbs', {
    description: 'A breadcrumb.',
    fields: { text: { type: 'String', description: 'Text.' }, url: { type: 'String', description: 'URL.' } },
  });
  builder.object('SEOPostTypeSchema', {
    description: 'schema.org types for structured data.',
    fields: {
      pageType: { type: '[String]', description: 'schema.org type of the page.', resolve: () => ['WebPage'] },
      articleType: {
        type: '[String]',
        description: 'schema.org type of the content.',
        resolve: (node: NodeRow) => (node.type === 'post' ? ['NewsArticle'] : []),
      },
    },
  });
  declareNodeSeo(builder);
  declareTermSeo(builder);
  declareSeoConfig(builder);
}

function declareNodeSeo(builder: SchemaBuilder): void {
  builder.object('PostTypeSEO', {
    description: 'SEO data of content.',
    fields: {
      title: field('String', 'Title.', getNodeTitle),
      metaDesc: textField('String', 'Description. Generated from the content if there is none.', getNodeDescription),
      canonical: field<NodeRow>(
        'String',
        'Canonical URL.',
        (node, { site }) => node.seo.canonical ?? (node.uri && site.siteUrl + node.uri),
      ),
      metaRobotsNoindex: field<NodeRow>('String', '`index` or `noindex`.', getRobots),
      metaRobotsNofollow: field<NodeRow>('String', '`follow` or `nofollow`.', (node) => (node.seo.nofollow ? 'nofollow' : 'follow')),
      breadcrumbs: field<NodeRow>('[SEOPostTypeBreadcrumbs]', 'Breadcrumbs, starting with the front page.', loadBreadcrumbs),
      readingTime: textField<NodeRow>('Float', 'Reading time in minutes.', (node) =>
        !node.restricted ? Math.ceil(toPlainText(removeShortcodes(node.content)).split(' ').length / WORDS_PER_MINUTE) : null,
      ),
      opengraphTitle: field('String', 'Title of a link preview.', getNodeTitle),
      opengraphDescription: textField('String', 'Description of a link preview.', getNodeDescription),
      opengraphImage: field('MediaItem', 'Image of a link preview.', getNodeImage),
      opengraphType: field<NodeRow>('String', '`article` or `website`.', (node) => (node.type === 'post' ? 'article' : 'website')),
      opengraphUrl: field<NodeRow>('String', 'URL of a link preview.', (node, { site }) => node.uri && site.siteUrl + node.uri),
      opengraphSiteName: field<NodeRow>('String', 'Name of the site.', (_node, context) => getSiteTitle(context)),
      opengraphPublishedTime: field<NodeRow>('String', 'Publication date in ISO 8601 format.', (node) => formatInstant(node, 'date')),
      opengraphModifiedTime: field<NodeRow>('String', 'Date of the last change in ISO 8601 format.', (node) =>
        formatInstant(node, 'modified'),
      ),
      twitterTitle: field('String', 'Title of a card on X.', getNodeTitle),
      twitterDescription: textField('String', 'Description of a card on X.', getNodeDescription),
      twitterImage: field('MediaItem', 'Image of a card on X.', getNodeImage),
      schema: field<NodeRow>('SEOPostTypeSchema', 'schema.org types for structured data.', (node) => node),
    },
  });
}

function declareTermSeo(builder: SchemaBuilder): void {
  const title: Read<TermRow> = (term, context) => term.seo.title ?? fillPattern(DEFAULT_TITLE_PATTERN, { title: term.name }, context);
  const description: Read<TermRow> = (term) => term.seo.description ?? (truncateDescription(toPlainText(term.description)) || null);
  builder.object('TaxonomySEO', {
    description: 'SEO data of a term.',
    fields: {
      title: field('String', 'Title.', title),
      metaDesc: field('String', 'Description.', description),
      canonical: field<TermRow>('String', 'Canonical URL.', (term, { site }) => term.seo.canonical ?? site.siteUrl + term.uri),
      metaRobotsNoindex: field<TermRow>('String', '`index` or `noindex`.', (term) =>
        term.seo.noindex || term.count === 0 ? 'noindex' : 'index',
      ),
      metaRobotsNofollow: field<TermRow>('String', '`follow` or `nofollow`.', (term) => (term.seo.nofollow ? 'nofollow' : 'follow')),
      opengraphTitle: field('String', 'Title of a link preview.', title),
      opengraphDescription: field('String', 'Description of a link preview.', description),
      opengraphType: field<TermRow>('String', 'Type of a link preview.', () => 'website'),
      opengraphUrl: field<TermRow>('String', 'URL of a link preview.', (term, { site }) => site.siteUrl + term.uri),
      opengraphSiteName: field<TermRow>('String', 'Name of the site.', (_term, context) => getSiteTitle(context)),
    },
  });
}

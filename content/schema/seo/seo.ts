/** What search engines and link previews are told, with the names of the Yoast extension of WPGraphQL. */
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { getContentType } from '../../model/content-types.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { renderContent } from '../nodes/rendered-content.ts';
import { archiveOf } from '../permalinks/resolve-uri.ts';
import { declareSeoConfig } from './seo-config.ts';

/** Search results cut descriptions near here. */
const DESCRIPTION_LENGTH = 155;
const WORDS_A_MINUTE = 230;

type Read<S> = (source: S, context: ContentContext) => unknown;
const field = <S>(type: string, description: string, read: Read<S>): FieldSpec => ({
  type,
  description,
  resolve: (source: S, _args, context) => read(source, context),
});

async function siteTitle({ store }: ContentContext): Promise<string> {
  const { title } = await store.option('settings');
  return typeof title === 'string' ? title : '';
}

/** Words before the limit, ended with an ellipsis when something was cut. */
export function shorten(text: string, limit = DESCRIPTION_LENGTH): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}

const withSiteTitle = async (title: string, context: ContentContext) => `${title} | ${await siteTitle(context)}`;

const nodeTitle: Read<NodeRow> = (node, context) => node.seo.title ?? withSiteTitle(node.title, context);
const nodeDescription: Read<NodeRow> = (node) => {
  if (node.seo.description) return node.seo.description;
  if (node.restricted) return null;
  return shorten(toPlainText(node.excerpt || renderContent(node.content))) || null;
};
const nodeImage: Read<NodeRow> = (node, { store }) => {
  // What is restricted shows no picture, nor does a preview of a link to it.
  const id = node.restricted ? null : (node.seo.imageId ?? node.featuredImageId);
  return id === null ? null : store.nodeById(id);
};

const instantOf = (node: NodeRow, name: 'date' | 'modified') => (node.restricted ? null : node[name].toISOString());

/** Only public nodes of public types may be indexed. */
const robots = (node: NodeRow) =>
  node.seo.noindex || !getContentType(node.type).public || node.type === 'attachment' ? 'noindex' : 'index';

async function breadcrumbsOf(node: NodeRow, { store, site }: ContentContext) {
  const { pageOnFront: front, pageForPosts } = await store.option('settings');
  const trail = [{ text: 'Home', url: `${site.siteUrl}/` }];
  if (node.id === front) return trail;
  const type = getContentType(node.type);
  const archive = await archiveOf(type, store);
  // The list of posts stands on a page of its own, and is called by it.
  const page = type.name === 'post' && typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
  if (archive && archive !== node.uri) trail.push({ text: page?.title ?? type.label.plural, url: site.siteUrl + archive });
  for (const ancestor of (await store.getAncestors(node)).toReversed())
    trail.push({ text: ancestor.title, url: `${site.siteUrl}${ancestor.uri ?? ''}` });
  return [...trail, { text: node.title, url: `${site.siteUrl}${node.uri ?? ''}` }];
}

export function declareSeo(builder: SchemaBuilder): void {
  builder.object('SEOPostTypeBreadcrumbs', {
    description: 'A step from the front page down.',
    fields: { text: { type: 'String', description: 'Words.' }, url: { type: 'String', description: 'Address.' } },
  });
  builder.object('SEOPostTypeSchema', {
    description: 'Kinds of the page for structured data.',
    fields: {
      pageType: { type: '[String]', description: 'schema.org type of the page.', resolve: () => ['WebPage'] },
      articleType: {
        type: '[String]',
        description: 'schema.org type of what it says.',
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
    description: 'What search engines and link previews are told about content.',
    fields: {
      title: field('String', 'Title.', nodeTitle),
      metaDesc: field('String', 'Description; made from the text when none was written.', nodeDescription),
      canonical: field<NodeRow>(
        'String',
        'The one address of the content.',
        (node, { site }) => node.seo.canonical ?? (node.uri && site.siteUrl + node.uri),
      ),
      metaRobotsNoindex: field<NodeRow>('String', '`index` or `noindex`.', robots),
      metaRobotsNofollow: field<NodeRow>('String', '`follow` or `nofollow`.', (node) => (node.seo.nofollow ? 'nofollow' : 'follow')),
      breadcrumbs: field<NodeRow>('[SEOPostTypeBreadcrumbs]', 'Steps from the front page down.', breadcrumbsOf),
      readingTime: field<NodeRow>('Float', 'Minutes.', (node) =>
        !node.restricted ? Math.ceil(toPlainText(renderContent(node.content)).split(' ').length / WORDS_A_MINUTE) : null,
      ),
      opengraphTitle: field('String', 'Title of a link preview.', nodeTitle),
      opengraphDescription: field('String', 'Description of a link preview.', nodeDescription),
      opengraphImage: field('MediaItem', 'Picture of a link preview.', nodeImage),
      opengraphType: field<NodeRow>('String', '`article` or `website`.', (node) => (node.type === 'post' ? 'article' : 'website')),
      opengraphUrl: field<NodeRow>('String', 'Address of a link preview.', (node, { site }) => node.uri && site.siteUrl + node.uri),
      opengraphSiteName: field<NodeRow>('String', 'Name of the site.', (_node, context) => siteTitle(context)),
      opengraphPublishedTime: field<NodeRow>('String', 'When it was published, ISO 8601.', (node) => instantOf(node, 'date')),
      opengraphModifiedTime: field<NodeRow>('String', 'When it was last changed, ISO 8601.', (node) => instantOf(node, 'modified')),
      twitterTitle: field('String', 'Title of a card.', nodeTitle),
      twitterDescription: field('String', 'Description of a card.', nodeDescription),
      twitterImage: field('MediaItem', 'Picture of a card.', nodeImage),
      schema: field<NodeRow>('SEOPostTypeSchema', 'Kinds for structured data.', (node) => node),
    },
  });
}

function declareTermSeo(builder: SchemaBuilder): void {
  const title: Read<TermRow> = (term, context) => term.seo.title ?? withSiteTitle(term.name, context);
  const description: Read<TermRow> = (term) => term.seo.description ?? (shorten(toPlainText(term.description)) || null);
  builder.object('TaxonomySEO', {
    description: 'What search engines and link previews are told about a term.',
    fields: {
      title: field('String', 'Title.', title),
      metaDesc: field('String', 'Description.', description),
      canonical: field<TermRow>(
        'String',
        'The one address of the term.',
        (term, { site }) => term.seo.canonical ?? site.siteUrl + term.uri,
      ),
      metaRobotsNoindex: field<TermRow>('String', '`index` or `noindex`.', (term) =>
        term.seo.noindex || term.count === 0 ? 'noindex' : 'index',
      ),
      metaRobotsNofollow: field<TermRow>('String', '`follow` or `nofollow`.', (term) => (term.seo.nofollow ? 'nofollow' : 'follow')),
      opengraphTitle: field('String', 'Title of a link preview.', title),
      opengraphDescription: field('String', 'Description of a link preview.', description),
      opengraphType: field<TermRow>('String', 'Kind of a link preview.', () => 'website'),
      opengraphUrl: field<TermRow>('String', 'Address of a link preview.', (term, { site }) => site.siteUrl + term.uri),
      opengraphSiteName: field<TermRow>('String', 'Name of the site.', (_term, context) => siteTitle(context)),
    },
  });
}

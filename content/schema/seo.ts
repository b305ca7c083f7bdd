/** What search engines and link previews are told, with the names of the Yoast extension of WPGraphQL. */
import { contentTypes } from '../model/content-types.ts';
import type { ContentTypeDeclaration } from '../model/define.ts';
import type { FieldValue, FieldValues, NodeRow, TermRow } from '../store/types.ts';
import type { FieldSpec, SchemaBuilder } from './builder.ts';
import type { ContentContext } from './context.ts';
import { toPlainText, renderContent } from './rendered.ts';
import { archiveOf } from './lookup.ts';
import { contentTypeOf } from '../model/content-types.ts';

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
  const id = node.seo.imageId ?? node.featuredImageId;
  return id === null ? null : store.nodeById(id);
};

/** Only public nodes of public types may be indexed. */
const robots = (node: NodeRow) =>
  node.seo.noindex || !contentTypeOf(node.type).public || node.type === 'attachment' ? 'noindex' : 'index';

async function breadcrumbsOf(node: NodeRow, { store, site }: ContentContext) {
  const { pageOnFront: front, pageForPosts } = await store.option('settings');
  const trail = [{ text: 'Home', url: `${site.siteUrl}/` }];
  if (node.id === front) return trail;
  const type = contentTypeOf(node.type);
  const archive = await archiveOf(type, store);
  // The list of posts stands on a page of its own, and is called by it.
  const page = type.name === 'post' && typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
  if (archive && archive !== node.uri) trail.push({ text: page?.title ?? type.label.plural, url: site.siteUrl + archive });
  for (const ancestor of (await store.ancestorsOf(node)).toReversed())
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
  declareConfig(builder);
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
      opengraphPublishedTime: field<NodeRow>('String', 'When it was published, ISO 8601.', (node) => node.date.toISOString()),
      opengraphModifiedTime: field<NodeRow>('String', 'When it was last changed, ISO 8601.', (node) => node.modified.toISOString()),
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

const objectIn = (value: FieldValue | undefined): FieldValues => (value && typeof value === 'object' && !Array.isArray(value) ? value : {});

function declareConfig(builder: SchemaBuilder): void {
  const stored = (type: string, description: string): FieldSpec => ({ type, description });
  const part = (type: string, name: string, description: string): FieldSpec => ({
    type,
    description,
    resolve: (config: FieldValues) => objectIn(config[name]),
  });
  builder.object('SEORedirect', {
    description: 'An old address and where it leads now.',
    fields: {
      origin: stored('String', 'Old path, or an expression for several.'),
      target: stored('String', 'New address.'),
      type: stored('Int', 'Status code: 301, 302, 307, 308 or 410.'),
      format: stored('String', '`plain` or `regex`.'),
    },
  });
  builder.object('SEOBreadcrumbs', {
    description: 'How breadcrumbs are set.',
    fields: {
      enabled: stored('Boolean', 'Whether there are any.'),
      homeText: stored('String', 'Words of the first.'),
      separator: stored('String', 'Sign between two.'),
      boldLast: stored('Boolean', 'Whether the last is bold.'),
    },
  });
  builder.object('SEOGlobalMeta', {
    description: 'What is told about pages that are no content.',
    fields: {
      homepage: stored('SEOGlobalMetaHome', 'The front page.'),
      notFound: stored('SEOGlobalMeta404', 'The page for addresses that lead nowhere.'),
    },
  });
  builder.object('SEOGlobalMetaHome', {
    description: 'Front page.',
    fields: { title: stored('String', 'Title.'), description: stored('String', 'Description.') },
  });
  builder.object('SEOGlobalMeta404', {
    description: 'Page for addresses that lead nowhere.',
    fields: { title: stored('String', 'Title.') },
  });
  builder.object('SEOOpenGraph', {
    description: 'Link previews of pages without a picture.',
    fields: {
      defaultImage: {
        type: 'MediaItem',
        description: 'Picture.',
        resolve: (graph: FieldValues, _args, { store }) =>
          typeof graph['defaultImage'] === 'number' ? store.nodeById(graph['defaultImage']) : null,
      },
    },
  });
  builder.object('SEOSchema', {
    description: 'Who stands behind the site, for structured data.',
    fields: {
      companyName: stored('String', 'Name.'),
      companyOrPerson: stored('String', '`company` or `person`.'),
      siteName: stored('String', 'Name of the site.'),
      siteUrl: { type: 'String', description: 'Address of the site.', resolve: (_config, _args, { site }) => site.siteUrl },
    },
  });
  builder.object('SEOSocial', {
    description: 'Profiles elsewhere.',
    fields: Object.fromEntries(
      ['facebook', 'instagram', 'linkedIn', 'twitter', 'youTube'].map((name) => [name, stored('SEOSocialProfile', `Profile on ${name}.`)]),
    ),
  });
  builder.object('SEOSocialProfile', { description: 'A profile elsewhere.', fields: { url: stored('String', 'Address.') } });
  builder.object('SEOWebmaster', {
    description: 'Proofs of ownership for search engines.',
    fields: Object.fromEntries(
      ['baiduVerify', 'googleVerify', 'msVerify', 'yandexVerify'].map((name) => [name, stored('String', 'Proof.')]),
    ),
  });
  declareContentTypeConfig(builder);
  builder.object('SEOConfig', {
    description: 'What search engines and link previews are told about the whole site.',
    fields: {
      breadcrumbs: part('SEOBreadcrumbs', 'breadcrumbs', 'Breadcrumbs.'),
      contentTypes: { type: 'SEOContentTypes', description: 'Rules of each content type.', resolve: () => ({}) },
      meta: part('SEOGlobalMeta', 'meta', 'Pages that are no content.'),
      openGraph: part('SEOOpenGraph', 'openGraph', 'Link previews.'),
      redirects: { type: '[SEORedirect]', description: 'Old addresses.', resolve: (config: FieldValues) => config['redirects'] ?? [] },
      schema: part('SEOSchema', 'schema', 'Structured data.'),
      social: part('SEOSocial', 'social', 'Profiles elsewhere.'),
      webmaster: part('SEOWebmaster', 'webmaster', 'Proofs of ownership.'),
    },
  });
  builder.extend('RootQuery', {
    seo: {
      type: 'SEOConfig',
      description: 'What search engines and link previews are told about the whole site.',
      resolve: (_root, _args, { store }) => store.option('seo'),
    },
  });
}

function declareContentTypeConfig(builder: SchemaBuilder): void {
  const read = (type: string, description: string, pick: (declaration: ContentTypeDeclaration) => unknown): FieldSpec => ({
    type,
    description,
    resolve: pick,
  });
  builder.object('SEOContentType', {
    description: 'Rules of one content type.',
    fields: {
      title: read('String', 'Pattern of titles.', () => '%%title%% | %%sitename%%'),
      metaRobotsNoindex: read(
        'Boolean',
        'Whether its nodes stay out of search engines.',
        (type) => !type.public || type.name === 'attachment',
      ),
      schemaType: read('String', 'schema.org type.', (type) => (type.name === 'post' ? 'NewsArticle' : 'WebPage')),
    },
  });
  builder.object('SEOContentTypes', {
    description: 'Rules of each content type.',
    fields: Object.fromEntries(
      contentTypes.map((type) => [
        type.graphql.single.charAt(0).toLowerCase() + type.graphql.single.slice(1),
        { type: 'SEOContentType', description: `Rules of ${type.label.plural.toLowerCase()}.`, resolve: () => type },
      ]),
    ),
  });
}

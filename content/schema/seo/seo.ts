/** SEO data of nodes, terms, users and archives, named as in the Yoast extension of WPGraphQL. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { type FieldSpec, type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import type { ContentContext, ContentTypeSource } from '../core/context.ts';
import { loadBreadcrumbs, loadArchiveBreadcrumbs, loadTermBreadcrumbs, loadUserBreadcrumbs } from './breadcrumbs.ts';
import { formatSeoDate } from './format-seo-date.ts';
import { renderFullHead } from './full-head.ts';
import { loadArchiveSeo, loadArchiveTexts, loadTermSeo, loadTermTexts, loadUserSeo, loadUserTexts } from './list-seo.ts';
import {
  getArticleTypes,
  getNodeCanonical,
  getNodeDescription,
  getNodeImageId,
  getNodeTitle,
  getOpenGraphType,
  getPageTypes,
  getReadingTime,
  isNodeIndexable,
  loadNodeSeo,
} from './node-seo.ts';
import type { PageSeo } from './page-seo.ts';
import { renderSchemaGraph } from './schema-graph.ts';
import { declareSeoConfig } from './seo-config.ts';
import { getSiteTitle, loadSiteSeo } from './site-seo.ts';
import { getSeoSection } from './title-patterns.ts';

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
const markupField = <S>(type: string, description: string, read: Read<S>): FieldSpec => ({
  ...field(type, description, read),
  weight: weights.markup,
});

/** Loads the facts of a page, or null if there is no page. */
type LoadSeo<S> = (source: S, context: ContentContext) => Promise<PageSeo | null>;

const fullHeadField = <S>(load: LoadSeo<S>): FieldSpec =>
  markupField<S>('String', 'All elements of the page’s head for search engines and link previews, as markup.', async (source, context) => {
    const page = await load(source, context);
    return page && renderFullHead(page, await loadSiteSeo(context));
  });
const rawSchemaField = <S>(load: LoadSeo<S>): FieldSpec =>
  markupField<S>('String', 'Structured data (schema.org) of the page as JSON.', async (source, context) => {
    const page = await load(source, context);
    return page && renderSchemaGraph(page, await loadSiteSeo(context));
  });

const formatIndex = (isIndexable: boolean) => (isIndexable ? 'index' : 'noindex');
const formatFollow = (isFollowable: boolean) => (isFollowable ? 'follow' : 'nofollow');

export function declareSeo(builder: SchemaBuilder): void {
  builder.object('SEOPostTypeBreadcrumbs', {
    description: 'A breadcrumb.',
    fields: { text: { type: 'String', description: 'Text.' }, url: { type: 'String', description: 'URL.' } },
  });
  const getTypeFields = (raw: FieldSpec, pageType: Read<never>, articleType: Read<never>): FieldSpecs => ({
    pageType: field('[String]', 'schema.org types of the page.', pageType),
    articleType: field('[String]', 'schema.org types of the article that the page contains.', articleType),
    raw,
  });
  builder.object('SEOPostTypeSchema', {
    description: 'Structured data (schema.org).',
    fields: getTypeFields(rawSchemaField(loadNodeSeo), getPageTypes, getArticleTypes),
  });
  builder.object('SEOTaxonomySchema', { description: 'Structured data (schema.org).', fields: { raw: rawSchemaField(loadTermSeo) } });
  builder.object('SEOUserSchema', {
    description: 'Structured data (schema.org).',
    fields: getTypeFields(
      rawSchemaField(loadUserSeo),
      () => ['ProfilePage'],
      () => [],
    ),
  });
  declareNodeSeo(builder);
  declareTermSeo(builder);
  declareUserSeo(builder);
  declareSeoConfig(builder);
  declareArchiveSeo(builder);
}

const findMedia = (id: number | null, { store }: ContentContext) => (id === null ? null : store.nodeById(id));
const getNodeImage: Read<NodeRow> = (node, context) => findMedia(getNodeImageId(node), context);
const formatInstant = (node: NodeRow, name: 'date' | 'modified') => (node.restricted ? null : formatSeoDate(node[name]));

/** The page of the site on Facebook. */
const getPublisherUrl: Read<unknown> = async (_source, context) => (await loadSiteSeo(context)).facebookUrl;
const cardTypeField: FieldSpec = field(
  'String',
  'Type of the card on X.',
  async (_source, context) => (await loadSiteSeo(context)).twitter.cardType,
);

function declareNodeSeo(builder: SchemaBuilder): void {
  const openGraphTitle: Read<NodeRow> = (node, context) => node.seo.openGraphTitle || getNodeTitle(node, context);
  const openGraphDescription: Read<NodeRow> = (node, context) => node.seo.openGraphDescription || getNodeDescription(node, context);
  const canonicalField = (description: string): FieldSpec =>
    field<NodeRow>('String', description, (node, context) => (node.uri || node.seo.canonical ? getNodeCanonical(node, context) : null));
  builder.object('PostTypeSEO', {
    description: 'SEO data of content.',
    fields: {
      title: field('String', 'Title.', getNodeTitle),
      metaDesc: textField('String', 'Description. Generated from the content if there is none.', getNodeDescription),
      focuskw: field<NodeRow>('String', 'The words for which the page should be found.', (node) => node.seo.focusKeyword ?? ''),
      metaKeywords: field('String', 'Keywords. Always empty, because search engines ignore them.', () => ''),
      canonical: canonicalField('Canonical URL.'),
      metaRobotsNoindex: field<NodeRow>('String', '`index` or `noindex`.', async (node, context) =>
        formatIndex(await isNodeIndexable(node, context)),
      ),
      metaRobotsNofollow: field<NodeRow>('String', '`follow` or `nofollow`.', (node) => formatFollow(node.seo.nofollow !== true)),
      breadcrumbs: field<NodeRow>('[SEOPostTypeBreadcrumbs]', 'Breadcrumbs, starting with the front page.', loadBreadcrumbs),
      cornerstone: field<NodeRow>(
        'Boolean',
        'Whether it is one of the most important pages of the site.',
        (node) => node.seo.isCornerstone === true,
      ),
      readingTime: textField('Float', 'Reading time in minutes.', getReadingTime),
      opengraphTitle: field('String', 'Title of a link preview.', openGraphTitle),
      opengraphDescription: textField('String', 'Description of a link preview.', openGraphDescription),
      opengraphImage: field('MediaItem', 'Image of a link preview.', getNodeImage),
      opengraphType: field('String', '`article`, or `website` for the front page.', getOpenGraphType),
      opengraphUrl: canonicalField('URL of a link preview.'),
      opengraphSiteName: field('String', 'Name of the site.', (_node, context) => getSiteTitle(context)),
      opengraphAuthor: field('String', 'Profile of the author on Facebook. Always empty.', () => ''),
      opengraphPublisher: field('String', 'Profile of the site on Facebook.', getPublisherUrl),
      opengraphPublishedTime: field<NodeRow>('String', 'Publication date of a post in ISO 8601 format. Empty for other content.', (node) =>
        node.type === 'post' || node.restricted ? formatInstant(node, 'date') : '',
      ),
      opengraphModifiedTime: field<NodeRow>('String', 'Date of the last change in ISO 8601 format.', (node) =>
        formatInstant(node, 'modified'),
      ),
      twitterTitle: field('String', 'Title of a card on X.', openGraphTitle),
      twitterDescription: textField('String', 'Description of a card on X.', openGraphDescription),
      twitterImage: field('MediaItem', 'Image of a card on X.', getNodeImage),
      twitterCardType: cardTypeField,
      fullHead: fullHeadField(loadNodeSeo),
      schema: field<NodeRow>('SEOPostTypeSchema', 'Structured data (schema.org).', (node) => node),
    },
  });
}

function declareTermSeo(builder: SchemaBuilder): void {
  const text = (name: 'title' | 'description' | 'canonical', description: string): FieldSpec =>
    textField<TermRow>('String', description, async (term, context) => (await loadTermTexts(term, context))[name]);
  const image: Read<TermRow> = (term, context) => findMedia(term.seo.imageId ?? null, context);
  builder.object('TaxonomySEO', {
    description: 'SEO data of a term.',
    fields: {
      title: text('title', 'Title.'),
      metaDesc: text('description', 'Description.'),
      focuskw: field<TermRow>('String', 'The words for which the page should be found.', (term) => term.seo.focusKeyword ?? null),
      metaKeywords: field('String', 'Keywords. Always null, because search engines ignore them.', () => null),
      canonical: text('canonical', 'Canonical URL.'),
      metaRobotsNoindex: field<TermRow>('String', '`index` or `noindex`.', async (term, context) =>
        formatIndex((await loadTermTexts(term, context)).isIndexable),
      ),
      metaRobotsNofollow: field<TermRow>('String', '`follow` or `nofollow`.', (term) => formatFollow(term.seo.nofollow !== true)),
      breadcrumbs: field('[SEOPostTypeBreadcrumbs]', 'Breadcrumbs, starting with the front page.', loadTermBreadcrumbs),
      cornerstone: field<TermRow>(
        'Boolean',
        'Whether it is one of the most important pages of the site.',
        (term) => term.seo.isCornerstone === true,
      ),
      opengraphTitle: text('title', 'Title of a link preview.'),
      opengraphDescription: text('description', 'Description of a link preview.'),
      opengraphImage: field('MediaItem', 'Image of a link preview.', image),
      opengraphType: field<TermRow>('String', 'Type of a link preview.', () => 'article'),
      opengraphUrl: field<TermRow>('String', 'URL of a link preview.', (term, { site }) => site.siteUrl + term.uri),
      opengraphSiteName: field<TermRow>('String', 'Name of the site.', (_term, context) => getSiteTitle(context)),
      opengraphAuthor: field('String', 'Profile of the author on Facebook. Always empty.', () => ''),
      opengraphPublisher: field('String', 'Profile of the site on Facebook. Always empty for lists.', () => ''),
      opengraphPublishedTime: field('String', 'Publication date. Always empty.', () => ''),
      opengraphModifiedTime: field('String', 'Date of the last change. Always empty.', () => ''),
      twitterTitle: text('title', 'Title of a card on X.'),
      twitterDescription: text('description', 'Description of a card on X.'),
      twitterImage: field('MediaItem', 'Image of a card on X.', image),
      twitterCardType: cardTypeField,
      fullHead: fullHeadField(loadTermSeo),
      schema: field<TermRow>('SEOTaxonomySchema', 'Structured data (schema.org).', (term) => term),
    },
  });
}

function declareUserSeo(builder: SchemaBuilder): void {
  const text = (name: 'title' | 'description' | 'canonical', description: string): FieldSpec =>
    textField<UserRow>('String', description, async (user, context) => (await loadUserTexts(user, context))[name]);
  const image: FieldSpec = field('MediaItem', 'Image of a link preview: the default image of the site.', async (_user, context) => {
    const id = (await getSeoSection(context, 'openGraph'))['defaultImage'];
    return findMedia(typeof id === 'number' ? id : null, context);
  });
  const networks = ['facebook', 'twitter', 'instagram', 'linkedIn', 'mySpace', 'pinterest', 'youTube', 'soundCloud', 'wikipedia'];
  builder.object('SEOUserSocial', {
    description: 'Profiles of a user. Accounts have no profiles, so all of them are empty.',
    fields: Object.fromEntries(networks.map((name) => [name, field('String', `Profile: ${name}.`, () => '')])),
  });
  builder.object('SEOUser', {
    description: 'SEO data of the page of a user.',
    fields: {
      title: text('title', 'Title.'),
      metaDesc: text('description', 'Description.'),
      canonical: text('canonical', 'Canonical URL.'),
      metaRobotsNoindex: field('String', '`index` or `noindex`.', () => formatIndex(true)),
      metaRobotsNofollow: field('String', '`follow` or `nofollow`.', () => formatFollow(true)),
      opengraphTitle: text('title', 'Title of a link preview.'),
      opengraphDescription: text('description', 'Description of a link preview.'),
      opengraphImage: image,
      twitterTitle: text('title', 'Title of a card on X.'),
      twitterDescription: text('description', 'Description of a card on X.'),
      twitterImage: image,
      language: field('String', 'Language of the page.', async (_user, context) => (await loadSiteSeo(context)).language),
      region: field('String', 'Region of the page. Always null.', () => null),
      breadcrumbTitle: field<UserRow>('String', 'Text in breadcrumbs.', ({ displayName }) => displayName),
      breadcrumbs: field('[SEOPostTypeBreadcrumbs]', 'Breadcrumbs, starting with the front page.', loadUserBreadcrumbs),
      fullHead: fullHeadField(loadUserSeo),
      social: field('SEOUserSocial', 'Profiles.', () => ({})),
      schema: field<UserRow>('SEOUserSchema', 'Structured data (schema.org).', (user) => user),
    },
  });
  builder.extend('User', { seo: field<UserRow>('SEOUser', 'SEO data.', (user) => user) });
}

/** Archives have the SEO data that the site-wide configuration lists by content type. */
function declareArchiveSeo(builder: SchemaBuilder): void {
  builder.object('SEOPageInfoSchema', {
    description: 'Structured data (schema.org) of an archive.',
    fields: { raw: rawSchemaField<ContentTypeSource['declaration']>(loadArchiveSeo) },
  });
  builder.object('SEOPostTypePageInfo', {
    description: 'SEO data of a list of content.',
    fields: {
      schema: field('SEOPageInfoSchema', 'Structured data (schema.org) of the archive of the content type.', (type) => type),
    },
  });
  builder.extend('WPPageInfo', {
    seo: {
      type: 'SEOPostTypePageInfo',
      description: 'SEO data of the archive of the content type. Null for lists of several types, terms, users and comments.',
      resolve: (_pageInfo, _args, _context, { parentType }) =>
        contentTypes.find(({ graphql }) => parentType.getInterfaces().some(({ name }) => name === `${graphql.single}ConnectionPageInfo`)),
    },
  });
  builder.extend('SEOContentType', {
    schema: field('SEOPageInfoSchema', 'Structured data (schema.org) of the archive.', (type) => type),
  });
  builder.extend('SEOContentTypeArchive', {
    fullHead: fullHeadField<ContentTypeSource['declaration']>(loadArchiveSeo),
    schema: field('SEOPageInfoSchema', 'Structured data (schema.org).', (type) => type),
    breadcrumbs: field<ContentTypeSource['declaration']>(
      '[SEOPostTypeBreadcrumbs]',
      'Breadcrumbs, starting with the front page.',
      async (type, context) => {
        const { uri } = await loadArchiveTexts(type, context);
        return uri && loadArchiveBreadcrumbs(type, uri, context);
      },
    ),
  });
  builder.extend('ContentType', {
    seo: field<ContentTypeSource>('SEOContentTypeArchive', 'SEO data of the archive.', ({ declaration }) => declaration),
  });
}

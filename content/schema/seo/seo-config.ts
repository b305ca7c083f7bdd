/**
 * Site-wide SEO data, named as in the Yoast extension of WPGraphQL. Values that no editor has set have defaults from the settings and options of
 * the site.
 */
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { DEFAULT_SEPARATOR, DEFAULT_TITLE_PATTERN } from '#lib/seo/title-pattern.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getSeoTypeName } from '../../model/seo-config.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { getArchiveUri } from '../permalinks/resolve-uri.ts';
import { findRedirectRule } from './find-redirect-rule.ts';
import { loadArchiveTexts } from './list-seo.ts';
import { getProfileUrl, getSiteTitle, getUsername } from './site-seo.ts';
import { DEFAULT_SEARCH_PATTERN, fillPattern, getContentTypeSeo, getTaxonomySeo, getText, toObject } from './title-patterns.ts';

type Default = (context: ContentContext) => FieldValue | Promise<FieldValue>;

/** A field with a stored value and a default. */
function configField(type: string, name: string, description: string, getDefault: Default = () => null): FieldSpec {
  return { type, description, resolve: (section: FieldValues, _args, context) => section[name] ?? getDefault(context) };
}

const textField = (name: string, description: string, getDefault?: Default) => configField('String', name, description, getDefault);
/** A stored pattern is filled in, because the variables of these pages depend on the site only. */
const filledField = (name: string, description: string, getDefault: Default): FieldSpec => ({
  type: 'String',
  description,
  resolve: (section: FieldValues, _args, context) => {
    const pattern = getText(section, name);
    return pattern ? fillPattern(pattern, {}, context) : getDefault(context);
  },
});

const flagField = (name: string, description: string, defaultValue: boolean) =>
  configField('Boolean', name, description, () => defaultValue);

function imageField(name: string, description: string): FieldSpec {
  return {
    type: 'MediaItem',
    description,
    resolve: async (section: FieldValues, _args, { store }) => {
      const id = section[name];
      const node = typeof id === 'number' ? await store.nodeById(id) : null;
      return node?.type === 'attachment' ? node : null;
    },
  };
}

/** Returns a text setting. */
const getSetting =
  (name: string) =>
  async ({ store }: ContentContext): Promise<string> => {
    const setting = (await store.option('settings'))[name];
    return typeof setting === 'string' ? setting : '';
  };
const withSiteTitle =
  (text: string): Default =>
  (context) =>
    fillPattern(DEFAULT_TITLE_PATTERN, { title: text }, context);

const getProfile =
  (network: string): Default =>
  (context) =>
    getProfileUrl(network, context);

export function declareSeoConfig(builder: SchemaBuilder): void {
  const declareSection = (name: string, type: string, description: string, fields: FieldSpecs): [string, FieldSpec] => {
    builder.object(type, { description, fields });
    return [name, { type, description, resolve: (parent: FieldValues) => toObject(parent[name]) }];
  };
  const sections = [
    declareSection('breadcrumbs', 'SEOBreadcrumbs', 'Breadcrumb settings.', breadcrumbs),
    declareSection(
      'meta',
      'SEOGlobalMeta',
      'SEO data of pages without a content node.',
      Object.fromEntries(declareMetaSections(declareSection)),
    ),
    declareSection('openGraph', 'SEOOpenGraph', 'Open Graph settings for link previews.', {
      defaultImage: imageField('defaultImage', 'Default image for link previews.'),
      ...Object.fromEntries([
        declareSection('frontPage', 'SEOOpenGraphFrontPage', 'Link preview of the front page.', {
          title: textField('title', 'Title.', getSiteTitle),
          description: textField('description', 'Description.', getSetting('description')),
          image: imageField('image', 'Image.'),
        }),
      ]),
    }),
    declareSection('schema', 'SEOSchema', 'The organization or person behind the site, for structured data.', schema),
    declareSection('social', 'SEOSocial', 'Social media profiles.', Object.fromEntries(declareSocialSections(builder, declareSection))),
    declareSection('webmaster', 'SEOWebmaster', 'Verification codes of search engines.', {
      baiduVerify: textField('baiduVerify', 'Verification code for Baidu.'),
      googleVerify: textField('googleVerify', 'Verification code for Google.'),
      msVerify: textField('msVerify', 'Verification code for Bing.'),
      yandexVerify: textField('yandexVerify', 'Verification code for Yandex.'),
    }),
  ];
  builder.object('SEORedirect', {
    description: 'A redirect.',
    fields: {
      origin: textField('origin', 'Path to redirect from, or a regular expression.'),
      target: textField('target', 'URL to redirect to.'),
      type: configField('Int', 'type', 'Status code: 301, 302, 307, 308, 410 or 451.'),
      format: textField('format', '`plain` or `regex`.'),
    },
  });
  declareContentTypeConfig(builder);
  declareTaxonomyConfig(builder);
  builder.object('SEOConfig', {
    description: 'Site-wide SEO data.',
    fields: {
      ...Object.fromEntries(sections),
      contentTypes: { type: 'SEOContentTypes', description: 'SEO settings by content type.', resolve: () => ({}) },
      taxonomyArchives: { type: 'SEOTaxonomyTypes', description: 'SEO settings of the pages of terms, by taxonomy.', resolve: () => ({}) },
      redirects: {
        type: '[SEORedirect]',
        description: 'Redirects.',
        resolve: (_config, _args, { store }) => store.redirects(),
      },
      redirect: {
        type: 'SEORedirect',
        description: 'The first redirect that matches a path, whether the path has a page or not.',
        args: { path: { type: 'String!', description: 'Path such as `/former-page/`, percent-encoded or not.' } },
        resolve: (_config, { path }: { path: string }, { store, site }) => findRedirectRule(store, path, site.siteUrl),
      },
    },
  });
  builder.extend('RootQuery', {
    seo: {
      type: 'SEOConfig',
      description: 'Site-wide SEO data.',
      resolve: (_root, _args, { store }) => store.option('seo'),
    },
  });
}

const breadcrumbs: FieldSpecs = {
  archivePrefix: textField('archivePrefix', 'Prefix of archives.', () => ''),
  boldLast: flagField('boldLast', 'Whether the last breadcrumb is bold.', false),
  enabled: flagField('enabled', 'Whether breadcrumbs are enabled.', true),
  homeText: textField('homeText', 'Text of the first breadcrumb.', () => 'Home'),
  notFoundText: textField('notFoundText', 'Text for pages that are not found.', () => 'Page not found'),
  prefix: textField('prefix', 'Text before the first breadcrumb.', () => ''),
  searchPrefix: textField('searchPrefix', 'Prefix of search result pages.', () => 'Results for'),
  separator: textField('separator', 'Separator between breadcrumbs.', () => '/'),
  showBlogPage: flagField('showBlogPage', 'Whether posts have the posts page as a breadcrumb.', true),
};

const schema: FieldSpecs = {
  companyLogo: imageField('companyLogo', 'Logo of the company.'),
  companyName: textField('companyName', 'Name of the company.', getSiteTitle),
  companyOrPerson: textField('companyOrPerson', '`company` or `person`.', () => 'company'),
  homeUrl: { type: 'String', description: 'URL of the front page.', resolve: (_schema, _args, { site }) => `${site.siteUrl}/` },
  inLanguage: textField('inLanguage', 'BCP 47 language tag such as `en-US`.', async (context) =>
    (await getSetting('language')(context)).replace('_', '-'),
  ),
  logo: imageField('companyLogo', 'Logo of the company or person.'),
  personLogo: imageField('personLogo', 'Portrait of the person.'),
  personName: textField('personName', 'Name of the person.'),
  siteName: textField('siteName', 'Name of the site.', getSiteTitle),
  siteUrl: { type: 'String', description: 'URL of the site.', resolve: (_schema, _args, { site }) => site.siteUrl },
  wordpressSiteName: textField('wordpressSiteName', 'Title of the site in its settings.', getSiteTitle),
};

type DeclareSection = (name: string, type: string, description: string, fields: FieldSpecs) => [string, FieldSpec];

function declareMetaSections(declareSection: DeclareSection): [string, FieldSpec][] {
  const described = (title: Default, description?: Default): FieldSpecs => ({
    title: textField('title', 'Title.', title),
    description: textField('description', 'Description.', description),
  });
  return [
    declareSection('author', 'SEOGlobalMetaAuthor', 'Pages of authors.', described(withSiteTitle('%%name%%'))),
    declareSection('config', 'SEOGlobalMetaConfig', 'Title settings.', {
      separator: textField('separator', 'Separator between the title and the name of the site.', () => DEFAULT_SEPARATOR),
    }),
    declareSection('date', 'SEOGlobalMetaDate', 'Date archives.', described(withSiteTitle('%%date%%'))),
    declareSection('homepage', 'SEOGlobalMetaHome', 'The front page.', {
      title: filledField('title', 'Title.', getSiteTitle),
      description: filledField('description', 'Description.', getSetting('description')),
    }),
    declareSection('search', 'SEOGlobalMetaSearch', 'Search results.', {
      title: {
        type: 'String',
        description: 'Template of titles, or the title of the results of a search.',
        args: { phrase: { type: 'String', description: 'What is searched for. Fills in the template.' } },
        resolve: (section: FieldValues, { phrase }: { phrase?: string | null }, context) => {
          const pattern = getText(section, 'title') || DEFAULT_SEARCH_PATTERN;
          return phrase ? fillPattern(pattern, { searchphrase: phrase }, context) : pattern;
        },
      },
    }),
    declareSection('notFound', 'SEOGlobalMeta404', 'The 404 page.', {
      title: filledField('title', 'Title.', withSiteTitle('Page not found')),
      breadcrumb: textField('breadcrumb', 'Text in breadcrumbs.', () => 'Page not found'),
    }),
  ];
}

function declareSocialSections(builder: SchemaBuilder, declareSection: DeclareSection): [string, FieldSpec][] {
  builder.enum('SEOCardType', {
    description: 'Types of cards on X.',
    values: {
      summary: { description: 'A small image next to the text.' },
      summary_large_image: { description: 'A large image above the text.' },
    },
  });
  const url = (network: string) => textField('url', 'URL.', getProfile(network));
  return [
    declareSection('facebook', 'SEOSocialFacebook', 'Profile on Facebook.', {
      url: url('facebook'),
      defaultImage: imageField('defaultImage', 'Default image for link previews.'),
    }),
    declareSection('instagram', 'SEOSocialInstagram', 'Profile on Instagram.', { url: url('instagram') }),
    declareSection('linkedIn', 'SEOSocialLinkedIn', 'Profile on LinkedIn.', { url: url('linkedin') }),
    declareSection('mySpace', 'SEOSocialMySpace', 'Profile on MySpace.', { url: textField('url', 'URL.') }),
    declareSection('pinterest', 'SEOSocialPinterest', 'Profile on Pinterest.', {
      url: textField('url', 'URL.'),
      metaTag: textField('metaTag', 'Verification code.'),
    }),
    declareSection('twitter', 'SEOSocialTwitter', 'Profile on X.', {
      url: url('x'),
      username: textField('username', 'Username.', async (context) => getUsername(await getProfileUrl('x', context))),
      cardType: configField('SEOCardType', 'cardType', 'Type of cards.', () => 'summary_large_image'),
    }),
    declareSection('wikipedia', 'SEOSocialWikipedia', 'Article on Wikipedia.', { url: textField('url', 'URL.') }),
    declareSection('youTube', 'SEOSocialYoutube', 'Channel on YouTube.', { url: url('youtube') }),
    [
      'otherSocials',
      { type: '[String]', description: 'URLs of other profiles.', resolve: (social: FieldValues) => social['otherSocials'] ?? [] },
    ],
  ];
}

function declareContentTypeConfig(builder: SchemaBuilder): void {
  type Type = ContentTypeDeclaration;
  const declarationField = (
    type: string,
    description: string,
    getValue: (declaration: Type, context: ContentContext) => unknown,
  ): FieldSpec => ({
    type,
    description,
    resolve: (declaration: Type, _args, context) => getValue(declaration, context),
  });
  const isHidden = (type: Type) => !type.public || type.name === 'attachment';
  /** A value that editors can set, and its default. */
  const storedField = (
    type: string,
    name: string,
    description: string,
    getDefault: (declaration: Type, context: ContentContext) => unknown,
  ): FieldSpec =>
    declarationField(type, description, async (declaration, context) => {
      return (await getContentTypeSeo(declaration, context))[name] ?? getDefault(declaration, context);
    });
  const storedArchiveField = (
    type: string,
    name: string,
    description: string,
    getDefault: (declaration: Type, context: ContentContext) => unknown,
  ): FieldSpec =>
    declarationField(type, description, async (declaration, context) => {
      return toObject((await getContentTypeSeo(declaration, context))['archive'])[name] ?? getDefault(declaration, context);
    });
  const isArchiveHidden = async (type: Type, context: ContentContext) =>
    toObject((await getContentTypeSeo(type, context))['archive'])['metaRobotsNoindex'] ?? isHidden(type);
  builder.object('SEOContentType', {
    description: 'SEO settings of a content type.',
    fields: {
      archive: declarationField('SEOContentTypeArchive', 'SEO settings of the archive.', (type) => type),
      metaDesc: storedField('String', 'metaDesc', 'Template of descriptions.', () => '%%excerpt%%'),
      metaRobotsNoindex: storedField('Boolean', 'metaRobotsNoindex', 'Whether search engines must not index its nodes.', isHidden),
      schemaType: storedField('String', 'schemaType', 'schema.org type.', (type) => (type.name === 'post' ? 'NewsArticle' : 'WebPage')),
      articleType: storedField('String', 'articleType', 'schema.org type of the articles that its pages contain, or `None`.', (type) =>
        type.name === 'post' ? 'NewsArticle' : 'None',
      ),
      title: storedField('String', 'title', 'Template of titles.', () => DEFAULT_TITLE_PATTERN),
    },
  });
  builder.object('SEOContentTypeArchive', {
    description: 'SEO settings of the archive of a content type.',
    fields: {
      archiveLink: declarationField('String', 'URL of the archive, or null.', async (type, { store, site }) => {
        const uri = await getArchiveUri(type, store);
        return uri && site.siteUrl + uri;
      }),
      breadcrumbTitle: storedArchiveField('String', 'breadcrumbTitle', 'Text in breadcrumbs.', (type) => type.label.plural),
      hasArchive: declarationField(
        'Boolean',
        'Whether there is an archive.',
        async (type, { store }) => (await getArchiveUri(type, store)) !== null,
      ),
      metaDesc: declarationField(
        'String',
        'Description of the archive.',
        async (type, context) => (await loadArchiveTexts(type, context)).description,
      ),
      metaRobotsFollow: declarationField('Boolean', 'Whether search engines may follow its links.', () => true),
      metaRobotsIndex: declarationField(
        'Boolean',
        'Whether search engines may index it.',
        async (type, context) => !(await isArchiveHidden(type, context)),
      ),
      metaRobotsNofollow: declarationField('Boolean', 'Whether search engines must not follow its links.', () => false),
      metaRobotsNoindex: declarationField('Boolean', 'Whether search engines must not index it.', isArchiveHidden),
      title: declarationField('String', 'Title of the archive.', async (type, context) => (await loadArchiveTexts(type, context)).title),
    },
  });
  builder.object('SEOContentTypes', {
    description: 'SEO settings by content type.',
    fields: Object.fromEntries(
      contentTypes.map((type) => [
        getSeoTypeName(type),
        { type: 'SEOContentType', description: `SEO settings of ${type.label.plural.toLowerCase()}.`, resolve: () => type },
      ]),
    ),
  });
}

function declareTaxonomyConfig(builder: SchemaBuilder): void {
  const storedField = (type: string, name: string, description: string, defaultValue: unknown): FieldSpec => ({
    type,
    description,
    resolve: async (declaration: TaxonomyDeclaration, _args, context) => (await getTaxonomySeo(declaration, context))[name] ?? defaultValue,
  });
  builder.object('SEOTaxonomyTypeArchive', {
    description: 'SEO settings of the pages of the terms of a taxonomy.',
    fields: {
      title: storedField('String', 'title', 'Template of titles.', DEFAULT_TITLE_PATTERN),
      metaDesc: storedField('String', 'metaDesc', 'Template of descriptions.', '%%term_description%%'),
      metaRobotsNoindex: storedField('Boolean', 'metaRobotsNoindex', 'Whether search engines must not index the pages.', false),
    },
  });
  builder.object('SEOTaxonomyType', {
    description: 'SEO settings of a taxonomy.',
    fields: {
      archive: {
        type: 'SEOTaxonomyTypeArchive',
        description: 'The pages of its terms.',
        resolve: (declaration: TaxonomyDeclaration) => declaration,
      },
    },
  });
  builder.object('SEOTaxonomyTypes', {
    description: 'SEO settings of the pages of terms, by taxonomy.',
    fields: Object.fromEntries(
      taxonomies.map((taxonomy) => [
        getSeoTypeName(taxonomy),
        { type: 'SEOTaxonomyType', description: `SEO settings of ${taxonomy.label.plural.toLowerCase()}.`, resolve: () => taxonomy },
      ]),
    ),
  });
}

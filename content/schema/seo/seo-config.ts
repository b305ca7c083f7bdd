/**
 * What search engines and link previews are told about the whole site, with the names of the Yoast extension of WPGraphQL. Values an editor
 * has not set follow from the settings and options of the site.
 */
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { archiveOf } from '../permalinks/resolve-uri.ts';

type Follow = (context: ContentContext) => FieldValue | Promise<FieldValue>;

const objectIn = (value: FieldValue | undefined): FieldValues => (value && typeof value === 'object' && !Array.isArray(value) ? value : {});

/** A stored value, or what follows where none is stored. */
function value(type: string, name: string, description: string, follow: Follow = () => null): FieldSpec {
  return { type, description, resolve: (part: FieldValues, _args, context) => part[name] ?? follow(context) };
}

const text = (name: string, description: string, follow?: Follow) => value('String', name, description, follow);
const flag = (name: string, description: string, standard: boolean) => value('Boolean', name, description, () => standard);

function picture(name: string, description: string): FieldSpec {
  return {
    type: 'MediaItem',
    description,
    resolve: async (part: FieldValues, _args, { store }) => {
      const id = part[name];
      const node = typeof id === 'number' ? await store.nodeById(id) : null;
      return node?.type === 'attachment' ? node : null;
    },
  };
}

/** A setting that is text. */
const settingOf =
  (name: string) =>
  async ({ store }: ContentContext): Promise<string> => {
    const setting = (await store.option('settings'))[name];
    return typeof setting === 'string' ? setting : '';
  };
const siteTitle = settingOf('title');
const titled =
  (words: string): Follow =>
  async (context) =>
    `${words} | ${await siteTitle(context)}`;

/** Address of a profile: the one stored for search engines, else the one of the site's options. */
const profile =
  (network: string): Follow =>
  async ({ store }) => {
    const { socialMedia } = await store.option('siteOptions');
    const found = (Array.isArray(socialMedia) ? socialMedia : []).map(objectIn).find(({ social }) => social === network);
    return found?.['link'] ?? null;
  };

/** `https://x.com/causeway` is known there as `causeway`. */
const userName =
  (network: string): Follow =>
  async (context) => {
    const address = await profile(network)(context);
    return typeof address === 'string' ? (/^https?:\/\/[^/]+\/@?([^/?#]+)/.exec(address)?.[1] ?? null) : null;
  };

export function declareSeoConfig(builder: SchemaBuilder): void {
  const part = (name: string, type: string, description: string, fields: FieldSpecs): [string, FieldSpec] => {
    builder.object(type, { description, fields });
    return [name, { type, description, resolve: (above: FieldValues) => objectIn(above[name]) }];
  };
  const parts = [
    part('breadcrumbs', 'SEOBreadcrumbs', 'How breadcrumbs are set.', breadcrumbs),
    part('meta', 'SEOGlobalMeta', 'Pages that are no content.', Object.fromEntries(metaParts(part))),
    part('openGraph', 'SEOOpenGraph', 'Link previews.', {
      defaultImage: picture('defaultImage', 'Picture of pages that have none.'),
      ...Object.fromEntries([
        part('frontPage', 'SEOOpenGraphFrontPage', 'Link previews of the front page.', {
          title: text('title', 'Title.', siteTitle),
          description: text('description', 'Description.', settingOf('description')),
          image: picture('image', 'Picture.'),
        }),
      ]),
    }),
    part('schema', 'SEOSchema', 'Who stands behind the site, for structured data.', schema),
    part('social', 'SEOSocial', 'Profiles elsewhere.', Object.fromEntries(socialParts(builder, part))),
    part('webmaster', 'SEOWebmaster', 'Proofs of ownership for search engines.', {
      baiduVerify: text('baiduVerify', 'Proof for Baidu.'),
      googleVerify: text('googleVerify', 'Proof for Google.'),
      msVerify: text('msVerify', 'Proof for Bing.'),
      yandexVerify: text('yandexVerify', 'Proof for Yandex.'),
    }),
  ];
  builder.object('SEORedirect', {
    description: 'An old address and where it leads now.',
    fields: {
      origin: text('origin', 'Old path, or an expression for several.'),
      target: text('target', 'New address.'),
      type: value('Int', 'type', 'Status code: 301, 302, 307, 308 or 410.'),
      format: text('format', '`plain` or `regex`.'),
    },
  });
  declareContentTypeConfig(builder);
  builder.object('SEOConfig', {
    description: 'What search engines and link previews are told about the whole site.',
    fields: {
      ...Object.fromEntries(parts),
      contentTypes: { type: 'SEOContentTypes', description: 'Rules of each content type.', resolve: () => ({}) },
      redirects: { type: '[SEORedirect]', description: 'Old addresses.', resolve: (config: FieldValues) => config['redirects'] ?? [] },
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

const breadcrumbs: FieldSpecs = {
  archivePrefix: text('archivePrefix', 'Words before the name of a list.', () => ''),
  boldLast: flag('boldLast', 'Whether the last is bold.', false),
  enabled: flag('enabled', 'Whether there are any.', true),
  homeText: text('homeText', 'Words of the first.', () => 'Home'),
  notFoundText: text('notFoundText', 'Words for addresses that lead nowhere.', () => 'Page not found'),
  prefix: text('prefix', 'Words before the first.', () => ''),
  searchPrefix: text('searchPrefix', 'Words before what was searched for.', () => 'Results for'),
  separator: text('separator', 'Sign between two.', () => '/'),
  showBlogPage: flag('showBlogPage', 'Whether the posts page stands above posts.', true),
};

const schema: FieldSpecs = {
  companyLogo: picture('companyLogo', 'Sign of the company.'),
  companyName: text('companyName', 'Name of the company.', siteTitle),
  companyOrPerson: text('companyOrPerson', '`company` or `person`.', () => 'company'),
  homeUrl: { type: 'String', description: 'Address of the front page.', resolve: (_schema, _args, { site }) => `${site.siteUrl}/` },
  inLanguage: text('inLanguage', 'Language as BCP 47 writes it, `en-US`.', async (context) =>
    (await settingOf('language')(context)).replace('_', '-'),
  ),
  logo: picture('companyLogo', 'Sign of the company or the person.'),
  personLogo: picture('personLogo', 'Portrait of the person.'),
  personName: text('personName', 'Name of the person.'),
  siteName: text('siteName', 'Name of the site.', siteTitle),
  siteUrl: { type: 'String', description: 'Address of the site.', resolve: (_schema, _args, { site }) => site.siteUrl },
  wordpressSiteName: text('wordpressSiteName', 'Name of the site in its settings.', siteTitle),
};

type Part = (name: string, type: string, description: string, fields: FieldSpecs) => [string, FieldSpec];

function metaParts(part: Part): [string, FieldSpec][] {
  const described = (title: Follow, description?: Follow): FieldSpecs => ({
    title: text('title', 'Title.', title),
    description: text('description', 'Description.', description),
  });
  return [
    part('author', 'SEOGlobalMetaAuthor', 'Pages of authors.', described(titled('%%name%%'))),
    part('config', 'SEOGlobalMetaConfig', 'How titles are put together.', {
      separator: text('separator', 'Sign between the title and the name of the site.', () => '|'),
    }),
    part('date', 'SEOGlobalMetaDate', 'Lists of a day, a month or a year.', described(titled('%%date%%'))),
    part('homepage', 'SEOGlobalMetaHome', 'The front page.', described(siteTitle, settingOf('description'))),
    part('notFound', 'SEOGlobalMeta404', 'The page for addresses that lead nowhere.', {
      title: text('title', 'Title.', titled('Page not found')),
      breadcrumb: text('breadcrumb', 'Words in breadcrumbs.', () => 'Page not found'),
    }),
  ];
}

function socialParts(builder: SchemaBuilder, part: Part): [string, FieldSpec][] {
  builder.enum('SEOCardType', {
    description: 'Form of a card.',
    values: {
      summary: { description: 'A small picture beside the words.' },
      summary_large_image: { description: 'A large picture above the words.' },
    },
  });
  const url = (network: string) => text('url', 'Address.', profile(network));
  return [
    part('facebook', 'SEOSocialFacebook', 'Profile on Facebook.', {
      url: url('facebook'),
      defaultImage: picture('defaultImage', 'Picture of pages that have none.'),
    }),
    part('instagram', 'SEOSocialInstagram', 'Profile on Instagram.', { url: url('instagram') }),
    part('linkedIn', 'SEOSocialLinkedIn', 'Profile on LinkedIn.', { url: url('linkedin') }),
    part('mySpace', 'SEOSocialMySpace', 'Profile on MySpace.', { url: text('url', 'Address.') }),
    part('pinterest', 'SEOSocialPinterest', 'Profile on Pinterest.', {
      url: text('url', 'Address.'),
      metaTag: text('metaTag', 'Proof of ownership.'),
    }),
    part('twitter', 'SEOSocialTwitter', 'Profile on X.', {
      url: url('x'),
      username: text('username', 'Name there.', userName('x')),
      cardType: value('SEOCardType', 'cardType', 'Form of cards.', () => 'summary_large_image'),
    }),
    part('wikipedia', 'SEOSocialWikipedia', 'Article in Wikipedia.', { url: text('url', 'Address.') }),
    part('youTube', 'SEOSocialYoutube', 'Channel on YouTube.', { url: url('youtube') }),
    [
      'otherSocials',
      { type: '[String]', description: 'Further addresses.', resolve: (social: FieldValues) => social['otherSocials'] ?? [] },
    ],
  ];
}

function declareContentTypeConfig(builder: SchemaBuilder): void {
  type Type = ContentTypeDeclaration;
  const read = (type: string, description: string, pick: (declaration: Type, context: ContentContext) => unknown): FieldSpec => ({
    type,
    description,
    resolve: (declaration: Type, _args, context) => pick(declaration, context),
  });
  const isHidden = (type: Type) => !type.public || type.name === 'attachment';
  builder.object('SEOContentType', {
    description: 'Rules of one content type.',
    fields: {
      archive: read('SEOContentTypeArchive', 'Rules of the list of all its nodes.', (type) => type),
      metaDesc: read('String', 'Pattern of descriptions.', () => '%%excerpt%%'),
      metaRobotsNoindex: read('Boolean', 'Whether its nodes stay out of search engines.', isHidden),
      schemaType: read('String', 'schema.org type.', (type) => (type.name === 'post' ? 'NewsArticle' : 'WebPage')),
      title: read('String', 'Pattern of titles.', () => '%%title%% | %%sitename%%'),
    },
  });
  builder.object('SEOContentTypeArchive', {
    description: 'Rules of the list of all nodes of a content type.',
    fields: {
      archiveLink: read('String', 'Address of the list; null: there is none.', async (type, { store, site }) => {
        const uri = await archiveOf(type, store);
        return uri && site.siteUrl + uri;
      }),
      breadcrumbTitle: read('String', 'Words in breadcrumbs.', (type) => type.label.plural),
      hasArchive: read('Boolean', 'Whether there is a list.', async (type, { store }) => (await archiveOf(type, store)) !== null),
      metaDesc: read('String', 'Description of the list.', (type) => type.description),
      metaRobotsFollow: read('Boolean', 'Whether search engines follow its links.', () => true),
      metaRobotsIndex: read('Boolean', 'Whether search engines show it.', (type) => !isHidden(type)),
      metaRobotsNofollow: read('Boolean', 'Whether search engines leave its links alone.', () => false),
      metaRobotsNoindex: read('Boolean', 'Whether it stays out of search engines.', isHidden),
      title: read('String', 'Title of the list.', async (type, context) => `${type.label.plural} | ${await siteTitle(context)}`),
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

/** The site-wide SEO data that editors maintain, in the sections of the Yoast extension of WPGraphQL. Redirects are separate. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import {
  boolean,
  type ContentTypeDeclaration,
  type Field,
  type Fields,
  group,
  image,
  list,
  select,
  type TaxonomyDeclaration,
  text,
  url,
} from '#lib/content-model/define.ts';
import { contentTypes } from './content-types.generated.ts';
import { taxonomies } from './taxonomies.ts';

const titleAndDescription: Fields = {
  title: text('Title. It can contain variables such as `%%sitename%%`.'),
  description: text('Description.'),
};
const profile: Fields = { url: url('URL of the profile.') };
/** Verification codes are letters, digits and a few other characters. Yoast SEO accepts the same. */
const code = (engine: string): Field => text(`Verification code for ${engine}.`, { pattern: /^[\w.-]{1,200}$/, example: '4f3A-_x9' });

const SCHEMA_TYPE = /^[A-Z][A-Za-z]{1,60}$/;

/** Settings of the pages and of the archive of a content type. */
const contentTypeFields: Fields = {
  title: text('Template of titles. It can contain variables such as `%%title%%` and `%%sitename%%`.'),
  metaDesc: text('Template of descriptions, such as `%%excerpt%%`.'),
  metaRobotsNoindex: boolean('Whether search engines must not index its nodes.'),
  schemaType: text('schema.org type of its pages, or of the articles that they contain.', { pattern: SCHEMA_TYPE, example: 'AboutPage' }),
  articleType: text('schema.org type of the articles that its pages contain. `None` if they contain none.', {
    pattern: SCHEMA_TYPE,
    example: 'NewsArticle',
  }),
  archive: group(
    {
      title: text('Title of the archive. It can contain variables.'),
      metaDesc: text('Description of the archive.'),
      breadcrumbTitle: text('Text in breadcrumbs.'),
      metaRobotsNoindex: boolean('Whether search engines must not index the archive.'),
    },
    { description: 'SEO settings of the archive.' },
  ),
};

/** Settings of the pages of the terms of a taxonomy. */
const taxonomyFields: Fields = {
  title: text('Template of titles. It can contain variables such as `%%term_title%%` and `%%sitename%%`.'),
  metaDesc: text('Template of descriptions, such as `%%term_description%%`.'),
  metaRobotsNoindex: boolean('Whether search engines must not index the pages.'),
};

/** The name of a content type or taxonomy in the SEO settings: `mediaItem`. */
export const getSeoTypeName = ({ graphql: { single } }: Pick<ContentTypeDeclaration | TaxonomyDeclaration, 'graphql'>): string =>
  toLowerFirst(single);

export const seoConfigFields: Fields = {
  breadcrumbs: group(
    {
      archivePrefix: text('Prefix of archives.'),
      boldLast: boolean('Whether the last breadcrumb is bold.'),
      enabled: boolean('Whether breadcrumbs are enabled.'),
      homeText: text('Text of the first breadcrumb.'),
      notFoundText: text('Text for pages that are not found.'),
      prefix: text('Text before the first breadcrumb.'),
      searchPrefix: text('Prefix of search result pages.'),
      separator: text('Separator between breadcrumbs.'),
      showBlogPage: boolean('Whether posts have the posts page as a breadcrumb.'),
    },
    { description: 'Breadcrumb settings.' },
  ),
  meta: group(
    {
      author: group(titleAndDescription, { description: 'Pages of authors.' }),
      config: group({ separator: text('Separator between the title and the name of the site.') }, { description: 'Title settings.' }),
      date: group(titleAndDescription, { description: 'Date archives.' }),
      homepage: group(titleAndDescription, { description: 'The front page.' }),
      search: group({ title: text('Title. It can contain the variable `%%searchphrase%%`.') }, { description: 'Search results.' }),
      notFound: group({ title: text('Title.'), breadcrumb: text('Text in breadcrumbs.') }, { description: 'The 404 page.' }),
    },
    { description: 'SEO data of pages without a content node.' },
  ),
  openGraph: group(
    {
      defaultImage: image('Default image for link previews.'),
      frontPage: group({ ...titleAndDescription, image: image('Image.') }, { description: 'Link preview of the front page.' }),
    },
    { description: 'Open Graph settings for link previews.' },
  ),
  schema: group(
    {
      companyLogo: image('Logo of the company.'),
      companyName: text('Name of the company.'),
      companyOrPerson: select(['company', 'person'], 'Whether the site represents a company or a person.'),
      inLanguage: text('BCP 47 language tag.', { pattern: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, example: 'en-US' }),
      personLogo: image('Portrait of the person.'),
      personName: text('Name of the person.'),
      siteName: text('Name of the site.'),
    },
    { description: 'The organization or person behind the site, for structured data.' },
  ),
  social: group(
    {
      facebook: group({ ...profile, defaultImage: image('Default image for link previews.') }, { description: 'Profile on Facebook.' }),
      instagram: group(profile, { description: 'Profile on Instagram.' }),
      linkedIn: group(profile, { description: 'Profile on LinkedIn.' }),
      mySpace: group(profile, { description: 'Profile on MySpace.' }),
      pinterest: group({ ...profile, metaTag: code('Pinterest') }, { description: 'Profile on Pinterest.' }),
      twitter: group(
        {
          ...profile,
          username: text('Username.', { pattern: /^\w{1,15}$/, example: 'causeway_example' }),
          cardType: select(['summary', 'summary_large_image'], 'Type of cards.'),
        },
        { description: 'Profile on X.' },
      ),
      wikipedia: group(profile, { description: 'Article on Wikipedia.' }),
      youTube: group(profile, { description: 'Channel on YouTube.' }),
      otherSocials: list(profile, { description: 'Other profiles.' }),
    },
    { description: 'Social media profiles.' },
  ),
  webmaster: group(
    { baiduVerify: code('Baidu'), googleVerify: code('Google'), msVerify: code('Bing'), yandexVerify: code('Yandex') },
    { description: 'Verification codes of search engines.' },
  ),
  contentTypes: group(
    Object.fromEntries(
      (contentTypes as readonly ContentTypeDeclaration[]).map((type) => [
        getSeoTypeName(type),
        group(contentTypeFields, { description: `SEO settings of ${type.label.plural.toLowerCase()}.` }),
      ]),
    ),
    { description: 'SEO settings by content type.' },
  ),
  taxonomyArchives: group(
    Object.fromEntries(
      taxonomies.map((taxonomy) => [
        getSeoTypeName(taxonomy),
        group({ archive: group(taxonomyFields, { description: 'The pages of its terms.' }) }, { description: `${taxonomy.label.plural}.` }),
      ]),
    ),
    { description: 'SEO settings of the pages of terms, by taxonomy.' },
  ),
};

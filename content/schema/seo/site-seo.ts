/** The SEO facts that all pages share, from the settings, the SEO settings and the options of the site. */
import { getFileUrl } from '../../core/media-url.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import type { ContentContext } from '../core/context.ts';
import { parseContactDetails } from './contact-details.ts';
import type { SeoImage, SiteSeo } from './page-seo.ts';
import { getSeoSection, getText, toObject } from './title-patterns.ts';

/** The page with the search of the whole site. */
const SEARCH_URI = '/search/';

/** Returns the title of the site. */
export async function getSiteTitle({ store }: Pick<ContentContext, 'store'>): Promise<string> {
  return getText(await store.option('settings'), 'title');
}

type Profile = { network: string; url: string };

async function listProfilesOfOptions({ store }: Pick<ContentContext, 'store'>): Promise<Profile[]> {
  const { socialMedia } = await store.option('siteOptions');
  const items = (Array.isArray(socialMedia) ? socialMedia : []).map(toObject);
  return items.map((item) => ({ network: getText(item, 'social').toLowerCase(), url: getText(item, 'link') }));
}

/** Returns the URL of a profile in the site options. */
export async function getProfileUrl(network: string, context: Pick<ContentContext, 'store'>): Promise<string | null> {
  return (await listProfilesOfOptions(context)).find((profile) => profile.network === network)?.url || null;
}

/** Returns the username in a profile URL: `causeway` for `https://x.com/causeway`. */
export const getUsername = (url: string | null): string | null => /^https?:\/\/[^/]+\/@?([^/?#]+)/.exec(url ?? '')?.[1] ?? null;

/** Returns the facts about an image, or null for an id that is not that of an image. */
export async function findSeoImage(id: FieldValue | undefined, { store, site }: ContentContext): Promise<SeoImage | null> {
  const media = typeof id === 'number' ? await store.findMedia(id) : null;
  if (!media?.mimeType.startsWith('image/')) return null;
  const { file, width, height, mimeType, altText } = media;
  return { url: getFileUrl(file, site.contentUrl), width, height, mimeType, caption: altText };
}

/** The networks in the order of Yoast SEO, with their names in the options of the site. */
const networks: readonly (readonly [setting: string, option: string])[] = [
  ['facebook', 'facebook'],
  ['twitter', 'x'],
  ['instagram', 'instagram'],
  ['linkedIn', 'linkedin'],
  ['mySpace', 'myspace'],
  ['pinterest', 'pinterest'],
  ['youTube', 'youtube'],
  ['wikipedia', 'wikipedia'],
];

async function listProfiles(social: FieldValues, context: ContentContext): Promise<string[]> {
  const urls = await Promise.all(
    networks.map(async ([setting, option]) => getText(toObject(social[setting]), 'url') || (await getProfileUrl(option, context))),
  );
  const others = Array.isArray(social['otherSocials']) ? social['otherSocials'] : [];
  const otherUrls = others.map((other) => (typeof other === 'string' ? other : getText(toObject(other), 'url')));
  const profiles = (await listProfilesOfOptions(context)).map(({ url }) => url);
  return [...new Set([...urls, ...otherUrls, ...profiles].filter((url): url is string => typeof url === 'string' && url !== ''))];
}

/** Loads the facts about the site. */
export async function loadSiteSeo(context: ContentContext): Promise<SiteSeo> {
  const { store, site } = context;
  const [settings, schema, social, webmaster, searchPage] = await Promise.all([
    store.option('settings'),
    getSeoSection(context, 'schema'),
    getSeoSection(context, 'social'),
    getSeoSection(context, 'webmaster'),
    store.nodeByUri(SEARCH_URI),
  ]);
  const title = getText(settings, 'title');
  const isPerson = schema['companyOrPerson'] === 'person';
  const image = await findSeoImage((isPerson ? schema['personLogo'] : schema['companyLogo']) ?? settings['siteLogo'], context);
  const name = isPerson ? getText(schema, 'personName') || title : getText(schema, 'companyName') || title;
  const twitter = toObject(social['twitter']);
  return {
    url: `${site.siteUrl}/`,
    name: getText(schema, 'siteName') || title,
    description: getText(settings, 'description'),
    language: getText(schema, 'inLanguage') || getText(settings, 'language').replace('_', '-') || 'en-US',
    searchUrlTemplate: searchPage && `${site.siteUrl}${SEARCH_URI}?q={search_term_string}`,
    publisher: {
      type: isPerson ? 'Person' : 'Organization',
      name,
      image: image && { ...image, caption: image.caption || name },
      profiles: await listProfiles(social, context),
      ...parseContactDetails(getText(await store.option('siteOptions'), 'footerContactInfo')),
    },
    facebookUrl: getText(toObject(social['facebook']), 'url') || (await getProfileUrl('facebook', context)),
    twitter: {
      cardType: twitter['cardType'] === 'summary' ? 'summary' : 'summary_large_image',
      username: getText(twitter, 'username') || getUsername(getText(twitter, 'url') || (await getProfileUrl('x', context))),
    },
    verificationCodes: {
      'baidu-site-verification': getText(webmaster, 'baiduVerify'),
      'msvalidate.01': getText(webmaster, 'msVerify'),
      'google-site-verification': getText(webmaster, 'googleVerify'),
      'p:domain_verify': getText(toObject(social['pinterest']), 'metaTag'),
      'yandex-verification': getText(webmaster, 'yandexVerify'),
    },
  };
}

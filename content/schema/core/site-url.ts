/** URLs in fields with the names `url` and `href`. Links to the content host lead to the site, as with Faust's plugin. */
import type { ContentSite } from './context.ts';

type Origins = Pick<ContentSite, 'contentUrl' | 'siteUrl'>;

/** Only the whole host: `http://cms.example.com:40001` is another one than `http://cms.example.com:4000`. */
export const replaceContentHost = (url: string, { contentUrl, siteUrl }: Origins): string =>
  url.split(contentUrl).reduce((before, after) => `${before}${/^[\w.:-]/.test(after) ? contentUrl : siteUrl}${after}`);

const FILE_EXTENSION = /\.[a-z\d]+$/i;

/** The site does not have the files of the content host, so their URLs stay unchanged, as in later versions of the plugin. */
export const toSiteLink = (url: string, site: Origins): string =>
  FILE_EXTENSION.test(URL.parse(url)?.pathname ?? url) ? url : replaceContentHost(url, site);

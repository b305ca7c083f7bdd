/** URLs in fields with the names `url` and `href`. Links to the content host lead to the site, as with Faust's plugin. */
import type { ContentSite } from './context.ts';

export const toSiteUrl = (url: string, { contentUrl, siteUrl }: ContentSite): string => url.replaceAll(contentUrl, siteUrl);

const FILE_EXTENSION = /\.[a-z\d]+$/i;

/** The site does not have the files of the content host, so their URLs stay unchanged, as in later versions of the plugin. */
export const toSiteLink = (url: string, site: ContentSite): string => (FILE_EXTENSION.test(url) ? url : toSiteUrl(url, site));

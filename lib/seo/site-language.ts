/** The language of the site, as a BCP 47 tag. No page has a version in another one. */
export const SITE_LANGUAGE = 'en-US';

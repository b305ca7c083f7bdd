const listLocations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url.replaceAll('&amp;', '&'));

/** Returns the URLs of all sitemaps that the index of a site lists. The URLs of images have another element. */
export async function listSitemapUrls(siteUrl: string): Promise<string[]> {
  const fetchText = async (path: string) => await (await fetch(siteUrl + path)).text();
  const sitemaps = listLocations(await fetchText('/sitemap.xml')).map((url) => new URL(url).pathname);
  return (await Promise.all(sitemaps.map(fetchText))).flatMap(listLocations);
}

/** Returns the paths of all pages in the sitemaps of a site. */
export const listSitemapPaths = async (siteUrl: string) => (await listSitemapUrls(siteUrl)).map((url) => new URL(url).pathname);

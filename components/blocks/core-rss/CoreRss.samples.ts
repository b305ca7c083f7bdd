import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  // The URLs are invalid on purpose, so that samples never request a third-party feed.
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>News from the ports, updated every ten minutes.</p><!-- /wp:paragraph --><!-- wp:rss {"feedURL":"/ports.xml","itemsToShow":3,"displayExcerpt":true,"displayDate":true,"displayAuthor":true,"blockLayout":"grid"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:rss {"feedURL":"/ports.xml"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:rss {"feedURL":"javascript:alert(1)","itemsToShow":20} /--><!-- wp:rss {"feedURL":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} /-->`,
  },
  // A private address, which the content service never requests.
  { name: 'unreadable', markup: `<!-- wp:rss {"feedURL":"http://127.0.0.1:9/ports.xml"} /-->` },
  {
    name: 'own feed',
    markup: `<!-- wp:rss {"feedURL":"/category/insights/feed/","itemsToShow":3,"displayDate":true,"displayAuthor":true,"displayExcerpt":true} /-->`,
  },
  { name: 'no feed', markup: `<!-- wp:rss /-->` },
];

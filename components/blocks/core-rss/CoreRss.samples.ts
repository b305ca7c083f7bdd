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
  { name: 'no feed', markup: `<!-- wp:rss /-->` },
];

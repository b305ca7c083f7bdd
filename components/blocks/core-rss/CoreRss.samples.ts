import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  // A feed is somebody else's: addresses that are none keep samples from asking anyone.
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>What the ports write, every ten minutes.</p><!-- /wp:paragraph --><!-- wp:rss {"feedURL":"/ports.xml","itemsToShow":3,"displayExcerpt":true,"displayDate":true,"displayAuthor":true,"blockLayout":"grid"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:rss {"feedURL":"/ports.xml"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:rss {"feedURL":"javascript:alert(1)","itemsToShow":20} /--><!-- wp:rss {"feedURL":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} /-->`,
  },
  { name: 'no feed', markup: `<!-- wp:rss /-->` },
];

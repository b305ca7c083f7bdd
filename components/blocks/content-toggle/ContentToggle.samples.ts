import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/content-toggle {"title": "Three building types", "text": "One floor slab, three ways to use it."} --><!-- wp:site/content-toggle-view {"label": "Bulk"} --><!-- wp:paragraph --><p>From 250,000 sq ft, 23,200 m², for one tenant.</p><!-- /wp:paragraph --><!-- wp:site/line-grid {"items": [{"label": "Clear height", "value": "40 ft", "note": "12.2 m"}, {"label": "Dock doors", "value": "48"}, {"label": "Trailer stalls", "value": "66"}, {"label": "Power", "value": "4,000 A"}]} /--><!-- /wp:site/content-toggle-view --><!-- wp:site/content-toggle-view {"label": "Shallow bay"} --><!-- wp:paragraph --><p>From 20,000 sq ft, 1,860 m², for up to six tenants.</p><!-- /wp:paragraph --><!-- wp:site/line-grid {"items": [{"label": "Clear height", "value": "28 ft", "note": "8.5 m"}, {"label": "Dock doors", "value": "4 each"}, {"label": "Trailer stalls", "value": "none"}, {"label": "Power", "value": "4,000 A"}]} /--><!-- /wp:site/content-toggle-view --><!-- wp:site/content-toggle-view {"label": "Last mile"} --><!-- wp:paragraph --><p>Built for delivery vans: 92 stalls, 14 minutes from a million people.</p><!-- /wp:paragraph --><!-- wp:site/line-grid {"items": [{"label": "Clear height", "value": "32 ft", "note": "9.8 m"}, {"label": "Dock doors", "value": "12"}, {"label": "Van stalls", "value": "92"}, {"label": "Power", "value": "4,000 A"}]} /--><!-- /wp:site/content-toggle-view --><!-- /wp:site/content-toggle -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/content-toggle --><!-- wp:site/content-toggle-view {"label": "Only tab"} --><!-- wp:paragraph --><p>A single line.</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view --><!-- /wp:site/content-toggle -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/content-toggle {"title": "نبني المستودعات حيث تتغير الشحنات", "ground": "night"} -->${Array.from({ length: 12 }, (_, index) => `<!-- wp:site/content-toggle-view {"label": "${long} ${index}"} --><!-- wp:paragraph --><p>${long} ${index}</p><!-- /wp:paragraph --><!-- /wp:site/content-toggle-view -->`).join('')}<!-- /wp:site/content-toggle -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/content-toggle {"title": "No tabs"} /-->`,
  },
];

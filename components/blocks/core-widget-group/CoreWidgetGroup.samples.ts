import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:widget-group {"title":"Gate hours"} --><!-- wp:paragraph --><p>Open from 6 am to 10 pm, 365 days.</p><!-- /wp:paragraph --><!-- wp:list --><ul><!-- wp:list-item --><li>Badge</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- /wp:widget-group -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:widget-group --><!-- wp:paragraph --><p>Open from 6 am.</p><!-- /wp:paragraph --><!-- /wp:widget-group -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:widget-group {"title":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} --><!-- wp:paragraph --><p>نبني المستودعات حيث تتغير الشحنات</p><!-- /wp:paragraph --><!-- /wp:widget-group -->`,
  },
  { name: 'empty', markup: `<!-- wp:widget-group --><!-- /wp:widget-group -->` },
];

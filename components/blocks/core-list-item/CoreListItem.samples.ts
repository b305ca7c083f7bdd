import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:list --><ul><!-- wp:list-item --><li>A <strong>bold</strong> <a href="/news/">link</a></li><!-- /wp:list-item --></ul><!-- /wp:list -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:list --><ul><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:list --><ul><!-- wp:list-item --><li>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</li><!-- /wp:list-item --><!-- wp:list-item --><li>نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية</li><!-- /wp:list-item --></ul><!-- /wp:list -->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>We bought the rail spur <em>before</em> the land. It took 412 days.</p><cite>Ruth Okafor, Development</cite></blockquote></figure><!-- /wp:pullquote -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>412 days.</p></blockquote></figure><!-- /wp:pullquote -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:pullquote {"textAlign":"right","backgroundColor":"night","align":"wide"} --><figure class="wp-block-pullquote"><blockquote><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني المستودعات</p><cite>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt</cite></blockquote></figure><!-- /wp:pullquote -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p></p></blockquote></figure><!-- /wp:pullquote -->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:preformatted --><pre class="wp-block-preformatted">Gate 1   open 6 am to 10 pm\nGate 2   <strong>rail only</strong></pre><!-- /wp:preformatted -->`,
  },
  { name: 'sparse', markup: `<!-- wp:preformatted --><pre class="wp-block-preformatted">Gate 1</pre><!-- /wp:preformatted -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:preformatted {"backgroundColor":"signal"} --><pre class="wp-block-preformatted">DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt\n   نبني المستودعات</pre><!-- /wp:preformatted -->`,
  },
  {
    name: 'copy',
    markup: `<!-- wp:preformatted {"className":"is-style-copy"} --><pre class="wp-block-preformatted is-style-copy">Causeway Logistics owns <strong>logistics buildings</strong>.</pre><!-- /wp:preformatted -->`,
  },
  { name: 'empty', markup: `<!-- wp:preformatted --><pre class="wp-block-preformatted"></pre><!-- /wp:preformatted -->` },
];

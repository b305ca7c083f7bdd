import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:code --><pre class="wp-block-code"><code>building  clear  doors\nDAL-0417     40    118\nSEA-0203     36     92 &lt;- rail</code></pre><!-- /wp:code -->`,
  },
  { name: 'sparse', markup: `<!-- wp:code --><pre class="wp-block-code"><code>36 ft</code></pre><!-- /wp:code -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:code {"backgroundColor":"night","fontSize":"xx-large"} --><pre class="wp-block-code"><code>${'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt'.repeat(4)}\nالمستودعات</code></pre><!-- /wp:code -->`,
  },
  { name: 'empty', markup: `<!-- wp:code --><pre class="wp-block-code"><code> </code></pre><!-- /wp:code -->` },
];

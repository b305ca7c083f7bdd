import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:details {"showContent":true} --><details class="wp-block-details" open><summary>How much a dock door <strong>weighs</strong></summary><!-- wp:paragraph --><p>410 pounds (186 kg), including the springs.</p><!-- /wp:paragraph --><!-- wp:list --><ul><!-- wp:list-item --><li>Nine feet wide</li><!-- /wp:list-item --></ul><!-- /wp:list --></details><!-- /wp:details -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:details --><details class="wp-block-details"><summary></summary><!-- wp:paragraph --><p>410 pounds.</p><!-- /wp:paragraph --></details><!-- /wp:details -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:details {"align":"wide","backgroundColor":"sunk"} --><details class="wp-block-details"><summary>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt</summary>${'<!-- wp:details --><details><summary>نبني</summary><!-- wp:paragraph --><p>المستودعات</p><!-- /wp:paragraph --></details><!-- /wp:details -->'.repeat(40)}</details><!-- /wp:details -->`,
  },
  {
    name: 'no content',
    markup: `<!-- wp:details --><details class="wp-block-details"><summary>No content</summary></details><!-- /wp:details -->`,
  },
];

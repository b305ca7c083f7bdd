import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:table {"className":"is-style-stripes"} --><figure class="wp-block-table is-style-stripes"><table><thead><tr><th>Market</th><th class="has-text-align-right" data-align="right">Buildings</th><th class="has-text-align-right" data-align="right">Clear height</th></tr></thead><tbody><tr><td>Dallas–Fort Worth</td><td class="has-text-align-right" data-align="right">21</td><td class="has-text-align-right" data-align="right">40 ft (12.2 m)</td></tr><tr><td>Seattle–<strong>Tacoma</strong></td><td data-align="right">12</td><td data-align="right">36 ft (11.0 m)</td></tr></tbody><tfoot><tr><td>Total</td><td data-align="right">33</td><td></td></tr></tfoot></table><figcaption class="wp-element-caption">Two markets, October 2026</figcaption></figure><!-- /wp:table -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Doors</td><td>118</td></tr></tbody></table></figure><!-- /wp:table -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:table {"hasFixedLayout":true} --><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr>${'<th>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt</th>'.repeat(8)}</tr></thead><tbody>${`<tr>${'<td>المستودعات</td>'.repeat(8)}</tr>`.repeat(40)}</tbody></table></figure><!-- /wp:table -->`,
  },
  { name: 'empty', markup: `<!-- wp:table --><figure class="wp-block-table"><table><tbody></tbody></table></figure><!-- /wp:table -->` },
];

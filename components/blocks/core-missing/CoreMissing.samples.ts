import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:missing {"originalName":"acme/table","originalUndelimitedContent":""} --><table><tbody><tr><th scope="row">Doors</th><td>118</td></tr></tbody></table><!-- /wp:missing -->`,
  },
  { name: 'sparse', markup: `<!-- wp:missing {"originalName":"acme/text"} --><p>Text of a missing block.</p><!-- /wp:missing -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:missing {"originalName":"acme/text"} --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني <script>alert(1)</script></p><!-- /wp:missing -->`,
  },
  { name: 'empty', markup: `<!-- wp:missing {"originalName":"acme/ticker"} --><!-- /wp:missing -->` },
];

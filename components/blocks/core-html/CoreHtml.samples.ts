import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:html --><p>Permit <strong>BP-2026-0417</strong>, filed in October.</p><ul><li>118 doors</li><li>40 ft clear</li></ul><!-- /wp:html -->`,
  },
  { name: 'sparse', markup: `<!-- wp:html -->Plain text.<!-- /wp:html -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:html --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt</p><p dir="rtl">نبني المستودعات</p><script>alert(1)</script><iframe src="https://example.com/"></iframe><form action="https://example.com/"><input name="card"></form><p onclick="alert(1)" style="position:fixed">Safe text.</p><!-- /wp:html -->`,
  },
  { name: 'unsafe HTML only', markup: `<!-- wp:html --><script>alert(1)</script><style>body{display:none}</style><!-- /wp:html -->` },
];

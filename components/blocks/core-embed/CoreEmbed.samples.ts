import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=aqz-KE-bpKQ","type":"video","providerNameSlug":"youtube","responsive":true} --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=aqz-KE-bpKQ</div><figcaption class="wp-element-caption">Tilting up 41 wall panels, in <em>four minutes</em></figcaption></figure><!-- /wp:embed -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:embed {"url":"https://example.com/reports/freight-2026/"} --><figure class="wp-block-embed"><div>https://example.com/reports/freight-2026/</div></figure><!-- /wp:embed -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:embed {"url":"https://vimeo.com/76979871","align":"full"} --><figure class="wp-block-embed"><div></div><figcaption>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني</figcaption></figure><!-- /wp:embed -->`,
  },
  {
    name: 'unsafe URL',
    markup: `<!-- wp:embed {"url":"javascript:alert(1)"} --><figure class="wp-block-embed"></figure><!-- /wp:embed -->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:file {"id":{{media:sustainability-report-2025}},"href":"/old.pdf","displayPreview":true} --><div class="wp-block-file"><a id="wp-block-file--media-1" href="/old.pdf">Sustainability <em>report</em></a><a href="/old.pdf" class="wp-block-file__button" download>Download report</a></div><!-- /wp:file -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:file {"href":"https://example.com/plans.zip","showDownloadButton":false} --><div class="wp-block-file"><a href="https://example.com/plans.zip">Plans</a></div><!-- /wp:file -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:file {"href":"https://example.com/a.pdf","align":"right"} --><div class="wp-block-file"><a href="https://example.com/about/">DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني</a><a href="https://example.com/a.pdf" download>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt</a></div><!-- /wp:file -->`,
  },
  {
    name: 'unsafe URL',
    markup: `<!-- wp:file {"href":"javascript:alert(1)"} --><div class="wp-block-file"><a href="javascript:alert(1)">Plans</a></div><!-- /wp:file -->`,
  },
];

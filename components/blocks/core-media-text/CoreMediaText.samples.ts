import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:media-text {"mediaId":{{media:ext-cross-dock}},"mediaType":"image","mediaPosition":"right","mediaWidth":60,"verticalAlignment":"top"} --><div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile"><div class="wp-block-media-text__content"><!-- wp:heading --><h2>Doors on both sides</h2><!-- /wp:heading --><!-- wp:paragraph --><p>A cross-dock is 260 ft deep. Freight stays for eleven minutes.</p><!-- /wp:paragraph --></div><figure class="wp-block-media-text__media"><a href="/properties/"><img src="/x.jpg" alt=""/></a></figure></div><!-- /wp:media-text -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:media-text --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"></figure><div><!-- wp:paragraph --><p>Text without an image.</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:media-text {"mediaId":{{media:int-racking}},"mediaType":"image","mediaWidth":5,"imageFill":true,"focalPoint":{"x":0,"y":1},"isStackedOnMobile":false,"backgroundColor":"night"} --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="/x.jpg" alt=""/></figure><div><!-- wp:paragraph --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->`,
  },
  { name: 'empty', markup: `<!-- wp:media-text --><div class="wp-block-media-text"></div><!-- /wp:media-text -->` },
];

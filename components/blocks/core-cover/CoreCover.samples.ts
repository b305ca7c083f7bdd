import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:cover {"id":{{media:hero-dusk-docks}},"dimRatio":50,"minHeight":60,"minHeightUnit":"vh","contentPosition":"bottom left","focalPoint":{"x":0.9,"y":0.5},"align":"wide"} --><div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="/x.jpg"/><div class="wp-block-cover__inner-container"><!-- wp:heading --><h2>First night shift</h2><!-- /wp:heading --><!-- wp:paragraph --><p>118 doors, 22 minutes per trailer.</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:cover {"overlayColor":"signal","minHeight":100} --><div class="wp-block-cover"><div><!-- wp:paragraph --><p>A background without an image.</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:cover {"useFeaturedImage":true,"hasParallax":true,"minHeight":9000,"contentPosition":"top right","align":"full","fontSize":"xx-large"} --><div class="wp-block-cover"><div><!-- wp:paragraph --><p>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني المستودعات</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->`,
  },
  {
    name: 'repeated image',
    markup: `<!-- wp:cover {"id":{{media:abs-panels}},"isRepeated":true,"minHeight":300} --><div class="wp-block-cover"><div><!-- wp:paragraph --><p>Solar panels as far as the eye can see.</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->`,
  },
  { name: 'empty', markup: `<!-- wp:cover --><div class="wp-block-cover"><div></div></div><!-- /wp:cover -->` },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:image {"id":{{media:ext-dock-row}}} --><figure class="wp-block-image"><img src="/media/ext-dock-row.jpg" alt=""/><figcaption>North face of Trinity Crossing 2: 93 doors at <b>12 ft</b> centers.</figcaption></figure><!-- /wp:image -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:image {"id":{{media:int-racking}}} --><figure class="wp-block-image"><img src="/media/int-racking.jpg" alt=""/></figure><!-- /wp:image -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:image {"id":{{media:ext-cross-dock}}} --><figure class="wp-block-image"><img src="/media/ext-cross-dock.jpg" alt=""/><figcaption>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft </figcaption></figure><!-- /wp:image -->`,
  },
  {
    name: 'from elsewhere',
    markup: `<!-- wp:image --><figure class="wp-block-image"><a href="/properties/"><img src="/favicon.svg" alt="A dock"/></a></figure><!-- /wp:image -->`,
  },
  {
    name: 'wide, full and at the side',
    markup: `<!-- wp:image {"id":{{media:ext-dock-row}},"align":"wide","aspectRatio":"16/9","scale":"cover"} --><figure class="wp-block-image alignwide"><img src="/x.jpg" alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>118 doors, nine feet (2.7 m) wide, between two columns each.</p><!-- /wp:paragraph --><!-- wp:image {"id":{{media:int-shell}},"align":"full"} --><figure class="wp-block-image alignfull"><img src="/x.jpg" alt=""/><figcaption>From edge to edge</figcaption></figure><!-- /wp:image --><!-- wp:image {"id":{{media:com-lobby}},"align":"right","aspectRatio":"1"} --><figure class="wp-block-image alignright"><img src="/x.jpg" alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>The lobby is 22 ft (6.7 m) high. What stands beside it goes on below it when there is more to say, and there is: the floor was poured in one night in 2024, the stair was welded on the ground and lifted in one piece, and the desk is a beam of the building that stood here before.</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'missing picture',
    markup: `<!-- wp:image {"id":0} --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->`,
  },
];

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
    name: 'external image',
    markup: `<!-- wp:image --><figure class="wp-block-image"><a href="/properties/"><img src="/favicon.svg" alt="A dock"/></a></figure><!-- /wp:image -->`,
  },
  {
    name: 'wide, full-width, and right-aligned',
    markup: `<!-- wp:image {"id":{{media:ext-dock-row}},"align":"wide","aspectRatio":"16/9","scale":"cover"} --><figure class="wp-block-image alignwide"><img src="/x.jpg" alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>118 doors, each nine feet (2.7 m) wide and set between two columns.</p><!-- /wp:paragraph --><!-- wp:image {"id":{{media:int-shell}},"align":"full"} --><figure class="wp-block-image alignfull"><img src="/x.jpg" alt=""/><figcaption>Edge to edge</figcaption></figure><!-- /wp:image --><!-- wp:image {"id":{{media:com-lobby}},"align":"right","aspectRatio":"1"} --><figure class="wp-block-image alignright"><img src="/x.jpg" alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>The lobby is 22 ft (6.7 m) high. Its floor was poured overnight in 2024. The staircase was welded on the ground and lifted into place in one piece, and the front desk was cut from a beam of the building that used to stand here. Visitors sign in on the left; drivers use the entrance on the right, next to the dispatch office.</p><!-- /wp:paragraph -->`,
  },
  {
    name: 'missing image',
    markup: `<!-- wp:image {"id":0} --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->`,
  },
];

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
    name: 'missing picture',
    markup: `<!-- wp:image {"id":0} --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->`,
  },
];

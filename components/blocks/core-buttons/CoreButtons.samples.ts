import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/properties/">Find space</a></div><!-- /wp:button --><!-- wp:button {"className":"is-style-outline"} --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Contact us</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/properties/">Find space</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 0</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 1</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 2</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 3</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 4</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 5</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 6</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 7</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 8</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 9</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 10</a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 11</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:buttons --><div class="wp-block-buttons"></div><!-- /wp:buttons -->`,
  },
];

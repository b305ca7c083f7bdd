import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="https://example.com/dock-at-night.mp3" loop></audio><figcaption class="wp-element-caption">A loading dock at 2 am, <em>58 decibels</em></figcaption></figure><!-- /wp:audio -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="/media/horn.mp3"></audio></figure><!-- /wp:audio -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:audio {"align":"wide"} --><figure class="wp-block-audio"><audio controls autoplay preload="auto" src="https://example.com/a.mp3"></audio><figcaption>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني</figcaption></figure><!-- /wp:audio -->`,
  },
  {
    name: 'unsafe URL',
    markup: `<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="javascript:alert(1)"></audio></figure><!-- /wp:audio -->`,
  },
];

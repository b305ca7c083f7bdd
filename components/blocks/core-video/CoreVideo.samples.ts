import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:video {"tracks":[{"src":"/media/tilt-up.vtt","label":"English","srcLang":"en","kind":"captions"}]} --><figure class="wp-block-video"><video controls loop muted playsinline poster="/media/2026/02/int-sort.jpg" src="https://example.com/tilt-up.mp4"></video><figcaption class="wp-element-caption">Tilt-up at Trinity Crossing, <em>41 panels</em> in a day</figcaption></figure><!-- /wp:video -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:video --><figure class="wp-block-video"><video controls src="/media/door.mp4"></video></figure><!-- /wp:video -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:video {"align":"full","tracks":[{"kind":"nonsense"}]} --><figure class="wp-block-video"><video autoplay preload="auto" src="https://example.com/a.mp4"></video><figcaption>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt نبني</figcaption></figure><!-- /wp:video -->`,
  },
  { name: 'no video', markup: `<!-- wp:video --><figure class="wp-block-video"></figure><!-- /wp:video -->` },
];

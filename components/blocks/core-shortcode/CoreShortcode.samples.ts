import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:paragraph --><p>Before the form.</p><!-- /wp:paragraph --><!-- wp:shortcode -->[contact-form id="7"]<!-- /wp:shortcode -->`,
  },
  { name: 'sparse', markup: `<!-- wp:shortcode -->[gallery]<!-- /wp:shortcode -->` },
  {
    name: 'extreme',
    markup: `<!-- wp:shortcode -->[DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt]<script>alert(1)</script>نبني<!-- /wp:shortcode -->`,
  },
];

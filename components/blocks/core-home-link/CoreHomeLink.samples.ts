import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:home-link {"label":"Causeway"} /--><!-- wp:navigation-link {"label":"About","url":"/about/"} /--><!-- /wp:navigation -->`,
  },
  { name: 'sparse', markup: `<!-- wp:home-link /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:home-link {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} /--><!-- wp:home-link {"label":"الصفحة الرئيسية"} /--><!-- /wp:navigation -->`,
  },
];

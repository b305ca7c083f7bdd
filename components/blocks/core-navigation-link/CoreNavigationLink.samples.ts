import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-link {"label":"On-site <em>power</em>","url":"/sustainability/","description":"41.6 megawatts on 58 roofs"} /--><!-- wp:navigation-link {"label":"County records","url":"https://example.com/","opensInNewTab":true} /--><!-- /wp:navigation -->`,
  },
  { name: 'sparse', markup: `<!-- wp:navigation-link {"label":"Contact","url":"/contact/"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-link {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","url":"/contact/"} /--><!-- wp:navigation-link {"label":"نبني المستودعات","url":"javascript:alert(1)"} /--><!-- /wp:navigation -->`,
  },
  { name: 'no label', markup: `<!-- wp:navigation-link {"url":"/contact/"} /-->` },
];

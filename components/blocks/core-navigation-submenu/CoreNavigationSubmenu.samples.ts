import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-submenu {"label":"Regions","url":"/regions/"} --><!-- wp:navigation-link {"label":"Texas","url":"/regions/texas/"} /--><!-- wp:navigation-submenu {"label":"West","url":"/regions/"} --><!-- wp:navigation-link {"label":"Mountain","url":"/regions/mountain/"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation-submenu --><!-- /wp:navigation -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:navigation-submenu {"label":"Regions"} --><!-- wp:navigation-link {"label":"Texas","url":"/regions/texas/"} /--><!-- /wp:navigation-submenu -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-submenu {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","url":"/about/"} -->${'<!-- wp:navigation-link {"label":"المستودعات","url":"/about/"} /-->'.repeat(40)}<!-- /wp:navigation-submenu --><!-- /wp:navigation -->`,
  },
  { name: 'no label', markup: `<!-- wp:navigation-submenu {"url":"/about/"} --><!-- /wp:navigation-submenu -->` },
];

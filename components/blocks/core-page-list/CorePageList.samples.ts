import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:page-list /-->` },
  {
    name: 'sparse',
    markup: `<!-- wp:navigation {"overlayMenu":"never","layout":{"type":"flex","orientation":"vertical"}} --><!-- wp:page-list {"parentPageID":{{page:sustainability}}} /--><!-- /wp:navigation -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:navigation {"overlayMenu":"always"} --><!-- wp:page-list /--><!-- wp:navigation-link {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","url":"/about/"} /--><!-- wp:navigation-link {"label":"المستودعات","url":"/about/"} /--><!-- /wp:navigation -->`,
  },
  { name: 'unknown parent', markup: `<!-- wp:page-list {"parentPageID":999999} /-->` },
];

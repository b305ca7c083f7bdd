import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:page-list-item {"id":1,"label":"About","title":"About Causeway","link":"/about/","hasChildren":false} /--><!-- /wp:navigation -->`,
  },
  { name: 'sparse', markup: `<!-- wp:page-list-item {"title":"Careers","link":"/careers/"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:page-list-item {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","link":"/about/"} /--><!-- wp:page-list-item {"label":"المستودعات","link":"/about/"} /-->`,
  },
  { name: 'no label', markup: `<!-- wp:page-list-item {"link":"/about/"} /-->` },
];

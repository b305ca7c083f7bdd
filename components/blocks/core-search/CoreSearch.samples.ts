import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:search {"label":"Search the site","placeholder":"Dock doors in Memphis","buttonText":"Search"} /-->` },
  { name: 'sparse', markup: `<!-- wp:search {"showLabel":false,"buttonPosition":"no-button"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:search {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","placeholder":"نبني المستودعات حيث تتغير الشحنات","buttonText":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","buttonPosition":"button-inside","fontSize":"xx-large"} /-->`,
  },
  {
    name: 'icon button',
    markup: `<!-- wp:search {"label":"Search","buttonPosition":"button-only","buttonUseIcon":true,"backgroundColor":"sunk"} /-->`,
  },
];

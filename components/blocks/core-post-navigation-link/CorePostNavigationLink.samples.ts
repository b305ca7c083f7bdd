import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:post-navigation-link {"type":"previous","label":"Previous story","showTitle":true,"linkLabel":true,"arrow":"arrow"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:post-navigation-link {"type":"previous"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:post-navigation-link {"type":"previous","label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft","showTitle":true,"arrow":"chevron","textAlign":"right","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /-->`,
  },
  { name: 'no newer post', markup: `<!-- wp:post-navigation-link {"type":"next","showTitle":true} /-->` },
];

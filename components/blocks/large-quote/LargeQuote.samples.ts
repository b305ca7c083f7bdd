import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/large-quote {"quote": "They sent a structural engineer to our first meeting and a leasing agent to the second.", "name": "Adaeze Thornbury", "role": "Vice President, Network Design, Fernhill Grocers", "portraitId": {{media:portrait-naomi-adeyemi}}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/large-quote {"quote": "Dock doors come first."} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/large-quote {"quote": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ", "name": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "role": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"} /-->`,
  },
  {
    name: 'no quote',
    markup: `<!-- wp:site/large-quote {"name": "Adaeze Thornbury"} /-->`,
  },
];

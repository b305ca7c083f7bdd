import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/number-module {"title": "The portfolio in numbers", "moreLink": {"url": "/about/", "title": "Company facts"}, "numbers": [{"heading": "million square feet owned and managed", "number": "62.4", "note": "5.8 million m², in 240 buildings"}, {"heading": "markets in eight regions", "number": "34"}, {"heading": "dock doors", "number": "9,870"}, {"heading": "of our space is leased", "number": "97.1", "suffix": "%"}], "dimension": "38 miles", "dimensionNote": "61 km: the length of all buildings, end to end"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/number-module {"title": "The company in numbers"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/number-module {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "styleOption": "grid", "useBlockDefaultData": false, "numbers": [{"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 0", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 1", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 2", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 3", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 4", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 5", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 6", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 7", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 8", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 9", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 10", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 11", "number": "999,999,999", "prefix": "$", "suffix": "billion"}]} /-->`,
  },
  {
    name: 'no numbers',
    markup: `<!-- wp:site/number-module {"useBlockDefaultData": false} /-->`,
  },
  {
    name: 'long number first',
    markup: `<!-- wp:site/number-module {"numbers": [{"heading": "dock doors", "number": "9,870", "note": "in 240 buildings"}, {"heading": "markets", "number": "34"}]} /-->`,
  },
  {
    name: 'very long number first',
    markup: `<!-- wp:site/number-module {"numbers": [{"heading": "square feet", "number": "62,400,000"}, {"heading": "markets", "number": "34"}]} /-->`,
  },
];

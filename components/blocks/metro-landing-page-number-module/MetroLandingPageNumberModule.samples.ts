import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/metro-landing-page-number-module {"marketId": {{markets:dallas-fort-worth}}, "moreLink": {"url": "/markets/dallas-fort-worth/", "title": "Dallas–Fort Worth market"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/metro-landing-page-number-module {"numbers": [{"heading": "minutes to the intermodal yard", "number": "14"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/metro-landing-page-number-module {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "marketId": {{markets:chicago}}, "styleOption": "grid", "ground": "night", "numbers": [{"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 0", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية 1", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 2", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية 3", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 4", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية 5", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 6", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية 7", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 8", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية 9", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 10", "number": "999,999,999", "prefix": "$", "suffix": "billion"}, {"heading": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية 11", "number": "999,999,999", "prefix": "$", "suffix": "billion"}]} /-->`,
  },
  {
    name: 'no market',
    markup: `<!-- wp:site/metro-landing-page-number-module {"title": "Nothing"} /-->`,
  },
  {
    name: 'defaults disabled',
    markup: `<!-- wp:site/metro-landing-page-number-module {"marketId": {{markets:chicago}}, "useBlockDefaultData": false} /-->`,
  },
];

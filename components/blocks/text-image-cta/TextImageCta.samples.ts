import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/text-image-cta {"title": "58 roofs now generate power", "text": "Since 2021, every new roof has been built to carry solar panels.", "link": {"url": "/sustainability/", "title": "Sustainability report"}, "imageId": {{media:sus-rooftop-solar}}, "bars": [{"label": "2025", "value": 38.9, "display": "38.9 MW"}, {"label": "2026", "value": 41.6, "display": "41.6 MW"}, {"label": "2027", "value": 55, "display": "55 MW planned"}], "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/text-image-cta {"title": "A title without text"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/text-image-cta {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "imagePosition": "start", "imageId": 0, "bars": [{"label": "0", "value": 0.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "1", "value": 1000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "2", "value": 2000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "3", "value": 3000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "4", "value": 4000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "5", "value": 5000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "6", "value": 6000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "7", "value": 7000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "8", "value": 8000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "9", "value": 9000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "10", "value": 10000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"label": "11", "value": 11000000000.0, "display": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}]} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/text-image-cta {} /-->`,
  },
];

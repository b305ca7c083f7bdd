import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/home-page-three-pack {"title": "Three ways to work with us", "doors": [{"title": "Lease a building", "text": "Lease terms start at three years.", "link": {"url": "/lease/", "title": "See available space"}, "drawing": "plan"}, {"title": "Build to suit", "text": "From signed terms to keys in 14 months.", "link": {"url": "/build-to-suit/", "title": "Start a project"}, "drawing": "section"}, {"title": "Sell or partner", "text": "We buy buildings from 50,000 square feet.", "link": {"url": "/acquire/", "title": "Contact the investment team"}, "drawing": "elevation"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/home-page-three-pack {"doors": [{"title": "One teaser"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/home-page-three-pack {"title": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "doors": [{"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "link": {"url": "/x/", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "link": {"url": "/x/", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "link": {"url": "/x/", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}}]} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/home-page-three-pack {"doors": []} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/home-page-three-pack {"title": "Three ways through the door", "doors": [{"title": "Lease a building", "text": "Terms from three years.", "link": {"url": "/lease/", "title": "See what is open"}, "drawing": "plan"}, {"title": "Build to suit", "text": "Fourteen months from handshake to keys.", "link": {"url": "/build-to-suit/", "title": "Start with a site"}, "drawing": "section"}, {"title": "Sell or partner", "text": "We buy from 50,000 square feet.", "link": {"url": "/acquire/", "title": "Talk to investment"}, "drawing": "elevation"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/home-page-three-pack {"doors": [{"title": "One door"}]} /-->`,
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

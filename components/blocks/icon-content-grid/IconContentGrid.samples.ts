import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/icon-content-grid {"title": "Guaranteed in every lease", "text": "Every lease guarantees nine figures. If a building misses one, rent stops until we fix it.", "moreLink": {"url": "/sustainability/", "title": "All nine figures by building"}, "ground": "sunk", "items": [{"icon": "solar", "title": "Solar-ready roofs", "text": "6 lb per sq ft (29 kg per m²) of spare load. 58 roofs already carry panels."}, {"icon": "water", "title": "On-site stormwater", "text": "The basin holds the first inch (25 mm) of any storm."}, {"icon": "clock", "title": "Repairs within four hours", "text": "We respond to a stuck door in 25 minutes, day and night."}, {"icon": "shield", "title": "Sprinklers for high racks", "text": "ESFR K-22 at 60 psi, tested each January."}, {"icon": "rail", "title": "Rail at nine buildings", "text": "Spurs for four rail cars, 260 ft (79 m), on the dock side.", "link": {"url": "/properties/", "title": "See the nine buildings"}}, {"icon": "people", "title": "A named manager", "text": "One manager for every 11 buildings."}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/icon-content-grid {"items": [{"icon": "leaf", "title": "12 acres of wetland"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/icon-content-grid ${JSON.stringify({
      title: long,
      text: 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية',
      items: Array.from({ length: 24 }, (_, index) => ({
        icon: 'document',
        title: `${long} ${index}`,
        text: 'نبني المستودعات حيث تتغير الشحنات',
      })),
    })} /-->`,
  },
  { name: 'empty', markup: `<!-- wp:site/icon-content-grid {"title": "No items"} /-->` },
];

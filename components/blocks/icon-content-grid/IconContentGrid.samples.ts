import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/icon-content-grid {"title": "Measured, then promised", "text": "Nine numbers stand in every lease. If a building misses one, rent stops until it is put right.", "moreLink": {"url": "/sustainability/", "title": "All nine, by building"}, "ground": "sunk", "items": [{"icon": "solar", "title": "Roofs that carry panels", "text": "6 lb per sq ft spare, 29 kg per m². 58 roofs already do."}, {"icon": "water", "title": "Rain kept on the lot", "text": "The first inch of any storm, 25 mm, stays in the basin."}, {"icon": "clock", "title": "Four hours to a repair", "text": "A stuck door is answered in 25 minutes, day and night."}, {"icon": "shield", "title": "Sprinklers for high racks", "text": "ESFR K-22 at 60 psi, tested each January."}, {"icon": "rail", "title": "Rail to nine buildings", "text": "Spurs for four cars, 260 ft or 79 m, on the dock side.", "link": {"url": "/properties/", "title": "See the nine"}}, {"icon": "people", "title": "Somebody to call", "text": "One manager for every 11 buildings, by name."}]} /-->`,
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
  { name: 'empty', markup: `<!-- wp:site/icon-content-grid {"title": "Nothing beside it"} /-->` },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/four-column-icon {"title": "The standard in every building", "text": "Four specifications are the same in all 240 buildings, so a tenant with six of them needs one checklist.", "moreLink": {"url": "/what-we-do/", "title": "How we build"}, "items": [{"icon": "clear-height", "title": "40 ft clear", "text": "12.2 m from slab to joist, measured at the lowest point of the first bay."}, {"icon": "dock-door", "title": "One door per 6,500 sq ft", "text": "604 m². Dock levelers lift 40,000 lb and are serviced twice a year."}, {"icon": "power", "title": "4,000 amps at the wall", "text": "A second transformer pad is included from day one. Adding it later costs 31% more."}, {"icon": "trailer", "title": "Fenced trailer stalls", "text": "1.4 trailer stalls per door, on 8 in of concrete.", "link": {"url": "/guides/yards/", "title": "Yard guide"}}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/four-column-icon {"items": [{"icon": "key", "title": "Move-in within 14 days"}, {"title": "An item without an icon"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/four-column-icon ${JSON.stringify({
      title: long,
      text: 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية',
      ground: 'night',
      items: Array.from({ length: 12 }, (_, index) => ({
        icon: index % 3 ? 'rail' : 'forklift',
        title: `${long} ${index}`,
        text: long,
        link: { url: '/x/', title: long },
      })),
    })} /-->`,
  },
  { name: 'empty', markup: `<!-- wp:site/four-column-icon {"title": "No items", "items": [{"icon": "truck"}]} /-->` },
];

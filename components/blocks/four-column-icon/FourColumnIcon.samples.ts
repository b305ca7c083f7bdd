import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/four-column-icon {"title": "What every building starts with", "text": "Four things are the same in all 412 buildings, so a tenant with six of them has one checklist.", "moreLink": {"url": "/what-we-do/", "title": "How we build"}, "items": [{"icon": "clear-height", "title": "40 ft clear", "text": "12.2 m from slab to joist, measured at the lowest point of the first bay."}, {"icon": "dock-door", "title": "One door per 6,500 sq ft", "text": "604 m². Levelers lift 40,000 lb and are serviced twice a year."}, {"icon": "power", "title": "4,000 amps at the wall", "text": "A second transformer pad is poured on day one; adding it later costs 31% more."}, {"icon": "trailer", "title": "Stalls behind a fence", "text": "One trailer stall for every 1.4 doors, on 8 in of concrete.", "link": {"url": "/guides/yards/", "title": "The yard guide"}}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/four-column-icon {"items": [{"icon": "key", "title": "Keys in 14 days"}, {"title": "No icon, 1 sentence"}]} /-->`,
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
  { name: 'empty', markup: `<!-- wp:site/four-column-icon {"title": "Nothing below", "items": [{"icon": "truck"}]} /-->` },
];

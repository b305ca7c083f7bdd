import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/line-grid {"title": "The standard building", "text": "Our default specification.", "emphasis": true, "items": [{"label": "Floor area, sq ft", "value": "312,000", "note": "28,990 m²"}, {"label": "Clear height", "value": "40 ft", "note": "12.2 m"}, {"label": "Bay size", "value": "54 × 50 ft", "note": "16.5 × 15.2 m"}, {"label": "Speed bay", "value": "60 ft", "note": "18.3 m"}, {"label": "Slab", "value": "8 in", "note": "203 mm, unreinforced"}, {"label": "Dock doors", "value": "48", "note": "12 with levelers at move-in"}, {"label": "Truck court", "value": "185 ft", "note": "56 m"}, {"label": "Trailer stalls", "value": "66"}, {"label": "Power", "value": "4,000 A", "note": "480 V, three-phase"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/line-grid {"items": [{"label": "Leased", "value": "97.1%"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/line-grid ${JSON.stringify({
      title: 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية',
      emphasis: true,
      ground: 'night',
      items: Array.from({ length: 40 }, (_, index) => ({ label: `${long} ${index}`, value: index ? long : '123,456,789,012', note: long })),
    })} /-->`,
  },
  { name: 'empty', markup: `<!-- wp:site/line-grid {"title": "Incomplete facts", "items": [{"label": "Rail"}, {"value": "2"}]} /-->` },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/partners {"title": "Our partners", "text": "Nine firms designed or built two-thirds of our 62.4 million sq ft (5.8 million m²).", "items": [{"name": "Halvorsen Structural", "role": "Structural frames, 118 buildings", "link": {"url": "https://example.com/", "title": "Halvorsen Structural"}}, {"name": "Ridgeline Paving", "role": "Truck courts"}, {"name": "Northlight", "role": "41.6 MW of solar panels", "imageId": {{media:drawing-timber-grove}}, "link": {"url": "https://example.com/northlight/", "title": "Northlight"}}, {"name": "Osei & Daughters", "role": "9,870 dock doors and levelers"}, {"name": "Tidewater Soil", "role": "Soil testing"}, {"name": "Brandt Civil", "role": "Roads and retention basins"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/partners {"items": [{"name": "Brandt Civil"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/partners ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 40 }, (_, index) => ({ name: index % 2 ? arabic : `${long} ${index}`, role: long, imageId: 999999, link: { url: 'javascript:alert(1)' } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/partners {"title": "No partners", "items": [{"role": "A role"}]} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/partners {"title": "Who builds with us", "text": "Nine firms drew, poured or wired two thirds of our 62.4 million sq ft, 5.8 million m².", "items": [{"name": "Halvorsen Structural", "role": "Frames for 118 buildings", "link": {"url": "https://example.com/", "title": "Halvorsen Structural"}}, {"name": "Ridgeline Paving", "role": "Truck courts since 1994"}, {"name": "Northlight", "role": "41.6 MW of panels", "imageId": {{media:drawing-timber-grove}}, "link": {"url": "https://example.com/northlight/", "title": "Northlight"}}, {"name": "Osei & Daughters", "role": "Doors and levelers, 9,870 of them"}, {"name": "Tidewater Soil", "role": "Twelve borings a site"}, {"name": "Brandt Civil", "role": "Roads and basins"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/partners {"items": [{"name": "Brandt Civil, since 1998"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/partners ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 40 }, (_, index) => ({ name: index % 2 ? arabic : `${long} ${index}`, role: long, imageId: 999999, link: { url: 'javascript:alert(1)' } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/partners {"title": "Nothing below", "items": [{"role": "A role"}]} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/full-width-image-card {"title": "Harbor Gate 5 opens in March", "eyebrow": "Tacoma, Washington", "text": "318,400 sq ft (29,580 m²), 1.1 miles from the port, inside the overweight corridor.", "link": {"url": "/properties/", "title": "View the building"}, "secondaryLink": {"url": "/news/", "title": "How it was built"}, "imageId": {{media:hero-port}}, "caption": "Port of Tacoma, 47.2657° N, 122.4096° W"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/full-width-image-card {"title": "A card without an image"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/full-width-image-card ${JSON.stringify({ title: long, eyebrow: long, text: `${long} ${arabic} `.repeat(5), caption: arabic, imageId: '@', position: 'end', link: { url: '/x/', title: long }, ground: 'night' }).replaceAll('"@"', '{{media:hero-dawn-park}}')} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/full-width-image-card {"text": "No title"} /-->`,
  },
];

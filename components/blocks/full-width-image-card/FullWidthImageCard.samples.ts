import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/full-width-image-card {"title": "Harbor Gate 5 opens in March", "eyebrow": "San Pedro Bay, California", "text": "318,000 sq ft, 29,540 m², nine minutes from the port gate at 5 p.m. Forty-two doors, 88 trailer stalls.", "link": {"url": "/properties/", "title": "Walk the building"}, "secondaryLink": {"url": "/news/", "title": "How it was built"}, "imageId": {{media:hero-port}}, "caption": "Port of Long Beach, 33.7542° N, 118.2165° W"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/full-width-image-card {"title": "A card alone, 0 pictures"} /-->`,
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

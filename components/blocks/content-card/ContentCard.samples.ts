import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/content-card {"title": "A slab poured overnight", "eyebrow": "Kaufman, Texas, October 2026", "text": "42,000 sq ft, 3,900 m², between 10 pm and 6 am Concrete that cures in cool air stays flat to within an eighth of an inch, 3 mm.", "link": {"url": "/news/", "title": "How we poured it"}, "imageId": {{media:int-shell}}, "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/content-card {"title": "A card with only a title"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/content-card ${JSON.stringify({ title: long, eyebrow: arabic, text: `${long} ${arabic} `.repeat(5), imageId: 999999, imagePosition: 'end', link: { url: 'javascript:alert(1)', title: long }, ground: 'night' })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/content-card {"text": "No title"} /-->`,
  },
  {
    name: 'image at the end',
    markup: `<!-- wp:site/content-card {"title": "Solar panels on 58 roofs", "text": "41.6 MW, sold to tenants at 11% below the grid price.", "imageId": {{media:sus-rooftop-solar}}, "imagePosition": "end", "link": {"url": "/sustainability/", "title": "Sustainability report"}} /-->`,
  },
];

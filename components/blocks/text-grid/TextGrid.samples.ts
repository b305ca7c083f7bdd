import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/text-grid {"title": "How a building gets built", "text": "Fourteen months, in five steps nobody skips.", "columns": 3, "items": [{"title": "Soil first", "text": "\\u003cp\\u003eTwelve borings, 40 ft or 12 m deep, before an offer. One site in three is dropped here.\\u003c/p\\u003e"}, {"title": "Then the road", "text": "\\u003cp\\u003eA truck must reach the interstate in \\u003cstrong\\u003e9 minutes\\u003c/strong\\u003e at 5 p.m. on a Thursday.\\u003c/p\\u003e\\u003cp\\u003eWe drive it ourselves.\\u003c/p\\u003e"}, {"title": "Slab in one night", "text": "\\u003cp\\u003e42,000 sq ft, 3,900 m², are poured between 10 p.m. and 6 a.m., so the concrete sets cool.\\u003c/p\\u003e", "link": {"url": "/news/", "title": "A night on the slab"}}, {"title": "Walls by noon", "text": "\\u003cp\\u003e86 panels stand in four days. The crane costs $9,400 a day, so nobody is late.\\u003c/p\\u003e"}, {"title": "Keys", "text": "\\u003cp\\u003eThe tenant walks the building twice, 30 days and 3 days before the lease starts.\\u003c/p\\u003e"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/text-grid {"columns": 2, "items": [{"text": "One text, 4 words."}, {"title": "A title alone"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/text-grid ${JSON.stringify({
      title: long,
      columns: 4,
      ground: 'night',
      items: Array.from({ length: 24 }, (_, index) => ({
        title: index % 2 ? `${long} ${index}` : arabic,
        text: index % 2 ? arabic : long,
      })),
    })} /-->`,
  },
  { name: 'empty', markup: `<!-- wp:site/text-grid {"title": "Nothing below", "items": [{"link": {"url": "/x/", "title": "x"}}]} /-->` },
];

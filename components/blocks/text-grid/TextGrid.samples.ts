import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/text-grid {"title": "How we build", "text": "Fourteen months in five steps.", "columns": 3, "items": [{"title": "Soil tests", "text": "\\u003cp\\u003eTwelve borings, 40 ft (12 m) deep, before we make an offer. One site in three fails here.\\u003c/p\\u003e"}, {"title": "Road access", "text": "\\u003cp\\u003eA truck must reach the interstate in \\u003cstrong\\u003e9 minutes\\u003c/strong\\u003e at 5 pm on a Thursday.\\u003c/p\\u003e\\u003cp\\u003eWe test the drive ourselves.\\u003c/p\\u003e"}, {"title": "The slab, in one night", "text": "\\u003cp\\u003eWe pour 42,000 sq ft (3,900 m²) between 10 pm and 6 am, so that the concrete cures in cool air.\\u003c/p\\u003e", "link": {"url": "/news/", "title": "How we pour a slab"}}, {"title": "Walls in four days", "text": "\\u003cp\\u003eWe raise 86 wall panels in four days. The crane costs $9,400 a day.\\u003c/p\\u003e"}, {"title": "Move-in", "text": "\\u003cp\\u003eThe tenant inspects the building twice, 30 days and 3 days before the lease starts.\\u003c/p\\u003e"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/text-grid {"columns": 2, "items": [{"text": "A text without a title."}, {"title": "A title without text"}]} /-->`,
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
  { name: 'empty', markup: `<!-- wp:site/text-grid {"title": "No items", "items": [{"link": {"url": "/x/", "title": "x"}}]} /-->` },
];

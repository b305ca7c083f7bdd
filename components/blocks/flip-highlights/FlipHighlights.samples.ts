import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/flip-highlights {"title": "Four key figures", "text": "Select a card for the details.", "ground": "sunk", "cards": [{"figure": "25", "unit": "min", "title": "average response to a stuck door", "text": "\\u003cp\\u003eOne call in six is about a door. Since 2024, the service desk has opened stuck doors remotely, by camera and motor, before anyone drives out: \\u003cstrong\\u003e3,910 times\\u003c/strong\\u003e last year.\\u003c/p\\u003e", "link": {"url": "/management/", "title": "Service desk"}}, {"figure": "1.4", "unit": "×", "title": "trailer stalls per dock door", "text": "\\u003cp\\u003eMost yards have one. We counted at 61 buildings: at 6 am, four trailers in ten are waiting for a door.\\u003c/p\\u003e"}, {"figure": "11", "unit": "%", "title": "lower price than the grid for rooftop power", "text": "\\u003cp\\u003eWe own the panels, and tenants sign for 10 years. 41.6 MW on 58 roofs.\\u003c/p\\u003e"}, {"figure": "40", "unit": "years", "title": "planned ownership of a building"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/flip-highlights {"cards": [{"title": "A title without a figure", "text": "The text on the back."}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/flip-highlights ${JSON.stringify({ title: arabic, ground: 'night', cards: Array.from({ length: 12 }, (_, index) => ({ figure: index % 2 ? '123,456,789' : '9', unit: long, title: index % 2 ? arabic : long, text: index % 3 ? `${long} `.repeat(12) : arabic, link: { url: '/x/', title: long } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/flip-highlights {"title": "No cards", "cards": [{"text": "Text without a title"}]} /-->`,
  },
];

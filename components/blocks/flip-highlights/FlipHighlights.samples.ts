import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/flip-highlights {"title": "Four numbers, and why", "text": "Each card has a back.", "ground": "sunk", "cards": [{"figure": "25", "unit": "min", "title": "to answer a stuck door", "text": "\\u003cp\\u003eOne in six calls is a door. Since 2024 the desk opens it by camera and motor, before anybody drives out: \\u003cstrong\\u003e3,910 times\\u003c/strong\\u003e last year.\\u003c/p\\u003e", "link": {"url": "/management/", "title": "The service desk"}}, {"figure": "1.4", "unit": "×", "title": "trailers for every dock door", "text": "\\u003cp\\u003eThe usual yard has one. We counted at 61 buildings: at 6 a.m. four trailers in ten wait for a door.\\u003c/p\\u003e"}, {"figure": "11", "unit": "%", "title": "less than the grid for rooftop power", "text": "\\u003cp\\u003eWe own the panels, tenants sign for 10 years. 58 roofs, 41.6 MW.\\u003c/p\\u003e"}, {"figure": "40", "unit": "years", "title": "is how long we mean to keep a building"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/flip-highlights {"cards": [{"title": "A title, 0 figures", "text": "And its story."}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/flip-highlights ${JSON.stringify({ title: arabic, ground: 'night', cards: Array.from({ length: 12 }, (_, index) => ({ figure: index % 2 ? '123,456,789' : '9', unit: long, title: index % 2 ? arabic : long, text: index % 3 ? `${long} `.repeat(12) : arabic, link: { url: '/x/', title: long } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/flip-highlights {"title": "Nothing below", "cards": [{"text": "A story of nothing"}]} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/quote-block {"quote": "They moved a wall eleven feet for us in week nine, and we still got the keys on the date in the lease.", "name": "Adaeze Thornbury", "role": "Vice president, real estate, Meridian Parts", "link": {"url": "https://example.com/interview", "title": "Freight Quarterly, March 2026"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/quote-block {"quote": "Dock doors come first."} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/quote-block ${JSON.stringify({ quote: `${long} ${arabic} `.repeat(4), name: long, role: arabic, link: { url: 'https://example.com/', title: long }, ground: 'night' })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/quote-block {"name": "Adaeze Thornbury"} /-->`,
  },
];

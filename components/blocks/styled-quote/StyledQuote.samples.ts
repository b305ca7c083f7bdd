import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/styled-quote {"quote": "I have 212 dock doors and one number to call. That’s my whole review.", "name": "Ruben Achebe", "role": "Director of operations, Halyard Foods", "portraitId": {{media:portrait-ruben-achebe}}, "variant": "portrait", "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/styled-quote {"quote": "Nine minutes to the interstate. We timed it.", "variant": "margin"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/styled-quote ${JSON.stringify({ quote: `${long} ${arabic} `.repeat(4), name: long, role: arabic, variant: 'portrait', portraitId: 999999, ground: 'night' })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/styled-quote {"name": "Ruben Achebe", "variant": "margin"} /-->`,
  },
  {
    name: 'large',
    markup: `<!-- wp:site/styled-quote {"quote": "They promised 40 feet of clear height, and measured it with me.", "name": "Lourdes Bianchi", "portraitId": {{media:portrait-lourdes-bianchi}}} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 17 }, (_, index) => ({ quote: `Sentence ${index + 4}.` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/careers-employee-carousel {"title": "Meet the people who do the work", "text": "58 people work here. On average, they have been with us for 9.4 years.", "moreLink": {"url": "/team/", "title": "Full team"}, "count": 5, "stories": [{"quote": "I repaired my first dock leveler here. Now I buy them.", "name": "Milo Traverse", "role": "Joined as an apprentice in 2019", "link": {"url": "/news/", "title": "Six years of doors"}}]} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/careers-employee-carousel {"personIds": [{{team:delia-marchetti}}], "ground": "paper"} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/careers-employee-carousel {"title": "${long}", "text": "${arabic}", "ground": "night", "personIds": [999999], "stories": ${JSON.stringify(
      [
        { quote: `${long} ${long}`, name: long, role: long, link: { url: '/news/', title: long } },
        { quote: `${arabic}. ${arabic}.`, name: arabic },
        { name: 'No quote' },
        ...many,
      ],
    )}} /-->`,
  },
  { name: 'no quotes', markup: '<!-- wp:site/careers-employee-carousel {"title": "No quotes", "personIds": [999999]} /-->' },
];

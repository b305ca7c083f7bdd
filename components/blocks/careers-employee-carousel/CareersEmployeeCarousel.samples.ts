import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 17 }, (_, index) => ({ quote: `Sentence ${index + 4}.` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/careers-employee-carousel {"title": "Ask the people who do it", "text": "58 people work here, and stay for 9.4 years on average.", "moreLink": {"url": "/team/", "title": "Everybody"}, "count": 5, "stories": [{"quote": "I fixed my first leveler here. Now I order them.", "name": "Milo Traverse", "role": "Apprentice of 2019", "link": {"url": "/news/", "title": "Six years of doors"}}]} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/careers-employee-carousel {"personIds": [{{team:delia-marchetti}}], "ground": "paper"} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/careers-employee-carousel {"title": "${long}", "text": "${arabic}", "ground": "night", "personIds": [999999], "stories": ${JSON.stringify(
      [
        { quote: `${long} ${long}`, name: long, role: long, link: { url: '/news/', title: long } },
        { quote: `${arabic}. ${arabic}.`, name: arabic },
        { name: 'Silent' },
        ...many,
      ],
    )}} /-->`,
  },
  { name: 'no quotes', markup: '<!-- wp:site/careers-employee-carousel {"title": "Silence", "personIds": [999999]} /-->' },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 18 }, (_, index) => ({ title: `Shift ${index + 3}`, personIds: ['{{team:delia-marchetti}}'] }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/team-accordion {"title": "Six trades", "text": "Open one: every line has a number that is answered within 11 seconds by day.", "moreLink": {"url": "/team/", "title": "With their faces"}} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/team-accordion {"regionId": {{regions:texas}}, "departments": ["Leasing", "Divination"]} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/team-accordion {"title": "${long}", "text": "${arabic}", "ground": "night", "groups": ${JSON.stringify([
      { title: long, text: `${arabic} ${long}`, personIds: ['{{team:delia-marchetti}}', '{{team:owen-castellano}}'] },
      { title: arabic, personIds: ['{{team:priya-ramanathan}}'] },
      ...many,
    ]).replaceAll(/"(\{\{[^"]+\}\})"/g, '$1')}} /-->`,
  },
  { name: 'nobody', markup: '<!-- wp:site/team-accordion {"title": "Trades", "departments": ["Divination"]} /-->' },
];

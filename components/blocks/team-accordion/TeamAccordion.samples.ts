import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 18 }, (_, index) => ({ title: `Shift ${index + 3}`, personIds: ['{{team:delia-marchetti}}'] }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/team-accordion {"title": "Team by department", "text": "Select a department to see names and phone numbers.", "moreLink": {"url": "/team/", "title": "All team members"}} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/team-accordion {"regionId": {{regions:texas}}, "departments": ["Leasing", "Unknown department"]} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/team-accordion {"title": "${long}", "text": "${arabic}", "ground": "night", "groups": ${JSON.stringify([
      { title: long, text: `${arabic} ${long}`, personIds: ['{{team:delia-marchetti}}', '{{team:owen-castellano}}'] },
      { title: arabic, personIds: ['{{team:priya-ramanathan}}'] },
      ...many,
    ]).replaceAll(/"(\{\{[^"]+\}\})"/g, '$1')}} /-->`,
  },
  { name: 'no members', markup: '<!-- wp:site/team-accordion {"title": "Team", "departments": ["Unknown department"]} /-->' },
];

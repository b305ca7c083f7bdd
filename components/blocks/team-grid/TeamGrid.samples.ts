import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/team-grid {"title": "Our team", "text": "58 people, 41 of them within 40 minutes of a building.", "moreLink": {"url": "/team/", "title": "All team members"}, "filterBy": "department", "count": 18} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/team-grid {"personIds": [{{team:delia-marchetti}}, {{team:owen-castellano}}], "ground": "paper"} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/team-grid {"title": "${long}", "text": "${arabic}", "count": 200, "ground": "night"} /-->`,
  },
  { name: 'missing selection', markup: '<!-- wp:site/team-grid {"title": "Team", "personIds": [999999]} /-->' },
];

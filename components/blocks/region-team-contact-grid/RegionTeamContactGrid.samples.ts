import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/region-team-contact-grid {"title": "Texas contacts", "text": "Nine people for five markets. They all know the buildings in person.", "moreLink": {"url": "/regions/texas/", "title": "Texas region"}, "regionId": {{regions:texas}}} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/region-team-contact-grid {"regionId": {{regions:mountain}}, "functions": ["leasing"], "ground": "paper"} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-team-contact-grid {"title": "${long}", "text": "${arabic}", "regionId": {{regions:southern-california}}, "functions": ["disposition", "investment", "disposition", "leasing"], "ground": "night"} /-->`,
  },
  { name: 'no region', markup: '<!-- wp:site/region-team-contact-grid {"title": "Contacts"} /-->' },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/region-team-contact-grid {"title": "Whom to call in Texas", "text": "Five markets, nine people, one area code away. Each of them has stood on the roof you ask about.", "moreLink": {"url": "/regions/texas/", "title": "The region"}, "regionId": {{regions:texas}}} /-->',
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/region-team-contact-grid {"regionId": {{regions:mountain}}, "functions": ["leasing"], "ground": "paper"} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/region-team-contact-grid {"title": "${long}", "text": "${arabic}", "regionId": {{regions:southern-california}}, "functions": ["disposition", "investment", "disposition", "leasing"], "ground": "night"} /-->`,
  },
  { name: 'no region', markup: '<!-- wp:site/region-team-contact-grid {"title": "Whom to call"} /-->' },
];

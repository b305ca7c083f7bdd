import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const steps = Array.from({ length: 6 }, (_, index) => ({ label: `Year ${index}`, title: `${long} ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/career-card {"eyebrow": "Operations, all 34 markets", "title": "From the dock to the desk", "text": "\\u003cp\\u003eYou start with 30 dock doors and a van. Four of our nine regional engineers started the same way. The fastest got there in six years.\\u003c/p\\u003e", "imageId": {{media:int-dock-staging}}, "facts": [{"label": "Starting pay", "value": "$31 an hour"}, {"label": "Doors you maintain", "value": "30 to 60"}], "steps": [{"label": "Year 1", "title": "Dock technician"}, {"label": "Year 3", "title": "Facilities engineer"}, {"label": "Year 6", "title": "Regional engineer"}, {"label": "Year 10", "title": "Head of building systems"}], "link": {"url": "/careers/", "title": "Open positions"}} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/career-card {"title": "Research", "ground": "sunk"} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/career-card {"eyebrow": "${arabic}", "title": "${long}", "text": "${arabic} ${long}", "imageId": {{media:int-racking}}, "imagePosition": "end", "facts": [{"label": "${long}", "value": "${long}"}, {"label": "Half"}], "steps": ${JSON.stringify(steps)}, "link": {"url": "/careers/", "title": "${long}"}, "ground": "night"} /-->`,
  },
  { name: 'no title', markup: '<!-- wp:site/career-card {"text": "Work", "imageId": {{media:int-racking}}} /-->' },
];

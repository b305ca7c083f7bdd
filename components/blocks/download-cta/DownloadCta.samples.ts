import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/download-cta {"title": "Sustainability report 2025", "text": "33.9 megawatts on 47 roofs, metered. The tables begin on page 3.", "fileId": {{media:sustainability-report-2025}}, "label": "Download the report", "link": {"url": "/sustainability/", "title": "Read it as a page"}, "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/download-cta {"title": "Moving in: 30 days, 14 dates", "fileId": {{media:guide-moving-in}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/download-cta {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "fileId": {{media:company-facts}}, "label": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "link": {"url": "javascript:alert(1)", "title": "Nowhere"}, "ground": "night"} /-->`,
  },
  { name: 'missing file', markup: `<!-- wp:site/download-cta {"title": "A file that is gone", "fileId": 0} /-->` },
];

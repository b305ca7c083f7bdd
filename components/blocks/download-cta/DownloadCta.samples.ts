import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/download-cta {"title": "Sustainability report 2025", "text": "38.9 megawatts of rooftop solar, metered. The tables start on page 3.", "fileId": {{media:sustainability-report-2025}}, "label": "Download the report", "link": {"url": "/sustainability/", "title": "Read the web version"}, "ground": "sunk"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/download-cta {"title": "Moving in: a 30-day checklist", "fileId": {{media:guide-moving-in}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/download-cta {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "fileId": {{media:vendor-terms}}, "label": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "link": {"url": "javascript:alert(1)", "title": "Unsafe link"}, "ground": "night"} /-->`,
  },
  { name: 'missing file', markup: `<!-- wp:site/download-cta {"title": "A missing file", "fileId": 0} /-->` },
];

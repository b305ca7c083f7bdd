import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/large-cta-card {"title": "Tell us how much space you need", "text": "A leasing agent in your region replies within two business days.", "link": {"url": "/contact/", "title": "Start an inquiry"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/large-cta-card {"title": "Talk to us"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/large-cta-card {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "link": {"url": "/contact/", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}} /-->`,
  },
  {
    name: 'no title',
    markup: `<!-- wp:site/large-cta-card {"text": "Text without a title."} /-->`,
  },
];

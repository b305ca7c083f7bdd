import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/image-hero {"eyebrow": "Development", "title": "Three levels, one ramp", "text": "Calumet Stack has 602,000 square feet on 11 acres, six miles from the Loop.", "imageId": {{media:ext-multistorey-ramp}}, "caption": "Calumet Stack, north ramp", "captionDetail": "41.7270° N, 87.5510° W", "dimension": "388 ft", "dimensionNote": "118 m, ramp to corner", "primaryLink": {"url": "/properties/", "title": "Find space"}, "secondaryLink": {"url": "/about/", "title": "How we build"}} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/image-hero {"title": "Community", "imageId": {{media:com-roof-terrace}}} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/image-hero {"eyebrow": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft نبني المستودعات حيث تتغير الشحنات", "text": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "imageId": {{media:drawing-multistorey-ramp}}, "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "captionDetail": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "primaryLink": {"url": "javascript:alert(1)", "title": "Unsafe link"}} /-->`,
  },
  { name: 'missing image', markup: `<!-- wp:site/image-hero {"title": "Text without an image", "imageId": 0} /-->` },
];

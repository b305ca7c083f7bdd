import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/image-text-complex-grid {"title": "Fourteen months of construction", "text": "Trinity Crossing, from field to finished floor.", "items": [{"title": "The site in May", "eyebrow": "Month 0", "text": "\\u003cp\\u003e64 acres (26 ha) with a creek along one side. 11 acres remain a wetland.\\u003c/p\\u003e", "imageId": {{media:sus-wetland}}, "link": {"url": "/sustainability/", "title": "About the wetland"}}, {"title": "The frame in December", "eyebrow": "Month 7", "text": "\\u003cp\\u003eWe raised 86 wall panels in four days. The joists carry an extra 6 lb per sq ft for solar panels.\\u003c/p\\u003e", "imageId": {{media:int-shell}}}, {"title": "The floor in July", "eyebrow": "Month 14", "text": "\\u003cp\\u003eThe first truck backed in at 6:10 am\\u003c/p\\u003e", "imageId": {{media:int-racking}}}, {"title": "Labor and safety", "text": "\\u003cp\\u003e412,000 hours of work, nine days of rain, no lost-time injuries.\\u003c/p\\u003e"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/image-text-complex-grid {"items": [{"title": "A text without an image"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/image-text-complex-grid ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 12 }, (_, index) => ({ title: index % 2 ? arabic : `${long} ${index}`, text: index % 3 ? long : arabic, link: { url: '/x/', title: long }, eyebrow: long, imageId: index % 4 ? 999999 : '@' })) }).replaceAll('"@"', '{{media:ext-sawtooth}}')} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/image-text-complex-grid {"title": "No items", "items": [{"text": "No title"}]} /-->`,
  },
];

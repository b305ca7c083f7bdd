import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/image-text-complex-grid {"title": "From a field to a floor", "text": "Fourteen months at Trinity Crossing, in three pictures.", "items": [{"title": "The field, in May", "eyebrow": "Month 0", "text": "\\u003cp\\u003e64 acres, 26 ha, with a creek along one side. 11 of them stay a wetland.\\u003c/p\\u003e", "imageId": {{media:sus-wetland}}, "link": {"url": "/sustainability/", "title": "What lives there"}}, {"title": "The frame, in December", "eyebrow": "Month 7", "text": "\\u003cp\\u003e86 panels stood up in four days. The joists carry 6 lb per sq ft more than they must, for panels.\\u003c/p\\u003e", "imageId": {{media:int-shell}}}, {"title": "The floor, in July", "eyebrow": "Month 14", "text": "\\u003cp\\u003eThe first truck backed in at 6:10 a.m.\\u003c/p\\u003e", "imageId": {{media:int-racking}}}, {"title": "What it took", "text": "\\u003cp\\u003e412,000 hours of work, 9 days of rain, no injuries that cost a day.\\u003c/p\\u003e"}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/image-text-complex-grid {"items": [{"title": "A pair of 1 without a picture"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/image-text-complex-grid ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 12 }, (_, index) => ({ title: index % 2 ? arabic : `${long} ${index}`, text: index % 3 ? long : arabic, link: { url: '/x/', title: long }, eyebrow: long, imageId: index % 4 ? 999999 : '@' })) }).replaceAll('"@"', '{{media:ext-sawtooth}}')} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/image-text-complex-grid {"title": "Nothing below", "items": [{"text": "No title"}]} /-->`,
  },
];

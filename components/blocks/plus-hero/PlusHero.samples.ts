import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/plus-hero {"eyebrow": "Tenant services", "title": "The building, plus the people who run it", "text": "One phone number for 240 buildings, answered by people who have the keys.", "imageId": {{media:int-dock-staging}}, "primaryLink": {"url": "/contact/", "title": "Call a manager"}, "secondaryLink": {"url": "/about/", "title": "What a lease includes"}, "points": [{"title": "Dock levelers", "text": "Repaired within 24 hours. The largest building has 186."}, {"title": "Power", "text": "4,000 A on move-in day, with a second feed reserved."}, {"title": "Yard", "text": "185 ft truck courts, cleared of snow by 5 am."}, {"title": "Chargers", "text": "12 trucks at a time, 350 kW each."}]} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/plus-hero {"title": "A title alone"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/plus-hero {"eyebrow": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "imageId": 0, "primaryLink": {"url": "javascript:alert(1)", "title": "Unsafe link"}, "points": [{"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"}, {"text": "نبني المستودعات حيث تتغير الشحنات"}, {}, {"title": "4"}, {"title": "5"}, {"title": "6"}]} /-->`,
  },
  { name: 'no title', markup: `<!-- wp:site/plus-hero {"text": "Text without a title."} /-->` },
];

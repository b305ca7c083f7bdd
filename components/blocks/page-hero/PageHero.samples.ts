import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/page-hero {"title": "We own what we build", "text": "One team finds the land, designs the building, leases it and maintains it.", "imageId": {{media:hero-dawn-park}}, "caption": "Trinity Crossing at dawn", "captionDetail": "32.6107° N, 96.7028° W", "primaryLink": {"url": "/properties/", "title": "Find space"}, "secondaryLink": {"url": "/about/", "title": "Company facts"}, "annotations": [{"kind": "dimension", "label": "1,180 ft", "x1": 262, "y1": 262, "x2": 1470, "y2": 527}, {"kind": "leader", "label": "84 dock doors", "x1": 1193, "y1": 632, "x2": 1150, "y2": 800}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/page-hero {"variant": "compact", "title": "Newsroom"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/page-hero {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "imageId": 0, "primaryLink": {"url": "javascript:alert(1)", "title": "Click"}} /-->`,
  },
  {
    name: 'split',
    markup: `<!-- wp:site/page-hero {"variant": "split", "title": "Dallas–Fort Worth", "text": "8.3 million people, five interstates.", "imageId": {{media:hero-interchange}}, "primaryLink": {"url": "/properties/", "title": "See 6 available buildings"}} /-->`,
  },
  {
    name: 'image',
    markup: `<!-- wp:site/page-hero {"variant": "image", "title": "Careers", "imageId": {{media:com-lobby}}} /-->`,
  },
  {
    name: 'no title',
    markup: `<!-- wp:site/page-hero {"text": "Text without a title."} /-->`,
  },
];

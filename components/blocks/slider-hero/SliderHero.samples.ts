import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/slider-hero {"showSearch": true, "slides": [{"title": "Warehouses where freight changes hands", "text": "We find the land and design the building.", "imageId": {{media:hero-dusk-docks}}, "primaryLink": {"url": "/properties/", "title": "Find space"}, "secondaryLink": {"url": "/about/", "title": "How we build"}, "caption": "Trinity Crossing 1", "captionDetail": "32.6088° N", "annotations": [{"kind": "dimension", "label": "1,180 ft", "x1": 262, "y1": 262, "x2": 1470, "y2": 527}, {"kind": "leader", "label": "84 dock doors", "x1": 1193, "y1": 632, "x2": 1150, "y2": 800}]}, {"title": "One traffic light from the port", "text": "Harbor Gate 5 has 318,400 square feet next to the port.", "imageId": {{media:hero-port}}, "primaryLink": {"url": "/markets/", "title": "See the market"}}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/slider-hero {"slides": [{"title": "One slide"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/slider-hero {"slides": [{"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 0", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 1", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 2", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 3", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 4", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 5", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 6", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}, {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 7", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية"}]} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/slider-hero {"slides": []} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/before-after-slide {"title": "From drawing to finished building", "text": "Drag the divider to compare.", "beforeImageId": {{media:drawing-dusk-docks}}, "afterImageId": {{media:hero-dusk-docks}}, "beforeLabel": "Drawing, March 2022", "afterLabel": "Built, October 2023", "dimension": "1,180 ft", "dimensionNote": "360 m, Trinity Crossing 1"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/before-after-slide {"beforeImageId": {{media:ba-upgrade-before}}, "afterImageId": {{media:ba-upgrade-after}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/before-after-slide {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "beforeImageId": {{media:ba-brownfield-before}}, "afterImageId": {{media:ba-brownfield-after}}, "beforeLabel": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "afterLabel": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"} /-->`,
  },
  {
    name: 'one image missing',
    markup: `<!-- wp:site/before-after-slide {"title": "Only one image", "beforeImageId": {{media:ba-upgrade-before}}, "afterImageId": 0} /-->`,
  },
];

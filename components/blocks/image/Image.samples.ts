import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/image {"imageId": {{media:ext-dock-row}}, "caption": "North face of Trinity Crossing 2: <b>93 doors</b> at 12 ft centers, each with a dock leveler.", "captionDetail": "Wilmer, Texas, October 2026", "dimension": "1,690 ft", "dimensionNote": "515 m, corner to corner", "link": {"url": "/properties/", "title": "Available buildings"}} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/image {"imageId": {{media:int-racking}}, "align": "wide", "ratio": "wide"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/image {"imageId": {{media:drawing-corner-glass}}, "align": "right", "ratio": "square", "ground": "night", "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft نبني المستودعات حيث تتغير الشحنات", "captionDetail": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "link": {"url": "javascript:alert(1)", "title": "Unsafe link"}} /-->`,
  },
  {
    name: 'edge to edge',
    markup: `<!-- wp:site/image {"imageId": {{media:sus-wetland}}, "align": "full", "ratio": "wide", "caption": "Four acres of reeds hold the water of a ten-year storm for 48 hours.", "captionDetail": "32.6101° N, 96.7035° W"} /-->`,
  },
  {
    name: 'half width',
    markup: `<!-- wp:site/image {"imageId": {{media:com-break-garden}}, "align": "left", "ratio": "standard", "focalPoint": { "x": 0.3, "y": 0.75 }, "ground": "sunk", "caption": "Every building over 200,000 square feet gets 40 seats outdoors, sheltered from the wind in the truck court."} /-->`,
  },
  { name: 'missing image', markup: `<!-- wp:site/image {"imageId": 0, "caption": "A caption without an image."} /-->` },
];

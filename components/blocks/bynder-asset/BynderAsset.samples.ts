import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/bynder-asset {"assetId": "3F0C1A7E-EXT-SAWTOOTH", "name": "ext-sawtooth.jpg", "type": "image", "alt": "Row of bays with sawtooth roofs and teal doors", "originalUrl": "/media/2025/09/ext-sawtooth.jpg", "originalWidth": 1920, "originalHeight": 1200, "derivatives": [{"name": "thumbnail", "url": "/media/2025/09/ext-sawtooth-300x188.jpg", "width": 300, "height": 188}, {"name": "webImage", "url": "/media/2025/09/ext-sawtooth-768x480.jpg", "width": 768, "height": 480}, {"name": "large", "url": "/media/2025/09/ext-sawtooth-1536x960.jpg", "width": 1536, "height": 960}], "caption": "Bayshore Sawtooth: 96,300 square feet, daylit by 14 north-facing skylights and leased through 2031.", "captionDetail": "Hayward, California"} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/bynder-asset {"originalUrl": "/media/2026/02/int-sort.jpg", "originalWidth": 1920, "originalHeight": 1200, "align": "wide"} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/bynder-asset {"assetId": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "name": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "alt": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "originalUrl": "javascript:alert(1)", "derivatives": [{"url": "/media/2026/02/int-sort-768x480.jpg", "width": -1, "height": 0}, {"url": "https://example.com/a.jpg", "width": 900, "height": 600}], "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "captionDetail": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "align": "right", "ground": "night"} /-->`,
  },
  {
    name: 'video',
    markup: `<!-- wp:site/bynder-asset {"name": "roof.mp4", "type": "video", "alt": "The roof from the air", "originalUrl": "https://causeway.bynder.com/m/7/roof.mp4", "derivatives": [{"name": "webImage", "url": "/media/2026/04/sus-rooftop-solar-1536x960.jpg", "width": 1536, "height": 960}], "align": "left", "caption": "47 roofs and 33.9 megawatts in a 48-second flight."} /-->`,
  },
  {
    name: 'document',
    markup: `<!-- wp:site/bynder-asset {"name": "Brand manual", "type": "document", "originalUrl": "https://causeway.bynder.com/m/9/manual.pdf", "caption": "How to use our name, colors, and grid. 24 pages."} /-->`,
  },
  {
    name: 'host not allowed',
    markup: `<!-- wp:site/bynder-asset {"name": "Not ours", "originalUrl": "https://example.com/a.jpg"} /-->`,
  },
];

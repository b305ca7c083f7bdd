import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/video-hero {"eyebrow": "Operations", "title": "31 trucks a day through one door", "text": "Door 44 at Trinity Crossing 1 opens for 9 hours. What it does in a day pays for the wall around it.", "videoId": {{media:film-dusk-docks}}, "posterId": {{media:hero-dusk-docks}}, "alt": "The view moves slowly towards lit dock doors at dusk", "caption": "Trinity Crossing 1, south face", "captionDetail": "32.6088° N, 96.7031° W", "primaryLink": {"url": "/properties/", "title": "Find space"}, "secondaryLink": {"url": "/about/", "title": "How we build"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/video-hero {"title": "A picture where the video is missing", "posterId": {{media:hero-port}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/video-hero {"eyebrow": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "url": "javascript:alert(1)//.mp4", "videoId": {{media:company-facts}}, "posterId": {{media:hero-interchange}}, "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "primaryLink": {"url": "javascript:alert(1)", "title": "Nowhere"}} /-->`,
  },
  { name: 'no poster', markup: `<!-- wp:site/video-hero {"title": "Words alone", "url": "/media/door-44.mp4"} /-->` },
];

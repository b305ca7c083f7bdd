import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/video-hero {"eyebrow": "Operations", "title": "31 trucks a day at one dock door", "text": "Door 44 at Trinity Crossing 1 is in use for nine hours a day.", "videoId": {{media:film-dusk-docks}}, "posterId": {{media:hero-dusk-docks}}, "alt": "The camera moves slowly toward lit dock doors at dusk", "caption": "Trinity Crossing 1, south face", "captionDetail": "32.6088° N, 96.7031° W", "primaryLink": {"url": "/properties/", "title": "Find space"}, "secondaryLink": {"url": "/about/", "title": "How we build"}} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/video-hero {"title": "A poster without a video", "posterId": {{media:hero-port}}} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/video-hero {"eyebrow": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "url": "javascript:alert(1)//.mp4", "videoId": {{media:vendor-terms}}, "posterId": {{media:hero-interchange}}, "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "primaryLink": {"url": "javascript:alert(1)", "title": "Unsafe link"}} /-->`,
  },
  { name: 'no poster', markup: `<!-- wp:site/video-hero {"title": "A title without a poster", "url": "/media/door-44.mp4"} /-->` },
];

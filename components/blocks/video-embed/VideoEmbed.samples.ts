import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/video-embed {"title": "One dock door, 31 loads a day", "text": "We filmed door 44 from the first truck to the last: 31 loads in nine hours.", "url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30", "posterId": {{media:hero-dusk-docks}}, "duration": "2 min 40 s", "caption": "Trinity Crossing 1, door 44. Filmed on one day in May.", "captionDetail": "Dallas, May 2026"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/video-embed {"url": "https://vimeo.com/76979871"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/video-embed {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "url": "https://youtu.be/aqz-KE-bpKQ", "posterId": 0, "align": "full", "ground": "night", "duration": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"} /-->`,
  },
  {
    name: 'file',
    markup: `<!-- wp:site/video-embed {"title": "41.6 megawatts of rooftop solar from the air", "url": "/media/roof-from-the-air.mp4", "posterId": {{media:sus-rooftop-solar}}, "captionsUrl": "/media/roof-from-the-air.vtt", "duration": "48 s", "align": "wide", "ground": "sunk"} /-->`,
  },
  {
    name: 'URL that cannot be embedded',
    markup: `<!-- wp:site/video-embed {"title": "the county’s video of the pond", "url": "https://example.com/films/pond", "posterId": {{media:sus-wetland}}, "align": "left"} /-->`,
  },
  { name: 'unsafe URL', markup: `<!-- wp:site/video-embed {"title": "A video", "url": "javascript:alert(1)"} /-->` },
];

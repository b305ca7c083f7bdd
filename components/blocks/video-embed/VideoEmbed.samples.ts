import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/video-embed {"title": "A door opens 31 times a day", "text": "We filmed door 44 from first truck to last: 31 loads, 9 hours, one leveler.", "url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30", "posterId": {{media:hero-dusk-docks}}, "duration": "2 min 40 s", "caption": "Trinity Crossing 1, door 44. Filmed on one day in May with a camera bolted to the column.", "captionDetail": "Dallas, May 2026"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/video-embed {"url": "https://vimeo.com/76979871"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/video-embed {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "url": "https://youtu.be/aqz-KE-bpKQ", "posterId": 0, "align": "full", "ground": "night", "duration": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "caption": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"} /-->`,
  },
  {
    name: 'file',
    markup: `<!-- wp:site/video-embed {"title": "41.6 megawatts from the air", "url": "/media/roof-from-the-air.mp4", "posterId": {{media:sus-rooftop-solar}}, "captionsUrl": "/media/roof-from-the-air.vtt", "duration": "48 s", "align": "wide", "ground": "sunk"} /-->`,
  },
  {
    name: 'address of no player',
    markup: `<!-- wp:site/video-embed {"title": "the county’s film of the pond", "url": "https://example.com/films/pond", "posterId": {{media:sus-wetland}}, "align": "left"} /-->`,
  },
  { name: 'no address', markup: `<!-- wp:site/video-embed {"title": "A film", "url": "javascript:alert(1)"} /-->` },
];

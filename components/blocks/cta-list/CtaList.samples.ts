import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/cta-list {"title": "Three ways to start", "signal": true, "items": [{"title": "Tell us the square feet", "text": "An answer in one working day, with 3 buildings.", "link": {"url": "/contact/", "title": "Write to us"}}, {"title": "Walk a building", "text": "Tuesdays and Thursdays at 9, 40 minutes.", "link": {"url": "/properties/", "title": "See what is open"}}, {"title": "Send us a site", "text": "From 8 acres, 3.2 ha. We answer in 10 days.", "link": {"url": "/acquire/", "title": "Talk to investment"}}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/cta-list {"items": [{"title": "Call the service desk", "link": {"url": "tel:+15625550140", "title": "Call"}}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/cta-list ${JSON.stringify({ title: long, ground: 'night', signal: true, items: Array.from({ length: 8 }, (_, index) => ({ title: index % 2 ? arabic : long, text: long, link: { url: '/x/', title: long } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/cta-list {"title": "Nothing below", "items": [{"link": {"url": "/x/", "title": "x"}}]} /-->`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/cta-list {"title": "Three ways to start", "signal": true, "items": [{"title": "Tell us how much space you need", "text": "You get three suggestions within one business day.", "link": {"url": "/contact/", "title": "Contact us"}}, {"title": "Tour a building", "text": "Tuesdays and Thursdays at 9 am, 40 minutes.", "link": {"url": "/properties/", "title": "See available space"}}, {"title": "Offer us a site", "text": "We buy from 8 acres (3.2 ha) and reply within 10 days.", "link": {"url": "/acquire/", "title": "Contact the investment team"}}]} /-->`,
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
    markup: `<!-- wp:site/cta-list {"title": "No actions", "items": [{"link": {"url": "/x/", "title": "x"}}]} /-->`,
  },
];

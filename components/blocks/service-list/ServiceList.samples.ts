import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/service-list {"title": "Our services", "text": "Five services, one manager, one phone number.", "moreLink": {"url": "/what-we-do/", "title": "How we work"}, "items": [{"icon": "key", "title": "Leasing", "text": "Terms from 3 to 15 years. 211 leases signed in 2026.", "link": {"url": "/lease/", "title": "Leasing"}}, {"icon": "ruler", "title": "Build to suit", "text": "From signed terms to keys in 14 months, at a fixed price.", "link": {"url": "/build-to-suit/", "title": "Build to suit"}}, {"icon": "clock", "title": "Property management", "text": "We respond to a stuck dock door in 25 minutes, day and night.", "link": {"url": "/management/", "title": "Management"}}, {"icon": "solar", "title": "Rooftop power", "text": "41.6 MW on 58 roofs, sold to tenants below the grid price.", "link": {"url": "/sustainability/", "title": "Power"}}, {"icon": "document", "title": "Lease administration", "text": "One invoice a month for all your buildings."}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/service-list {"items": [{"title": "Leasing", "link": {"url": "/lease/", "title": "Leasing"}}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/service-list ${JSON.stringify({ title: arabic, ground: 'night', items: Array.from({ length: 40 }, (_, index) => ({ icon: index % 2 ? 'truck' : '', title: `${long} ${index}`, text: index % 3 ? long : arabic, link: { url: '/x/', title: long } })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/service-list {"title": "No services", "items": [{"text": "A text without a title"}]} /-->`,
  },
];

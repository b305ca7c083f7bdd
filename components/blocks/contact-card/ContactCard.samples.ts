import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const days = Array.from({ length: 7 }, (_, index) => ({ label: `Day ${index + 1} ${long}`, value: '8 am to 6 pm PT' }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/contact-card {"title": "Long Beach", "role": "Headquarters", "text": "\\u003cp\\u003e1 Pier Row, Suite 400\\u003cbr\\u003eLong Beach, CA 90802\\u003c/p\\u003e\\u003cp\\u003eThe A Line stops 300 ft (90 m) from the entrance. Trucks enter at Gate 2.\\u003c/p\\u003e", "phone": "562-555-0142", "email": "office@causeway.example", "latitude": 33.7701, "longitude": -118.1937, "openingHours": [{"label": "Monday to Friday", "value": "8 am to 6 pm PT"}, {"label": "Saturday", "value": "by appointment"}], "imageId": {{media:hero-port}}, "link": {"url": "/contact/", "title": "Contact us"}} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/contact-card {"personId": {{team:delia-marchetti}}, "ground": "sunk"} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/contact-card {"title": "${long}", "role": "${arabic}", "text": "${arabic} ${long}", "phone": "not a number", "email": "${long.toLowerCase().replaceAll('ä', 'a')}@causeway.example", "latitude": 95, "longitude": -118.1937, "openingHours": ${JSON.stringify(days)}, "link": {"url": "/contact/", "title": "${long}"}, "ground": "night"} /-->`,
  },
  { name: 'no name', markup: '<!-- wp:site/contact-card {"phone": "562-555-0142"} /-->' },
];

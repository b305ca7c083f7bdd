import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const items = Array.from({ length: 12 }, (_, index) => ({ title: index % 2 === 0 ? `${long} ${index}` : `File ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/broker-toolkit-form {"title": "Request files", "text": "2,100 brokers use the toolkit. Plans come as DWG and PDF, photos at 6,000 pixels, and data tables for 34 markets.", "items": [{"title": "Site plans, DWG and PDF"}, {"title": "Photos and renderings"}, {"title": "Quarterly market data"}, {"title": "Commission agreement"}, {"title": "Lease form, 38 pages"}], "recipient": "brokers@causeway.example", "workingDays": 1, "submitLabel": "Request files", "sentText": "<p>You will receive one download link, valid for 30 days.</p>", "people": [{"personId": {{team:delia-marchetti}}}], "peopleTitle": "Your contact"} /-->`,
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/broker-toolkit-form {} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/broker-toolkit-form ${JSON.stringify({
      title: long,
      text: 'اختر الملفات التي تحتاجها',
      items,
      submitLabel: long,
      people: [{ personId: 0 }],
      note: long,
      ground: 'night',
    })} /-->`,
  },
];

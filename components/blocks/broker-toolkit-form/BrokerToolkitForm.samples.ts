import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const items = Array.from({ length: 12 }, (_, index) => ({ title: index % 2 === 0 ? `${long} ${index}` : `File ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/broker-toolkit-form {"title": "Choose your files", "text": "2,100 brokers have them. Plans come as DWG and PDF, pictures at 6,000 pixels, tables for 34 markets.", "items": [{"title": "Site plans, DWG and PDF"}, {"title": "Photographs and drawings"}, {"title": "Market tables of the quarter"}, {"title": "Commission agreement, paid in 22 days"}, {"title": "Lease form, 38 pages"}], "recipient": "brokers@causeway.example", "workingDays": 1, "submitLabel": "Ask for the files", "sentText": "<p>The files come as one link that works for 30 days.</p>", "people": [{"personId": {{team:delia-marchetti}}}], "peopleTitle": "Who sends them"} /-->`,
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

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/vendor-form {"title": "Register your company", "text": "We have 240 buildings with 9,870 dock doors, and we pay our vendors within 22 days.", "recipient": "vendors@causeway.example", "workingDays": 3, "sentText": "<p>We check your license and insurance, then call you. The first job is under $10,000, together with one of our engineers.</p>", "people": [{"personId": {{team:renata-kowalczyk}}}], "peopleTitle": "Your contact", "note": "<a href=\\"/vendors/\\">Read our four-page vendor terms</a> first."} /-->`,
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/vendor-form {} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/vendor-form ${JSON.stringify({
      title: long,
      text: 'سجّل شركتك للعمل في مبانينا',
      submitLabel: long,
      workingDays: 1,
      people: [{ personId: 0 }],
      note: long,
      ground: 'sunk',
    })} /-->`,
  },
];

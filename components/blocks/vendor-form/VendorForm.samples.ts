import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/vendor-form {"title": "Register your company", "text": "Two hundred and forty roofs, 3,900 dock doors, 61 miles of fence. Whoever mends one of them is paid in 22 days.", "recipient": "vendors@causeway.example", "workingDays": 3, "sentText": "<p>We check license and insurance, then call. The first job is small: under $10,000, with one of our engineers beside you.</p>", "people": [{"personId": {{team:renata-kowalczyk}}}], "peopleTitle": "Who checks it", "note": "The terms are four pages: <a href=\\"/vendors/\\">read them first</a>."} /-->`,
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

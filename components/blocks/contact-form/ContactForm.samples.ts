import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const topics = Array.from({ length: 12 }, (_, index) => ({ title: index % 3 === 0 ? `${long} ${index}` : `Topic ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/contact-form {"title": "Write to the team in your region", "text": "Name the square feet and the month. In 2025 we answered 4,210 letters, half of them before noon.", "topics": [{"title": "Leasing a building", "recipient": "leasing@causeway.example"}, {"title": "Building to suit", "recipient": "development@causeway.example"}, {"title": "Selling to Causeway", "recipient": "acquisitions@causeway.example"}, {"title": "A building I rent", "recipient": "service@causeway.example"}, {"title": "Press", "recipient": "press@causeway.example"}], "recipient": "hello@causeway.example", "submitLabel": "Send to the team", "workingDays": 2, "sentText": "<p>A leasing person of the region looks up what stands empty within 40 miles and writes back with plans.</p>", "people": [{"personId": {{team:delia-marchetti}}}, {"personId": {{team:priya-ramanathan}}}], "note": "Dock stuck, roof leaking, gate open? Tenants call <a href=\\"tel:+18005550100\\">800 555 0100</a>, day and night."} /-->`,
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/contact-form {} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/contact-form ${JSON.stringify({
      title: long,
      text: 'اكتب لنا عن المبنى الذي تبحث عنه، وسنجيبك خلال يومي عمل',
      topics,
      submitLabel: long,
      workingDays: 30,
      peopleTitle: long,
      people: [{ personId: 0 }],
      note: 'اتصل بنا',
      ground: 'night',
    })} /-->`,
  },
];

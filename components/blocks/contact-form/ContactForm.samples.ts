import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const topics = Array.from({ length: 12 }, (_, index) => ({ title: index % 3 === 0 ? `${long} ${index}` : `Topic ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/contact-form {"title": "Contact the team in your region", "text": "Tell us how much space you need and when. In 2025, we answered 4,210 inquiries, half of them before noon.", "topics": [{"title": "Leasing space", "recipient": "leasing@causeway.example"}, {"title": "Build-to-suit", "recipient": "development@causeway.example"}, {"title": "Selling a property to Causeway", "recipient": "acquisitions@causeway.example"}, {"title": "A building I lease", "recipient": "service@causeway.example"}, {"title": "Press", "recipient": "press@causeway.example"}], "recipient": "hello@causeway.example", "submitLabel": "Send message", "workingDays": 2, "sentText": "<p>A leasing agent in your region will check which spaces are available within 40 miles and reply with floor plans.</p>", "people": [{"personId": {{team:delia-marchetti}}}, {"personId": {{team:priya-ramanathan}}}], "note": "Stuck dock, leaking roof, open gate? Tenants can call <a href=\\"tel:+18005550100\\">800-555-0100</a> at any time."} /-->`,
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

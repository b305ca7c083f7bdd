import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const topics = Array.from({ length: 12 }, (_, index) => ({ title: `${long} ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/community-form {"title": "Contact us as a neighbor", "text": "In 2025, we approved 148 of 212 requests. Nighttime noise comes first: we fix it within 36 hours.", "topics": [{"title": "Noise, light, or traffic", "recipient": "service@causeway.example"}, {"title": "A class visit", "recipient": "community@causeway.example"}, {"title": "Event space"}, {"title": "A donation or sponsorship"}], "recipient": "community@causeway.example", "workingDays": 5, "sentText": "<p>Complaints go to the building engineer. Everything else goes to our community committee, which meets on the first Tuesday of each month.</p>", "ground": "sunk", "note": "In an emergency, call <a href=\\"tel:911\\">911</a> first, then us."} /-->`,
  },
  {
    name: 'sparse',
    markup: '<!-- wp:site/community-form {} /-->',
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/community-form ${JSON.stringify({
      title: long,
      text: 'نحن جيرانكم، فاكتبوا لنا',
      topics,
      submitLabel: long,
      people: [{ personId: 0 }],
      ground: 'night',
    })} /-->`,
  },
];

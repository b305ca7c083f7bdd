import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const topics = Array.from({ length: 12 }, (_, index) => ({ title: `${long} ${index}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/community-form {"title": "Ask us as a neighbor", "text": "Of 212 requests in 2025 we said yes to 148. Noise at night is mended first: within 36 hours.", "topics": [{"title": "Noise, light or traffic", "recipient": "service@causeway.example"}, {"title": "A visit with a class", "recipient": "community@causeway.example"}, {"title": "Space for an event"}, {"title": "A gift or a sponsorship"}], "recipient": "community@causeway.example", "workingDays": 5, "sentText": "<p>Complaints go to the engineer of the building, everything else to the committee, which meets on the first Tuesday of the month.</p>", "ground": "sunk", "note": "Is somebody in danger? Call <a href=\\"tel:911\\">911</a>, then us."} /-->`,
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

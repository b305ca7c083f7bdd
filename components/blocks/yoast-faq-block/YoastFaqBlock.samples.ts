import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:yoast/faq-block {"questions":[{"id":"faq-1","question":["How long is a lease?"],"answer":["6.8 years on average."],"jsonQuestion":"How long is a \\u003cem\\u003elease\\u003c/em\\u003e?","jsonAnswer":"6.8 years on average. 18 leases are shorter than three years."},{"id":"faq-2","jsonQuestion":"Who repairs the dock doors?","jsonAnswer":"We do, within four hours, at all 240 buildings."}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:yoast/faq-block {"questions":[{"id":"faq-1","jsonQuestion":"Is there rail service?","jsonAnswer":"At nine buildings."}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:yoast/faq-block {"questions":${JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ id: `q${index}`, jsonQuestion: index === 0 ? 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt' : 'كم عدد الأبواب؟', jsonAnswer: 'نبني المستودعات' })))}} /-->`,
  },
  { name: 'no answers', markup: `<!-- wp:yoast/faq-block {"questions":[{"id":"faq-1","jsonQuestion":"Is there rail service?"}]} /-->` },
];

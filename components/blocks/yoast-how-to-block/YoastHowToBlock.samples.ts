import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:yoast/how-to-block {"hasDuration":true,"days":"1","hours":"2","minutes":"30","durationText":"A visit takes","jsonDescription":"Three steps from the gate to the dock.","steps":[{"id":"s1","jsonName":"Sign in at the \\u003cstrong\\u003egate\\u003c/strong\\u003e","jsonText":"Bring safety boots and a driver’s license. The rule is the same at all 240 buildings."},{"id":"s2","jsonName":"Walk the dock","jsonText":"Doors are numbered from 1 to 118, starting in the east."},{"id":"s3","jsonName":"Measure the clear height","jsonText":"We lend you a laser. Measure at the lowest joist."}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:yoast/how-to-block {"unorderedList":true,"steps":[{"id":"s1","jsonName":"Call the service desk."}]} --><div class="schema-how-to wp-block-yoast-how-to-block"><p class="schema-how-to-description">For <strong>tenants</strong> only.</p></div><!-- /wp:yoast/how-to-block -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:yoast/how-to-block {"hasDuration":true,"days":"many","hours":"-4","minutes":"1e9","steps":${JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ id: `s${index}`, jsonName: index === 0 ? 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt' : 'اتصل', jsonText: 'نبني المستودعات حيث تتغير الشحنات' })))}} /-->`,
  },
  { name: 'no steps', markup: `<!-- wp:yoast/how-to-block {"jsonDescription":"No steps."} /-->` },
];

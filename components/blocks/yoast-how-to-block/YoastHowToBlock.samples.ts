import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:yoast/how-to-block {"hasDuration":true,"days":"1","hours":"2","minutes":"30","durationText":"A visit takes","jsonDescription":"Four steps from the gate to the mezzanine.","steps":[{"id":"s1","jsonName":"Sign in at the \\u003cstrong\\u003egate\\u003c/strong\\u003e","jsonText":"Bring boots and a licence. 240 buildings have the same rule."},{"id":"s2","jsonName":"Walk the dock","jsonText":"Doors are numbered from the east, 1 to 118."},{"id":"s3","jsonName":"Measure the clear height","jsonText":"We lend you the laser. Read it at the lowest joist."}]} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:yoast/how-to-block {"unorderedList":true,"steps":[{"id":"s1","jsonName":"Call the desk."}]} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:yoast/how-to-block {"hasDuration":true,"days":"many","hours":"-4","minutes":"1e9","steps":${JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ id: `s${index}`, jsonName: index === 0 ? 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt' : 'اتصل', jsonText: 'نبني المستودعات حيث تتغير الشحنات' })))}} /-->`,
  },
  { name: 'no steps', markup: `<!-- wp:yoast/how-to-block {"jsonDescription":"Nothing to do."} /-->` },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/form-embed {"title": "Report a night delivery", "text": "Six questions, two minutes. The yard team replies within one business day.", "url": "https://forms.office.com/r/causeway-night", "frameHeight": 640, "note": "This form is hosted by Microsoft. The yard team of your building reads it. Submissions are deleted after 90 days.", "ground": "sunk"} /-->`,
  },
  { name: 'sparse', markup: `<!-- wp:site/form-embed {"url": "https://form.jotform.com/261234567890"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:site/form-embed {"title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "text": "نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية", "url": "https://docs.google.com/forms/d/e/Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft/viewform?a=1&b=2", "frameHeight": 99999, "note": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "ground": "night"} /-->`,
  },
  {
    name: 'host that is not allowed',
    markup: `<!-- wp:site/form-embed {"title": "A form on another host", "url": "https://forms.example.com/7"} /-->`,
  },
  { name: 'unsafe URL', markup: `<!-- wp:site/form-embed {"title": "A form", "url": "javascript:alert(1)"} /-->` },
];

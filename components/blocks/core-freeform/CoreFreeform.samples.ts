import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<p>Written in 2009 with a <a href="/news/">link</a>.</p><ul><li>One</li></ul>`,
  },
  {
    name: 'sparse',
    markup: `One line.`,
  },
  {
    name: 'extreme',
    markup: `<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft </p><table><tr><td>نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية</td></tr></table>`,
  },
  {
    name: 'hostile',
    markup: `<p onclick="alert(1)">Hi</p><script>alert(1)</script><iframe src="https://evil.example"></iframe><div style="background:url(javascript:alert(1))">unclosed`,
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:heading {"level":2} --><h2>Nine feet, <em>four</em> seconds</h2><!-- /wp:heading --><!-- wp:heading {"level":3} --><h3>What tenants can do</h3><!-- /wp:heading --><!-- wp:heading {"level":4} --><h4>Today</h4><!-- /wp:heading -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:heading {"level":2} --><h2>Doors</h2><!-- /wp:heading -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:heading {"level":2} --><h2>DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</h2><!-- /wp:heading --><!-- wp:heading {"level":3} --><h3>نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية</h3><!-- /wp:heading -->`,
  },
  {
    name: 'level 1',
    markup: `<!-- wp:heading {"level":1} --><h1>A second title</h1><!-- /wp:heading -->`,
  },
];

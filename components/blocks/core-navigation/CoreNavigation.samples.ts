import type { BlockSample } from '#lib/blocks/catalogue.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<!-- wp:navigation-link {"label":"Building ${index + 1}","url":"/properties/"} /-->`).join(
    '',
  );

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:navigation {"overlayMenu":"mobile"} --><!-- wp:home-link {"label":"Home"} /--><!-- wp:navigation-submenu {"label":"Space","url":"/properties/"} --><!-- wp:navigation-link {"label":"Available now","url":"/status/available-now/","description":"Ready within 30 days"} /--><!-- wp:navigation-link {"label":"Build to suit","url":"/build-to-suit/"} /--><!-- /wp:navigation-submenu --><!-- wp:navigation-link {"label":"Newsroom","url":"/news/"} /--><!-- wp:navigation-link {"label":"County planning portal","url":"https://example.com/","opensInNewTab":true,"rel":"nofollow"} /--><!-- /wp:navigation -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:navigation {"overlayMenu":"never","layout":{"type":"flex","orientation":"vertical"}} --><!-- wp:navigation-link {"label":"Contact","url":"/contact/"} /--><!-- /wp:navigation -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:navigation {"overlayMenu":"always"} --><!-- wp:navigation-link {"label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt","url":"/about/"} /--><!-- wp:navigation-link {"label":"المستودعات","url":"/about/"} /-->${links(38)}<!-- /wp:navigation -->`,
  },
  {
    name: 'many in a row',
    markup: `<!-- wp:navigation {"overlayMenu":"never"} -->${links(14)}<!-- /wp:navigation -->`,
  },
  { name: 'empty', markup: `<!-- wp:navigation {"ref":999999} /-->` },
];

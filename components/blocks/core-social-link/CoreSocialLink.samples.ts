import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://www.linkedin.com/company/causeway","service":"linkedin","label":"Causeway on LinkedIn","rel":"me nofollow"} /--></ul><!-- /wp:social-links -->`,
  },
  { name: 'sparse', markup: `<!-- wp:social-link {"url":"https://example.com/feed/","service":"feed"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:social-links --><ul><!-- wp:social-link {"url":"javascript:alert(1)","service":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} /--><!-- wp:social-link {"url":"https://example.com/","service":"المستودعات"} /--></ul><!-- /wp:social-links -->`,
  },
  { name: 'no URL', markup: `<!-- wp:social-link {"service":"x"} /-->` },
];

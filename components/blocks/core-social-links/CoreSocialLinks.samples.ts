import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:social-links {"openInNewTab":true} --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://www.linkedin.com/company/causeway","service":"linkedin"} /--><!-- wp:social-link {"url":"https://www.youtube.com/@causeway","service":"youtube","label":"Construction videos"} /--><!-- wp:social-link {"url":"desk@causeway.example","service":"mail"} /--></ul><!-- /wp:social-links -->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"linkedin.com/company/causeway","service":"linkedin"} /--></ul><!-- /wp:social-links -->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:social-links {"backgroundColor":"night"} --><ul class="wp-block-social-links">${'<!-- wp:social-link {"url":"https://example.com/","service":"x","label":"المستودعات"} /-->'.repeat(39)}<!-- wp:social-link {"url":"https://example.com/","service":"x","label":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt"} /--></ul><!-- /wp:social-links -->`,
  },
  { name: 'empty', markup: `<!-- wp:social-links --><ul class="wp-block-social-links"></ul><!-- /wp:social-links -->` },
];

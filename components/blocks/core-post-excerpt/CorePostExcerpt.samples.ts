import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:post-excerpt {"moreText":"Read the full story"} /-->` },
  { name: 'sparse', markup: `<!-- wp:post-excerpt /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-excerpt {"moreText":"DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft","showMoreOnNewLine":false,"fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'right to left',
    markup: `<!-- wp:post-excerpt {"moreText":"المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا","textAlign":"right"} /-->`,
  },
];

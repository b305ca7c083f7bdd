import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:post-terms {"term":"post_tag","prefix":"About ","separator":" · "} /-->` },
  { name: 'sparse', markup: `<!-- wp:post-terms {"term":"category"} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-terms {"term":"post_tag","prefix":"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ","separator":" / ","suffix":" المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا","fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  { name: 'unknown taxonomy', markup: `<!-- wp:post-terms {"term":"color"} /-->` },
];

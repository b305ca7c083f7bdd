import type { BlockSample } from '#lib/blocks/catalogue.ts';

export const samples: readonly BlockSample[] = [
  { name: 'rich', markup: `<!-- wp:post-author {"byline":"Written by","showBio":true,"isLink":true,"avatarSize":96} /-->` },
  { name: 'sparse', markup: `<!-- wp:post-author {"showAvatar":false} /-->` },
  {
    name: 'extreme',
    markup: `<!-- wp:query {"queryId":9,"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-author {"byline":"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft","showBio":true,"avatarSize":24,"fontSize":"small","backgroundColor":"night","style":{"spacing":{"padding":"900px"}}} /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
  },
  {
    name: 'right to left',
    markup: `<!-- wp:post-author {"byline":"المخزن القريب من الميناء يفتح أبوابه في الرابعة صباحا","textAlign":"right"} /-->`,
  },
];

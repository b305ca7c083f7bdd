import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 19 }, (_, index) => ({ name: `Member ${index + 2}`, role: 'Elected 2024' }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup:
      '<!-- wp:site/board-of-directors {"title": "The board", "text": "The four directors meet six times a year. Two of those meetings take place in one of our buildings, with the tenant in the room.", "personIds": [{{leadership:samuel-oyelaran}}, {{leadership:greta-halvorsen}}, {{leadership:winston-aldaba}}], "members": [{"name": "Adaeze Thornbury", "role": "Tenant-elected director", "text": "\\u003cp\\u003eAdaeze runs 31 docks for a grocer in Joliet. Tenants elected her in 2022 to bring a dock manager’s view to the board.\\u003c/p\\u003e", "imageId": {{media:portrait-naomi-adeyemi}}, "link": {"url": "/news/", "title": "Why tenants elect a director"}}]} /-->',
  },
  { name: 'sparse', markup: '<!-- wp:site/board-of-directors {"personIds": [{{leadership:maren-okafor}}]} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/board-of-directors {"title": "${long}", "text": "${arabic}", "ground": "night", "members": ${JSON.stringify([
      { name: `${long} ${long}`, role: long, text: `${arabic} ${arabic} ${long}`, link: { url: '/news/', title: long } },
      ...many,
    ])}} /-->`,
  },
  {
    name: 'deleted profile',
    markup:
      '<!-- wp:site/board-of-directors {"title": "The board", "personIds": [999999], "members": [{"role": "Director without a name"}]} /-->',
  },
];

import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/two-by-two-grid {"title": "Offices and truck courts", "cells": [{"imageId": {{media:ext-corner-glass}}}, {"title": "Glass for the offices", "text": "Offices face north, which cuts cooling by 40% and needs no blinds at 3 pm.", "link": {"url": "/what-we-do/", "title": "How we design offices"}}, {"title": "Concrete for the truck court", "text": "8 in (203 mm) thick, without joints for 185 ft."}, {"imageId": {{media:ext-dock-row}}}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/two-by-two-grid {"cells": [{"title": "One cell of four"}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/two-by-two-grid ${JSON.stringify({ title: long, ground: 'night', cells: Array.from({ length: 4 }, (_, index) => ({ title: index % 2 ? arabic : `${long} ${index}`, text: index % 3 ? long : arabic, link: { url: '/x/', title: long }, imageId: index === 1 ? '@' : 999999 })) }).replaceAll('"@"', '{{media:int-sort}}')} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/two-by-two-grid {"title": "No cells", "cells": [{"link": {"url": "/x/", "title": "x"}}]} /-->`,
  },
];

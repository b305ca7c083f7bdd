import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 10 }, (_, index) => ({ title: `Team ${index + 3}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/teams {"title": "Three teams, one drawing", "text": "Each has a lead who has run a site.", "moreLink": {"url": "/team/", "title": "All 58"}, "teams": ${JSON.stringify(
      [
        {
          title: 'Leasing, Texas',
          text: '<p>Shows 140 buildings a year and drives to all of them. The first answer takes two working days.</p>',
          leadId: '{{team:delia-marchetti}}',
          personIds: ['{{team:owen-castellano}}', '{{team:dale-okonkwo}}', '{{team:clementine-rusk}}'],
          link: { url: '/regions/texas/', title: 'Space in Texas' },
        },
        {
          title: 'Development',
          text: '<p>Nine buildings with 4.8 million square feet under way. A truck court is drawn before the land is bought.</p>',
          leadId: '{{team:priya-ramanathan}}',
          personIds: ['{{team:wes-lindqvist}}', '{{team:yuki-tanabe}}'],
        },
      ],
    )
      .replaceAll(/"(\{\{[^"]+\}\})"/g, '$1')
      .replaceAll('<', '\\u003c')
      .replaceAll('>', '\\u003e')}} /-->`,
  },
  { name: 'sparse', markup: '<!-- wp:site/teams {"teams": [{"title": "Night desk"}], "ground": "sunk"} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/teams {"title": "${long}", "text": "${arabic}", "ground": "night", "teams": ${JSON.stringify([
      { personIds: ['{{team:owen-castellano}}'] },
      {
        title: long,
        text: `${arabic} ${long}`,
        leadId: '{{team:delia-marchetti}}',
        personIds: Array.from({ length: 20 }, () => '{{team:priya-ramanathan}}'),
        link: { url: '/team/', title: long },
      },
      ...many,
    ]).replaceAll(/"(\{\{[^"]+\}\})"/g, '$1')}} /-->`,
  },
  { name: 'no name', markup: '<!-- wp:site/teams {"title": "Teams", "teams": [{"text": "Nameless"}]} /-->' },
];

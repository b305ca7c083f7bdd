import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 10 }, (_, index) => ({ title: `Team ${index + 3}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/teams {"title": "Regional and development teams", "text": "Each team lead has managed a construction site.", "moreLink": {"url": "/team/", "title": "All team members"}, "teams": ${JSON.stringify(
      [
        {
          title: 'Leasing, Texas',
          text: '<p>Gives 140 building tours a year and replies to inquiries within two business days.</p>',
          leadId: '{{team:delia-marchetti}}',
          personIds: ['{{team:owen-castellano}}', '{{team:dale-okonkwo}}', '{{team:clementine-rusk}}'],
          link: { url: '/regions/texas/', title: 'Available space in Texas' },
        },
        {
          title: 'Development',
          text: '<p>Has nine buildings with 4.8 million square feet under construction, and designs the truck court before we buy the land.</p>',
          leadId: '{{team:priya-ramanathan}}',
          personIds: ['{{team:wes-lindqvist}}', '{{team:yuki-tanabe}}'],
        },
      ],
    )
      .replaceAll(/"(\{\{[^"]+\}\})"/g, '$1')
      .replaceAll('<', '\\u003c')
      .replaceAll('>', '\\u003e')}} /-->`,
  },
  { name: 'sparse', markup: '<!-- wp:site/teams {"teams": [{"title": "Night service desk"}], "ground": "sunk"} /-->' },
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
  { name: 'no name', markup: '<!-- wp:site/teams {"title": "Teams", "teams": [{"text": "A team without a name"}]} /-->' },
];

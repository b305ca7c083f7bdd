import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 38 }, (_, index) => ({ title: `Dock technician ${index + 3}`, department: `Yard ${index % 3}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/open-positions {"title": "Six open positions", "text": "You will hear back within five business days, from the person you would work with.", "positions": ${JSON.stringify(
      [
        {
          title: 'Civil engineer, land development',
          department: 'Development',
          location: 'Dallas, Texas',
          employmentType: 'Full time',
          link: { url: 'https://jobs.causeway.example/civil-engineer', title: 'Apply' },
          datePosted: '2026-11-02',
          description:
            'You design truck courts before we buy the land: 14 sites a year, from the first survey to the permit. Requires a Texas license, or an exam in progress.',
        },
        {
          title: 'Design manager',
          department: 'Development',
          location: 'Oakland, California',
          employmentType: 'Full time',
          link: { url: '/contact/' },
          datePosted: '2026-10-19',
        },
        {
          title: 'Property manager',
          department: 'Operations',
          location: 'Dallas, Texas',
          employmentType: 'Full time',
          link: { url: '/contact/' },
          datePosted: '2026-11-12',
          description: 'You manage nine buildings with 212 dock doors, all within 40 minutes of each other.',
        },
        { title: 'Dock technician', department: 'Operations', location: 'Joliet, Illinois', employmentType: 'Part time' },
        { title: 'Landscape intern, roofs', department: 'Operations', location: 'Seattle, Washington', employmentType: 'Internship' },
        { title: 'Research analyst', department: 'Corporate', location: 'Long Beach, California', employmentType: 'Contract' },
      ],
    )}} /-->`,
  },
  { name: 'sparse', markup: '<!-- wp:site/open-positions {"positions": [{"title": "Property manager"}], "ground": "sunk"} /-->' },
  {
    name: 'extreme',
    markup: `<!-- wp:site/open-positions {"title": "${long}", "text": "${arabic}", "ground": "night", "positions": ${JSON.stringify([
      {
        title: long,
        department: long,
        location: long,
        employmentType: long,
        link: { url: 'javascript:alert(1)' },
        description: `${long} ${arabic}`,
      },
      { title: arabic, department: arabic, location: arabic, validThrough: '2020-01-01' },
      ...many,
    ])}} /-->`,
  },
  {
    name: 'no open positions',
    markup: `<!-- wp:site/open-positions {"title": "No open positions", "emptyText": "Write to us anyway. In 2025 we hired three people who applied without a posted position."} /-->`,
  },
  {
    name: 'no content',
    markup: '<!-- wp:site/open-positions {"title": "Open positions", "positions": [{"department": "No title"}]} /-->',
  },
];

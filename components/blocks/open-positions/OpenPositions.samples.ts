import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';
const many = Array.from({ length: 38 }, (_, index) => ({ title: `Dock technician ${index + 3}`, department: `Yard ${index % 3}` }));

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/open-positions {"title": "Six chairs are free", "text": "All of them get a hard hat. The first answer comes within five working days, from the person you would work with.", "positions": ${JSON.stringify(
      [
        {
          title: 'Civil engineer, land development',
          department: 'Development',
          location: 'Dallas, Texas',
          employmentType: 'Full time',
          link: { url: 'https://jobs.causeway.example/civil-engineer', title: 'Apply' },
          datePosted: '2026-11-02',
          description:
            'You draw truck courts before we buy the land: 14 sites a year, from the first survey to the permit. Licensed in Texas, or on the way there.',
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
          description: 'Nine buildings and 212 doors, all within 40 minutes of each other.',
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
    name: 'nothing open',
    markup: `<!-- wp:site/open-positions {"title": "Nothing is open today", "emptyText": "Write all the same: in 2025 we made room for three people nobody had looked for."} /-->`,
  },
  {
    name: 'nothing to say',
    markup: '<!-- wp:site/open-positions {"title": "Open positions", "positions": [{"department": "Nameless"}]} /-->',
  },
];

/** The seed's user accounts. They have no passwords. */
import type { SeedUser } from '../types.ts';

function createUser(login: string, name: string, roles: readonly string[], registered: string, description = ''): SeedUser {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    login,
    email: `${login}@causeway.example`,
    firstName,
    lastName: rest.join(' '),
    roles,
    registered: `${registered}T09:00:00`,
    description,
  };
}

export const users: readonly SeedUser[] = [
  createUser('admin', 'Site Desk', ['administrator'], '2020-01-06', 'Maintains the site.'),
  createUser('ruth', 'Ruth Ellery', ['editor'], '2020-01-06', 'Ruth edits the newsroom and runs the press desk in Long Beach.'),
  createUser(
    'leasing',
    'Leasing Desk',
    ['editor'],
    '2020-02-03',
    'Checks the availability of every building each weekday at 6 am Pacific.',
  ),
  createUser(
    'lucille',
    'Lucille Tan',
    ['author'],
    '2020-03-02',
    'Lucille is Chief Development Officer. She is a structural engineer by training and leads design and construction.',
  ),
  createUser(
    'ingrid',
    'Ingrid Sørensen',
    ['author'],
    '2020-03-02',
    'Ingrid is Head of Sustainability. Her team has put solar panels on 58 of our roofs.',
  ),
  createUser(
    'arjun',
    'Arjun Petrossian',
    ['author'],
    '2020-09-07',
    'Arjun is Head of Research. He tracks rents, vacancy, permits and truck traffic in 34 markets.',
  ),
  createUser(
    'bernard',
    'Bernard Achterberg',
    ['author'],
    '2021-01-11',
    'Bernard is Chief Operating Officer. He wrote the first edition of our operating manual on a night shift.',
  ),
  createUser(
    'marisol',
    'Marisol Duarte',
    ['author'],
    '2021-05-03',
    'Marisol is Head of Leasing. She leased her first building in Perris in 2003.',
  ),
  createUser('odette', 'Odette Fairbairn', ['contributor'], '2022-02-07', 'Odette leads hiring in all eight regions.'),
  createUser('seo', 'Search Desk', ['wpseo_editor'], '2023-06-05', 'Maintains titles and descriptions for search engines.'),
  createUser('reader', 'Pat Reader', ['subscriber'], '2024-10-01'),
];

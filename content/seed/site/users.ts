/** Who can sign in to the content service. Passwords are not part of a seed. */
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
  createUser('admin', 'Site Desk', ['administrator'], '2020-01-06', 'Keeps the site running.'),
  createUser('ruth', 'Ruth Ellery', ['editor'], '2020-01-06', 'Ruth edits the newsroom and answers the press desk.'),
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
    'Lucille is Chief Development Officer. She trained as a structural engineer and answers for what is drawn and what is built.',
  ),
  createUser('ingrid', 'Ingrid Sørensen', ['author'], '2020-03-02', 'Ingrid is Head of Sustainability. She put panels on 58 of our roofs.'),
  createUser(
    'arjun',
    'Arjun Petrossian',
    ['author'],
    '2020-09-07',
    'Arjun is Head of Research. He counts buildings, doors, permits and trucks.',
  ),
  createUser(
    'bernard',
    'Bernard Achterberg',
    ['author'],
    '2021-01-11',
    'Bernard is Chief Operating Officer and wrote the first edition of the operating manual on a night shift.',
  ),
  createUser(
    'marisol',
    'Marisol Duarte',
    ['author'],
    '2021-05-03',
    'Marisol is Head of Leasing. She leased her first building in Perris in 2003.',
  ),
  createUser('odette', 'Odette Fairbairn', ['contributor'], '2022-02-07', 'Odette hires for all eight regions.'),
  createUser('seo', 'Search Desk', ['wpseo_editor'], '2023-06-05', 'Writes what search engines show.'),
  createUser('reader', 'Pat Reader', ['subscriber'], '2024-10-01'),
];

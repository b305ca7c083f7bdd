/** Accounts of the fixture seed, at least one for each role. */
import type { SeedUser } from '../../content/seed/types.ts';

function account(login: string, role: string, name: string): SeedUser {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    login,
    email: `${login}@example.com`,
    firstName,
    lastName,
    roles: [role],
    registered: '2023-01-03T00:00:00',
    password: getPassword(login),
  };
}

/** Only `editor` has published content. `writer` is the author of the unpublished content. */
export const fixtureUsers = [
  account('editor', 'editor', 'Edith Marsh'),
  account('writer', 'contributor', 'Will Ryder'),
  account('admin', 'administrator', 'Ada Berg'),
  account('author', 'author', 'Aulis Korpi'),
  account('contributor', 'contributor', 'Cora Lind'),
  account('subscriber', 'subscriber', 'Sue Baker'),
  account('seo_manager', 'wpseo_manager', 'Sam Ortiz'),
  account('seo_editor', 'wpseo_editor', 'Seb Urban'),
] as const;

/** The secret that the fixture service shares with the site (FAUST_SECRET_KEY). */
export const fixtureSecret = 'a secret that only tests know';

export function getPassword(login: string): string {
  return `${login}-Passw0rd!`;
}

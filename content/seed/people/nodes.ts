/** Converts team members and leaders to content nodes. */
import { fitDescription } from '../fit-description.ts';
import { pictureKey } from '../page.ts';
import { inlineHtml, articleBlocks } from '../article-notation.ts';
import { ref, type SeedNode } from '../types.ts';
import { leadership } from './leadership.ts';
import { team, type Department, type Person } from './team.ts';

/** `Emil pays vendors. He joined in 2018.` → `Emil pays vendors.` */
function getFirstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

export const teamNodes: readonly SeedNode[] = team.map((person, index) => ({
  type: 'team',
  slug: person.slug,
  title: person.name,
  date: '2026-01-05T09:00:00',
  modified: '2026-10-01T09:00:00',
  menuOrder: index + 1,
  featuredImage: pictureKey(`portrait-${person.slug}`),
  blocks: articleBlocks(`${person.bio}\n\n> ${person.quote}`),
  fields: {
    teamMeta: {
      title: person.title,
      department: person.department,
      email: person.email,
      phone: person.phone,
      employeeQuote: person.quote,
      region: person.region === null ? null : ref(`regions:${person.region}`),
    },
  },
  seo: { description: fitDescription(`${person.name}, ${person.title} at Causeway Logistics. ${getFirstSentence(person.bio)}`) },
}));

export const leadershipNodes: readonly SeedNode[] = leadership.map((leader, index) => ({
  type: 'leadership',
  slug: leader.slug,
  title: leader.name,
  date: '2026-01-05T09:00:00',
  modified: '2026-10-01T09:00:00',
  menuOrder: index + 1,
  featuredImage: pictureKey(`portrait-${leader.slug}`),
  blocks: articleBlocks(leader.bio),
  fields: {
    leadershipMeta: {
      title: leader.title,
      excerpt: `<p>${inlineHtml(leader.excerpt)}</p>`,
      largeImage: ref(pictureKey(`portrait-${leader.slug}`)),
    },
  },
  seo: { description: fitDescription(`${leader.name}, ${leader.title} of Causeway Logistics. ${leader.excerpt}`) },
}));

/** Returns the region's team members of one department, in the order of the team list. */
export function getContacts(region: string, department: Department, matches: (person: Person) => boolean = () => true): readonly Person[] {
  return team.filter((person) => person.region === region && person.department === department && matches(person));
}

export const isDispositions = (person: Person): boolean => person.title.includes('Dispositions');

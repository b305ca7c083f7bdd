/** Categories, tags, statuses and kinds of theme assets. */
import { statusNames } from '../properties/nodes.ts';
import type { SeedTerm } from '../types.ts';

function createCategory(slug: string, name: string, categoryColor: string, description: string): SeedTerm {
  return { taxonomy: 'category', slug, name, description, fields: { categoryColor } };
}

const tagNames = [
  'Dock design',
  'Cross-dock',
  'Cold storage',
  'Last mile',
  'Solar',
  'Trucks and chargers',
  'Stormwater',
  'Concrete',
  'Timber',
  'Leasing',
  'Research',
  'Permits',
  'Rail',
  'Ports',
  'Brownfields',
  'Maintenance',
  'People',
  'Safety',
  'Texas',
  'California',
  'Chicago',
  'Finance',
] as const;
export type TagName = (typeof tagNames)[number];

export const toTagSlug = (name: TagName): string => name.toLowerCase().replaceAll(' ', '-');

const statusTexts: Readonly<Record<keyof typeof statusNames, string>> = {
  'available-now': 'Space that can be leased today; checked each weekday at 6 am Pacific.',
  'available-later': 'Space with a known first day of a lease.',
  'under-construction': 'Drawn, permitted and under way.',
  leased: 'Let in full.',
};

export const terms: readonly SeedTerm[] = [
  createCategory('company-news', 'Company news', 'ink', 'Purchases, results and people: what we would tell a lender, told to everyone.'),
  createCategory('insights', 'Insights', 'signal', 'What we counted, what it means for a tenant, and how to count it yourself.'),
  createCategory('sustainability', 'Sustainability', 'data', 'Roofs, trucks, water and ground, in megawatts, ports, gallons and tons.'),
  createCategory('development', 'Development', 'ink', 'Buildings from the permit to the first truck.'),
  createCategory('community', 'Community', 'data', 'Neighbors, apprentices and gardens.'),
  createCategory('basics', 'Basics', 'ink', 'The words of the trade, explained with numbers.'),
  { taxonomy: 'category', slug: 'uncategorized', name: 'Uncategorized', fields: { categoryColor: 'ink' } },
  ...tagNames.map((name): SeedTerm => ({ taxonomy: 'post_tag', slug: toTagSlug(name), name })),
  { taxonomy: 'post_format', slug: 'post-format-quote', name: 'Quote' },
  { taxonomy: 'post_format', slug: 'post-format-gallery', name: 'Gallery' },
  ...Object.entries(statusNames).map(([slug, name]): SeedTerm => ({
    taxonomy: 'status',
    slug,
    name,
    description: statusTexts[slug as keyof typeof statusNames],
  })),
  { taxonomy: 'assettype', slug: 'drawing', name: 'Drawing', description: 'Line drawings of buildings that do not stand yet.' },
  { taxonomy: 'assettype', slug: 'pattern', name: 'Pattern', description: 'Pictures without a subject, for grounds.' },
];

/** Categories, tags, post formats, availability statuses, submarkets and theme asset types. */
import { submarketTerms } from '../places/submarkets.ts';
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
  'available-now': 'Space you can lease today. Checked every weekday at 6 am Pacific.',
  'available-later': 'Space that becomes available on a date we know: leases that end and tenants who are moving.',
  'under-construction': 'Buildings under construction, available to pre-lease.',
  leased: 'Buildings with no space available today. Ask us when the current leases end.',
};

export const terms: readonly SeedTerm[] = [
  createCategory('company-news', 'Company news', 'ink', 'Acquisitions, leasing results and people: the same figures we give our lenders.'),
  createCategory('insights', 'Insights', 'signal', 'Research and market notes: what we measured and what it means for tenants.'),
  createCategory(
    'sustainability',
    'Sustainability',
    'data',
    'Solar, truck charging, water and land, measured in megawatts, ports, gallons and tons.',
  ),
  createCategory(
    'development',
    'Development',
    'ink',
    'Our projects from the permit to the first truck: sites, floors, cranes and handovers.',
  ),
  createCategory(
    'community',
    'Community',
    'data',
    'Neighbors, apprentices and break gardens: what our buildings do for the places around them.',
  ),
  createCategory('basics', 'Basics', 'ink', 'Industry terms explained with examples, from clear height to estoppel certificates.'),
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
  ...submarketTerms,
  { taxonomy: 'assettype', slug: 'drawing', name: 'Drawing', description: 'Line drawings of planned buildings.' },
  { taxonomy: 'assettype', slug: 'pattern', name: 'Pattern', description: 'Abstract pictures for backgrounds.' },
];

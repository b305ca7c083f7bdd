/** The terms of logistics real estate that visitors look up. */
import { articleBlocks } from '../article-notation.ts';
import { ref, type SeedNode } from '../types.ts';

type Term = {
  slug: string;
  title: string;
  definition: string;
  /** In the notation for articles. */
  text?: string;
  related?: readonly string[];
};

const terms: readonly Term[] = [
  {
    slug: 'available-space',
    title: 'Available space',
    definition:
      'Space in a building that can be leased now or from a stated date. It is less than the total area when other tenants occupy the rest.',
    related: ['divisible', 'vacancy'],
  },
  {
    slug: 'build-to-suit',
    title: 'Build-to-suit',
    definition: 'A building that is designed and built for one tenant, who has signed a lease before construction starts.',
    text: 'Compare it with a spec building, which starts without a tenant. [How we build to suit](/build-to-suit/)',
    related: ['spec-building'],
  },
  {
    slug: 'clear-height',
    title: 'Clear height',
    definition: 'The usable height below the lowest obstruction, such as a beam or a sprinkler, in feet.',
    text: 'It determines how many pallets can be stacked in a rack: five at 32 feet, and six or seven at 40.',
    related: ['column-spacing', 'esfr'],
  },
  {
    slug: 'column-spacing',
    title: 'Column spacing',
    definition:
      'The distance between structural columns, for example 54 by 50 feet. The row of bays at the docks is often wider: the speed bay.',
    related: ['clear-height', 'speed-bay'],
  },
  {
    slug: 'cross-dock',
    title: 'Cross-dock',
    definition: 'A building with dock doors on two opposite sides, so that freight can pass straight through.',
    related: ['rear-load', 'dock-door'],
  },
  {
    slug: 'demising-wall',
    title: 'Demising wall',
    definition: 'A wall that separates the units of two tenants in one building.',
    related: ['divisible'],
  },
  {
    slug: 'divisible',
    title: 'Divisible',
    definition: 'Said of space that the owner will lease in parts. The smallest part is the minimum divisible size.',
    related: ['available-space', 'demising-wall'],
  },
  {
    slug: 'dock-door',
    title: 'Dock door (dock-high door)',
    definition: 'A door at the height of a truck bed. A dock leveler bridges the gap between the floor and the truck.',
    related: ['dock-leveler', 'drive-in-door', 'truck-court'],
  },
  {
    slug: 'dock-leveler',
    title: 'Dock leveler',
    definition: 'A hinged plate in the floor behind a dock door. Its lip rests on the truck bed, so that forklifts can drive in.',
    related: ['dock-door'],
  },
  {
    slug: 'drive-in-door',
    title: 'Drive-in door (grade-level door)',
    definition: 'A door at ground level through which vehicles drive into the building.',
    related: ['dock-door'],
  },
  {
    slug: 'esfr',
    title: 'ESFR (early suppression, fast response)',
    definition: 'The sprinkler system of most modern warehouses. It puts out a fire from the ceiling, without sprinklers in the racks.',
    related: ['clear-height'],
  },
  {
    slug: 'infill',
    title: 'Infill',
    definition: 'Said of a site within a built-up area, close to customers, where land is scarce.',
    related: ['last-mile'],
  },
  {
    slug: 'last-mile',
    title: 'Last mile',
    definition: 'The final leg of a delivery, from a building near customers to their door.',
    text: '[Last-mile buildings](/last-mile/)',
    related: ['infill'],
  },
  {
    slug: 'rear-load',
    title: 'Rear-load and front-load',
    definition: 'A building with dock doors on one side only: at the back, or at the front.',
    related: ['cross-dock'],
  },
  {
    slug: 'spec-building',
    title: 'Spec building (speculative building)',
    definition: 'A building that is started before a tenant has signed a lease.',
    related: ['build-to-suit'],
  },
  {
    slug: 'speed-bay',
    title: 'Speed bay',
    definition: 'The first row of bays behind the dock doors, wider than the others, where freight is staged.',
    related: ['column-spacing', 'dock-door'],
  },
  {
    slug: 'submarket',
    title: 'Submarket',
    definition: 'A district of a market with rents and vacancy of its own.',
    related: ['vacancy'],
  },
  {
    slug: 'tenant-improvements',
    title: 'Tenant improvements (TI)',
    definition: 'Work inside a building for a particular tenant, such as offices, lighting or a freezer. The lease says who pays for it.',
    related: ['triple-net'],
  },
  {
    slug: 'trailer-stall',
    title: 'Trailer stall',
    definition: 'A parking space for a trailer without its tractor.',
    related: ['truck-court'],
  },
  {
    slug: 'triple-net',
    title: 'Triple net (NNN)',
    definition: 'A lease in which the tenant pays property taxes, insurance and maintenance in addition to the rent.',
    text: 'Our asking rents are triple net, per square foot per year.',
    related: ['tenant-improvements'],
  },
  {
    slug: 'truck-court',
    title: 'Truck court',
    definition:
      'The paved area in front of the docks. Its depth, from the building to the far edge of the maneuvering space, is measured in feet.',
    related: ['dock-door', 'trailer-stall'],
  },
  {
    slug: 'vacancy',
    title: 'Vacancy',
    definition: 'Space without a tenant, as a share of all space in a market or submarket.',
    related: ['available-space', 'submarket'],
  },
];

export const glossaryNodes: readonly SeedNode[] = terms.map(({ slug, title, definition, text, related = [] }) => ({
  type: 'glossary_terms',
  slug,
  title,
  date: '2026-01-12T09:00:00',
  author: 'user:ruth',
  excerpt: definition,
  blocks: text === undefined ? [] : articleBlocks(text),
  fields: {
    glossaryTermMeta: { relatedTerms: related.map((key) => ref(`glossary_terms:${key}`)) },
  },
  seo: { title: `${title}: definition %%sep%% %%sitename%%`, description: definition },
}));

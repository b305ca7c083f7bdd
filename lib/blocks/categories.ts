/** Categories of the blocks of the site, in the order in which the studio's inserter lists them. `category` in `block.json` is a slug. */
export const blockCategories = [
  { slug: 'site-headers', title: 'Headers' },
  { slug: 'site-text-media', title: 'Text and media' },
  { slug: 'site-layout', title: 'Grids and layout' },
  { slug: 'site-numbers', title: 'Numbers' },
  { slug: 'site-properties', title: 'Properties and markets' },
  { slug: 'site-people', title: 'People and careers' },
  { slug: 'site-news', title: 'News and reports' },
  { slug: 'site-forms', title: 'Forms and calls to action' },
] as const;

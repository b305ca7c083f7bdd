/** The links on error pages: pages that exist on every site, because they are archives of content types. */
export const nextLinks = [
  { href: '/', label: 'Home' },
  { href: '/properties/', label: 'All properties' },
  { href: '/markets/', label: 'Markets' },
  { href: '/news/', label: 'Newsroom' },
] as const;

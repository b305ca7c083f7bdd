/** Where a visitor who found no page can go: addresses that every site has, because its content types have archives. */
export const nextLinks = [
  { href: '/', label: 'Home' },
  { href: '/properties/', label: 'All properties' },
  { href: '/markets/', label: 'Markets' },
  { href: '/news/', label: 'Newsroom' },
] as const;

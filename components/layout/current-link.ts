/** @returns whether a menu item leads to the current page or to the section that contains it: `/markets/` contains `/markets/atlanta/` */
export function getCurrentLink(uri: string | null | undefined, current: string | null): 'page' | 'section' | undefined {
  if (!uri || current === null) return undefined;
  if (uri === current) return 'page';
  return uri.endsWith('/') && uri !== '/' && current.startsWith(uri) ? 'section' : undefined;
}

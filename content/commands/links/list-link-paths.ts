/** JSON text inside of block attributes escapes these characters. */
const ESCAPES: readonly (readonly [string, string])[] = [
  [String.raw`\u0022`, '"'],
  [String.raw`\u003c`, '<'],
  [String.raw`\u003e`, '>'],
  [String.raw`\u0026`, '&'],
  [String.raw`\u002d`, '-'],
  [String.raw`\"`, '"'],
  [String.raw`\/`, '/'],
];

/** Attributes of links in markup, and properties of blocks and fields that are links by their name. */
const LINK = /(?:\bhref=|"(?:url|href|link|uri|\w+Url)"\s*:\s*)"([^"\s\\]+)"/g;

/**
 * Finds the links of a text to pages of the site.
 * @param text markup with blocks, or fields as JSON
 * @returns paths, each once, without what follows `?` or `#`. Files and what is below `/wp-` are left out.
 */
export function listLinkPaths(text: string, siteUrl: string): string[] {
  const { origin } = new URL(siteUrl);
  const plain = ESCAPES.reduce((result, [escaped, character]) => result.replaceAll(escaped, character), text);
  const paths = [...plain.matchAll(LINK)].flatMap(([, target = '']) => {
    if (!/^(?:https?:)?\//i.test(target) || !URL.canParse(target, siteUrl)) return [];
    const url = new URL(target, siteUrl);
    return url.origin === origin && !/\.\w{2,5}$|^\/wp-/.test(url.pathname) ? [url.pathname] : [];
  });
  return [...new Set(paths)];
}

/**
 * Finds pages with elements that no earlier page has in the same place. Pages of one template differ in their texts, so validating the markup of all of them
 * would take ten times as long and find the same errors.
 */
export function createMarkupFilter(): (html: string) => boolean {
  const seen = new Set<string>();
  return (html) => {
    let previous = '';
    let hasNew = false;
    for (const [, name = '', attributes = ''] of html.replace(/<(style|script)\b[^]*?<\/\1>/g, '').matchAll(/<(\/?[a-z][\w-]*)([^>]*)>/g)) {
      const tag = name + attributes.replaceAll(/="[^"]*"/g, '');
      const pair = `${previous} ${tag}`;
      if (!seen.has(pair)) hasNew = Boolean(seen.add(pair));
      previous = tag;
    }
    return hasNew;
  };
}

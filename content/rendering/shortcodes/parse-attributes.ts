/** Attributes of shortcodes (WordPress's `shortcode_parse_atts`): `name="value"`, `name='value'`, `name=value`, and values without a name. */

export type ShortcodeAttributes = {
  /** Values by lowercase name. */
  named: ReadonlyMap<string, string>;
  /** Values without a name. */
  values: readonly string[];
};

/** Longer texts are ignored. */
const MAX_LENGTH = 20_000;

const attribute =
  /([\w-]+)\s*=\s*"([^"]*)"(?:\s|$)|([\w-]+)\s*=\s*'([^']*)'(?:\s|$)|([\w-]+)\s*=\s*([^\s'"]+)(?:\s|$)|"([^"]*)"(?:\s|$)|'([^']*)'(?:\s|$)|(\S+)(?:\s|$)/g;

export function parseShortcodeAttributes(text: string): ShortcodeAttributes {
  const named = new Map<string, string>();
  const values: string[] = [];
  if (text.length > MAX_LENGTH) return { named, values };
  for (const match of text.replaceAll(/[\u00a0\u200b]+/g, ' ').matchAll(attribute)) {
    const name = match[1] ?? match[3] ?? match[5];
    const value = unescape(match[2] ?? match[4] ?? match[6] ?? match[7] ?? match[8] ?? match[9] ?? '');
    // A value with a tag that is not closed could open a tag in the page.
    const safeValue = value.lastIndexOf('<') > value.lastIndexOf('>') ? '' : value;
    if (name !== undefined && name !== '0') named.set(name.toLowerCase(), safeValue);
    else if (value !== '') values.push(safeValue);
  }
  return { named, values };
}

const escapes: Readonly<Record<string, string>> = { a: '\u0007', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Resolves backslash escapes, as in the strings of C. */
function unescape(value: string): string {
  return value.replaceAll(/\\(?:x([0-9a-f]{1,2})|([0-7]{1,3})|([\s\S]?))/gi, (_whole, hex?: string, octal?: string, character = '') => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    return escapes[character as string] ?? (character as string);
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Converts a short piece of markup, such as a title, to text. Small enough to ship to the browser: it decodes only the common named references. */
export function toPlainText(html: string | null | undefined): string {
  return (html ?? '').replace(/<[^<>]*>/g, '').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (match, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? match;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : match;
  });
}

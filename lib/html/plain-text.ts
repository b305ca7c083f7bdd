const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** The words of a short piece of markup, a title say, for places that take text alone. Small enough for the browser. */
export function plainText(html: string | null | undefined): string {
  return (html ?? '').replace(/<[^<>]*>/g, '').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });
}

export type Telephone = { display: string; href: string };

/**
 * Formats a telephone number for reading and for dialing. Team members have a ten-digit number (`9725550118`). Elsewhere editors type text, with
 * or without a country code and punctuation.
 *
 * @returns null if the number cannot be dialed: it has fewer than 7 digits, or more than the 15 that E.164 allows
 */
export function formatTelephone(value: number | string | null | undefined): Telephone | null {
  const text = typeof value === 'number' ? value.toFixed(0) : (value ?? '').trim();
  const [, number = '', extension] = /^(.*?)(?:\s*(?:ext\.?|x|#)\s*(\d+))?$/i.exec(text) ?? [];
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  const suffix = extension ? { display: ` ext. ${extension}`, href: `;ext=${extension}` } : { display: '', href: '' };
  const american = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  // Without a plus sign, ten digits are a number of the North American Numbering Plan.
  if (american && (!number.includes('+') || digits.length === 11)) {
    const [, area, exchange, line] = american;
    const international = number.includes('+') ? '+1 ' : '';
    return {
      display: `${international}${area}-${exchange}-${line}${suffix.display}`,
      href: `tel:+1${area}${exchange}${line}${suffix.href}`,
    };
  }
  return { display: text, href: `tel:${number.includes('+') ? '+' : ''}${digits}${suffix.href}` };
}

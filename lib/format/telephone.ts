export type Telephone = { display: string; href: string };

/**
 * A telephone number to read and to dial. Team members carry ten digits as a number (`9725550118`), editors write numbers as text with or
 * without country and punctuation.
 *
 * @returns null for what can't be dialled: fewer than seven digits or more than E.164's fifteen.
 */
export function formatTelephone(value: number | string | null | undefined): Telephone | null {
  const text = typeof value === 'number' ? value.toFixed(0) : (value ?? '').trim();
  const [, number = '', extension] = /^(.*?)(?:\s*(?:ext\.?|x|#)\s*(\d+))?$/i.exec(text) ?? [];
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  const suffix = extension ? { display: ` ext. ${extension}`, href: `;ext=${extension}` } : { display: '', href: '' };
  const american = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  // Without a plus, ten digits are a number of the North American plan.
  if (american && (!number.includes('+') || digits.startsWith('1'))) {
    const [, area, exchange, line] = american;
    const international = number.includes('+') ? '+1 ' : '';
    return {
      display: `${international}${area} ${exchange} ${line}${suffix.display}`,
      href: `tel:+1${area}${exchange}${line}${suffix.href}`,
    };
  }
  return { display: text, href: `tel:${number.includes('+') ? '+' : ''}${digits}${suffix.href}` };
}

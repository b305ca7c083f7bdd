const all = new Intl.ListFormat('en-US');
const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** `Cedar Ridge, Mesa Point, and Trinity Crossing 1`. */
export const formatList = (items: readonly string[]): string => all.format(items);

/** `PDF, DOC, or DOCX`. */
export const formatAlternatives = (items: readonly string[]): string => alternatives.format(items);

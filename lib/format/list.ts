const format = new Intl.ListFormat('en-US');

/** `Cedar Ridge, Mesa Point, and Trinity Crossing 1`. */
export const formatList = (items: readonly string[]): string => format.format(items);

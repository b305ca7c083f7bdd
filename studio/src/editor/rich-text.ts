/** Rich text in the attributes of a block: an object of WordPress that formats itself. */
export const isRichText = (value: unknown): value is { toHTMLString: () => string } =>
  typeof value === 'object' && value !== null && 'toHTMLString' in value && typeof value.toHTMLString === 'function';

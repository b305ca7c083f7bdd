/** Shorthand of brokers for numbers, written in full, so that the rules for quantities need to know one form only. */
const replacements: readonly (readonly [pattern: RegExp, full: string])[] = [
  // "2 msf", "200ksf"
  [/(?<=\d)\s?msf\b/giu, ' million sf'],
  [/(?<=\d)\s?ksf\b/giu, 'k sf'],
  [/\b(?:one|1) and a half million\b/giu, '1.5 million'],
  [/\b(?:two|2) and a half million\b/giu, '2.5 million'],
  [/\b(?:three|3)[ -]quarters? (?:of a |of )?million\b/giu, '750,000'],
  [/\bhalf (?:a )?million\b/giu, '500,000'],
  [/\b(?:a )?quarter (?:of a |of )?million\b/giu, '250,000'],
  [/\b(?:a|one) million\b/giu, '1 million'],
  // "4/1/27"
  [/\b(\d{1,2}\/\d{1,2})\/([2-9]\d)\b(?!\/)/gu, '$1/20$2'],
];

export const expandShorthand = (text: string): string =>
  replacements.reduce((expanded, [pattern, full]) => expanded.replaceAll(pattern, full), text);

/** Labels for names and values in the code, as editors read them. */

/** Names that only developers or designers know, and abbreviations that are written out. */
const labels: Readonly<Record<string, string>> = {
  acf_pageLayout: 'Page layout',
  eyebrow: 'Line above the title',
  gaId: 'Google Analytics ID',
  ground: 'Background',
  gtmId: 'Google Tag Manager ID',
};

/** Values that only developers know, and names with their own capitalization. */
const choices: Readonly<Record<string, string>> = {
  '': 'None',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  ltr: 'Left to right',
  night: 'Dark',
  paper: 'Light',
  rtl: 'Right to left',
  sunk: 'Tinted',
  x: 'X',
  youtube: 'YouTube',
};

/** Abbreviations, which are written in capitals. */
const ABBREVIATIONS = /\b(?:url|id|seo|pdf|html)\b/gi;

/** The label of a field: `clearHeightFeet` becomes “Clear height feet”. */
export function toLabel(name: string): string {
  const known = labels[name];
  if (known !== undefined) return known;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.replace(/^./, (letter) => letter.toUpperCase()).replaceAll(ABBREVIATIONS, (word) => word.toUpperCase());
}

/** The label of a declared field. */
export const toFieldLabel = (name: string, { label }: { label?: string | undefined }): string => label ?? toLabel(name);

/** The label of a block attribute. Those that hold ids are named by what the ids stand for: `propertyIds` becomes “Properties”. */
export function toAttributeLabel(name: string): string {
  if (name.endsWith('Ids')) return toLabel(toPlural(name.slice(0, -3)));
  return toLabel(name.endsWith('Id') ? name.slice(0, -2) : name);
}

const toPlural = (word: string) => (word === 'person' ? 'people' : word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

/** The label of a value that is chosen from a list: `two-columns` becomes “Two columns”. */
export const toChoiceLabel = (value: string): string => choices[value] ?? toLabel(value.replaceAll('-', ' '));

/** The explanation of a field, unless it only repeats the label. */
export const toHelp = (label: string, description: string): string =>
  description.replace(/\.$/, '').toLowerCase() === label.toLowerCase() ? '' : description;

/** The explanation of a choice, which names the values as their labels do: “light, or dark” instead of “paper (light), or night (dark)”. */
export function toChoiceHelp(help: string, values: readonly string[]): string {
  let text = help;
  for (const value of values) {
    const label = toChoiceLabel(value).toLowerCase();
    if (value === '' || label === value) continue;
    text = text.replaceAll(new RegExp(`(?<![\\w-])${value}(?![\\w-])(?: \\(${label}\\))?`, 'g'), label);
  }
  return text;
}

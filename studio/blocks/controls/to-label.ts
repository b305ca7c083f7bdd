/** The label of a field: `clearHeightFeet` becomes “Clear height feet”. */
export function toLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.replace(/^./, (letter) => letter.toUpperCase()).replaceAll(/\b(?:url|id|seo)\b/gi, (word) => word.toUpperCase());
}

/** Corrects the spelling of WordPress after characters that begin a word (WordPress's `capital_P_dangit`). */
export function correctWordPress(text: string): string {
  // The word comes first in the expression, so that nothing else is searched for.
  return text.replaceAll(/Wordpress(?<=(?: |&#8216;|&#8220;|>|\()Wordpress)/g, 'WordPress');
}

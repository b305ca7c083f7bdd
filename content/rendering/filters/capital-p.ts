/** Corrects the spelling of WordPress after characters that begin a word (WordPress's `capital_P_dangit`). */
export const correctWordPress = (text: string): string => text.replaceAll(/( |&#8216;|&#8220;|>|\()Wordpress/g, '$1WordPress');

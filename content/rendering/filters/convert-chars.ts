/** Escapes ampersands that do not begin a character reference (WordPress's `convert_chars`). */
export const convertAmpersands = (text: string): string => text.replaceAll(/&([^#])(?![a-z1-4]{1,8};)/gi, '&#038;$1');

/** The shortcodes of WordPress. Others belong to plugins and stay as text, as in a WordPress site without the plugin. */
export const shortcodeNames = ['audio', 'caption', 'embed', 'gallery', 'playlist', 'video', 'wp_caption'] as const;
export type ShortcodeName = (typeof shortcodeNames)[number];

/** Matches any name in a regular expression. */
export const anyShortcodeName = `(?:${shortcodeNames.join('|')})`;

/** Whether the text can contain a shortcode, decided in one quick search. */
export function mayContainShortcode(text: string): boolean {
  return text.includes('[') && new RegExp(`\\[${anyShortcodeName}`).test(text);
}

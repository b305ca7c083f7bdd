/** The visitor's color theme, written into the document. */
import { parseAttributes, scanTags } from './scan-tags.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookiePattern = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;

/** The theme in a Cookie header; any unknown value means `system`. */
export function parseThemeCookie(cookies: string | undefined): Theme {
  const value = cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Media features that always and never match: they replace `prefers-color-scheme` in a query and leave its other conditions alone. */
const alwaysMatches = '(min-width: 0px)';
const neverMatches = '(max-width: 0px)';

/**
 * Sets the theme on `<html>`, marks the pressed button of the theme form, and replaces `prefers-color-scheme` in `media` attributes, which
 * follow the operating system and not `color-scheme`. Next renders documents for `system`, so that one changes nothing.
 */
export function applyTheme(html: string, theme: Theme): string {
  if (theme === 'system') return html;
  let text = '';
  let position = 0;
  const replace = (start: number, end: number, tag: string) => {
    text += html.slice(position, start) + tag;
    position = end;
  };
  for (const { name, start, end } of scanTags(html)) {
    const tag = html.slice(start, end);
    if (name === 'html') replace(start, end, tag.replace(/\sdata-theme="[^"]*"/, '').replace(/^<html/i, `<html data-theme="${theme}"`));
    else if (name === 'button') replace(start, end, setPressed(tag, theme));
    else if ((name === 'source' || name === 'meta' || name === 'link') && /prefers-color-scheme/i.test(tag))
      replace(start, end, setMedia(tag, theme));
  }
  return text + html.slice(position);
}

function setPressed(tag: string, theme: Theme): string {
  const attributes = parseAttributes(tag);
  if (attributes.get('name') !== 'theme' || !attributes.has('aria-pressed')) return tag;
  return tag.replace(/\saria-pressed="[^"]*"/, ` aria-pressed="${attributes.get('value') === theme}"`);
}

function setMedia(tag: string, theme: Theme): string {
  return tag.replace(/(\smedia=")([^"]*)"/i, (_attribute, before: string, media: string) => {
    const resolved = media.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_query, scheme: string) =>
      scheme.toLowerCase() === theme ? alwaysMatches : neverMatches,
    );
    return `${before}${resolved}"`;
  });
}

/** The visitor's choice of colours, written into the document. */
import { readAttributes, scanTags } from './scan.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookiePattern = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;

/** The preference in a Cookie header; anything unknown means the system's. */
export function readTheme(cookies: string | undefined): Theme {
  const chosen = cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Media features that are always and never true: a query around them keeps its other conditions. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * Names the theme on `<html>`, marks the pressed button of the preference form, and decides `prefers-color-scheme` in `media` attributes, which
 * follow the system and not `color-scheme`. `system` is what the document is made for already.
 */
export function withTheme(html: string, theme: Theme): string {
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
    else if (name === 'button') replace(start, end, withPressed(tag, theme));
    else if ((name === 'source' || name === 'meta' || name === 'link') && tag.includes('prefers-color-scheme'))
      replace(start, end, withMedia(tag, theme));
  }
  return text + html.slice(position);
}

function withPressed(tag: string, theme: Theme): string {
  const attributes = readAttributes(tag);
  if (attributes.get('name') !== 'theme' || !attributes.has('aria-pressed')) return tag;
  return tag.replace(/\saria-pressed="[^"]*"/, ` aria-pressed="${attributes.get('value') === theme}"`);
}

function withMedia(tag: string, theme: Theme): string {
  return tag.replace(/(\smedia=")([^"]*)"/i, (_all, before: string, media: string) => {
    const decided = media.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_query, scheme: string) =>
      scheme.toLowerCase() === theme ? always : never,
    );
    return `${before}${decided}"`;
  });
}

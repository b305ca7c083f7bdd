/** What visitors choose for all pages, color theme and units of measurement, written into the document. A page is cached once for each variant. */
import { applyTheme, parseThemeCookie, type Theme } from './theme.ts';
import { parseAttributes, scanTags } from './scan-tags.ts';

/** Themes, each with US units and with metric units. */
export const variants = ['system', 'light', 'dark', 'system-metric', 'light-metric', 'dark-metric'] as const;
export type Variant = (typeof variants)[number];

const metricCookiePattern = /(?:^|;\s*)units=metric(?:;|$)/;
const unitsParameterPattern = /[?&]units=(us|metric)(?:&|$)/;

/** @param search The parameter `units` of the URL takes precedence over the cookie, so that a link can show metric units. */
export function parseVariant(cookies: string | undefined, search = ''): Variant {
  const theme = parseThemeCookie(cookies);
  const units = unitsParameterPattern.exec(search)?.[1];
  const isMetric = units === undefined ? cookies !== undefined && metricCookiePattern.test(cookies) : units === 'metric';
  return isMetric ? `${theme}-metric` : theme;
}

export function getTheme(variant: Variant): Theme {
  return variant.replace('-metric', '') as Theme;
}

/** Next renders documents for the variant `system`, so that one changes nothing. */
export function applyVariant(html: string, variant: Variant): string {
  const themed = applyTheme(html, getTheme(variant));
  return variant.endsWith('-metric') ? setMetricUnits(themed) : themed;
}

/** Sets the units on `<html>`, and marks the pressed button of the form in which visitors choose them. */
function setMetricUnits(html: string): string {
  let text = '';
  let position = 0;
  for (const { name, start, end } of scanTags(html)) {
    if (name !== 'html' && name !== 'button') continue;
    const tag = html.slice(start, end);
    text += html.slice(position, start) + (name === 'html' ? tag.replace(/^<html/i, '<html data-units="metric"') : setPressed(tag));
    position = end;
  }
  return text + html.slice(position);
}

function setPressed(tag: string): string {
  const attributes = parseAttributes(tag);
  if (attributes.get('name') !== 'units' || !attributes.has('aria-pressed')) return tag;
  return tag.replace(/\saria-pressed="[^"]*"/, ` aria-pressed="${attributes.get('value') === 'metric'}"`);
}

/** What visitors choose for all pages: color theme, units, and whether they allow measurement. It is written into the document. A page is cached once for each variant. */
import { applyConsent, type Consent, consents } from './consent.ts';
import { applyTheme, parseThemeCookie, type Theme, themes } from './theme.ts';
import { parseAttributes, scanTags } from './scan-tags.ts';

type Units = '' | '-metric';
type ConsentSuffix = '' | `-${Exclude<Consent, 'undecided'>}`;

/** A theme, with US or metric units, with the choice of visitors who have decided about measurement. */
export type Variant = `${Theme}${Units}${ConsentSuffix}`;

const toSuffix = (consent: Consent): ConsentSuffix => (consent === 'undecided' ? '' : `-${consent}`);

export const variants: readonly Variant[] = themes.flatMap((theme) =>
  (['', '-metric'] as const).flatMap((units) => consents.map((consent): Variant => `${theme}${units}${toSuffix(consent)}`)),
);

const metricCookiePattern = /(?:^|;\s*)units=metric(?:;|$)/;
const unitsParameterPattern = /[?&]units=(us|metric)(?:&|$)/;

/**
 * @param search The parameter `units` of the URL takes precedence over the cookie, so that a link can show metric units.
 * @param consent `undecided` for a site without measurement
 */
export function parseVariant(cookies: string | undefined, search = '', consent: Consent = 'undecided'): Variant {
  const theme = parseThemeCookie(cookies);
  const units = unitsParameterPattern.exec(search)?.[1];
  const isMetric = units === undefined ? cookies !== undefined && metricCookiePattern.test(cookies) : units === 'metric';
  return `${theme}${isMetric ? '-metric' : ''}${toSuffix(consent)}`;
}

export function getTheme(variant: Variant): Theme {
  return themes.find((theme) => variant.startsWith(theme)) ?? 'system';
}

export function getConsent(variant: Variant): Consent {
  return consents.find((consent) => variant.endsWith(`-${consent}`)) ?? 'undecided';
}

/** Next renders documents for the variant `system`, so that one changes nothing. */
export function applyVariant(html: string, variant: Variant): string {
  const themed = applyTheme(html, getTheme(variant));
  return applyConsent(variant.includes('-metric') ? setMetricUnits(themed) : themed, getConsent(variant));
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

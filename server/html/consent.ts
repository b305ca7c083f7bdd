/** Whether a visitor allows Google Analytics, and which measurement a document offers. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseAttributes, scanTags } from './scan-tags.ts';

/** `signaled`: the browser declines for the visitor, with Global Privacy Control or Do Not Track. */
export const consents = ['undecided', 'allowed', 'declined', 'signaled'] as const;
export type Consent = (typeof consents)[number];

const cookiePattern = /(?:^|;\s*)consent=(allowed|declined)(?:;|$)/;

/** The signal of a browser takes precedence over the cookie. */
export function parseConsent({ cookie, 'sec-gpc': privacyControl, dnt }: IncomingHttpHeaders): Consent {
  if (privacyControl === '1' || dnt === '1') return 'signaled';
  const value = cookie === undefined ? undefined : cookiePattern.exec(cookie)?.[1];
  return value === 'allowed' || value === 'declined' ? value : 'undecided';
}

/** Next renders documents for visitors who have not decided, so that one changes nothing. Sets the state on `<html>`, and marks the pressed button of each form. */
export function applyConsent(html: string, consent: Consent): string {
  if (consent === 'undecided') return html;
  let text = '';
  let position = 0;
  for (const { name, start, end } of scanTags(html)) {
    if (name !== 'html' && name !== 'button') continue;
    const tag = html.slice(start, end);
    text += html.slice(position, start);
    text += name === 'html' ? tag.replace(/^<html/i, `<html data-consent="${consent}"`) : setPressed(tag, consent);
    position = end;
  }
  return text + html.slice(position);
}

function setPressed(tag: string, consent: Consent): string {
  const attributes = parseAttributes(tag);
  if (attributes.get('name') !== 'consent' || !attributes.has('aria-pressed')) return tag;
  return tag.replace(/\saria-pressed="[^"]*"/, ` aria-pressed="${attributes.get('value') === consent}"`);
}

/** Ids of the site options. At least one of them is not empty. */
export interface Measurement {
  gtmId: string;
  gaId: string;
}

const markerPattern = /<section\b[^>]*\sdata-measurement=[^>]*>/;
const gtmPattern = /^GTM-[A-Z0-9]{4,12}$/;
const gaPattern = /^(?:G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/;

/** The measurement that a document offers in its banner (components/layout/ConsentBanner.tsx), or null. */
export function findMeasurement(html: string): Measurement | null {
  const marker = markerPattern.exec(html)?.[0];
  if (marker === undefined) return null;
  const attributes = parseAttributes(marker);
  const [gtmId = '', gaId = ''] = [attributes.get('data-gtm'), attributes.get('data-ga')];
  // Imported options are not validated.
  const measurement = { gtmId: gtmPattern.test(gtmId) ? gtmId : '', gaId: gaPattern.test(gaId) ? gaId : '' };
  return measurement.gtmId === '' && measurement.gaId === '' ? null : measurement;
}

/** Loads Google's scripts and reports the page (`browser/measure.js`). */
export function createMeasurementScript(scriptUrl: string, { gtmId, gaId }: Measurement): string {
  return `<script type="module" src="${scriptUrl}" data-gtm="${gtmId}" data-ga="${gaId}"></script>`;
}

import { expect, test } from 'vitest';
import { applyConsent, createMeasurementScript, findMeasurement, parseConsent } from './consent.ts';

test.each([
  [{}, 'undecided'],
  [{ cookie: 'theme=dark; consent=allowed' }, 'allowed'],
  [{ cookie: 'consent=declined' }, 'declined'],
  [{ cookie: 'consent=allowed2; xconsent=allowed' }, 'undecided'],
  [{ cookie: 'consent=allowed', 'sec-gpc': '1' }, 'signaled'],
  [{ cookie: 'consent=allowed', dnt: '1' }, 'signaled'],
  [{ cookie: 'consent=allowed', dnt: '0', 'sec-gpc': '0' }, 'allowed'],
])('the headers %j mean %s', (headers, consent) => {
  expect(parseConsent(headers)).toBe(consent);
});

test('the choice is set on the document and on the pressed buttons', () => {
  const html =
    '<html lang="en"><button name="consent" value="allowed" aria-pressed="false">Allow</button><button name="consent" value="declined" aria-pressed="false">Decline</button><button name="theme" value="allowed" aria-pressed="false">';
  expect(applyConsent(html, 'allowed')).toBe(
    '<html data-consent="allowed" lang="en"><button name="consent" value="allowed" aria-pressed="true">Allow</button><button name="consent" value="declined" aria-pressed="false">Decline</button><button name="theme" value="allowed" aria-pressed="false">',
  );
  expect(applyConsent(html, 'undecided')).toBe(html);
});

test.each([
  ['<section class="a" data-measurement="" data-gtm="GTM-AB12CD3" data-ga="">', { gtmId: 'GTM-AB12CD3', gaId: '' }],
  ['<section data-measurement="" data-gtm="" data-ga="G-AB12CD34EF">', { gtmId: '', gaId: 'G-AB12CD34EF' }],
  ['<section data-measurement="" data-gtm="GTM-A&quot;&gt;&lt;script" data-ga="">', null],
  ['<section data-gtm="GTM-AB12CD3" data-ga="">', null],
  ['<p>&lt;section data-measurement="" data-gtm="GTM-AB12CD3"&gt;</p>', null],
])('%s offers %j', (html, measurement) => {
  expect(findMeasurement(`<html><body>${html}</body></html>`)).toEqual(measurement);
});

test('the script has the ids', () => {
  expect(createMeasurementScript('/_runtime/measure.x.js', { gtmId: 'GTM-AB12CD3', gaId: '' })).toBe(
    '<script type="module" src="/_runtime/measure.x.js" data-gtm="GTM-AB12CD3" data-ga=""></script>',
  );
});

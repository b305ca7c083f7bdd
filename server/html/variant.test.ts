import { expect, test } from 'vitest';
import { readCapturedDocument } from '../next/captured-documents/read.ts';
import { applyTheme } from './theme.ts';
import { applyVariant, getConsent, getTheme, parseVariant, variants } from './variant.ts';

test.each([
  [undefined, '', 'system'],
  ['a=1; units=metric', '', 'system-metric'],
  ['units=metric; theme=dark', '', 'dark-metric'],
  ['theme=light', '?units=metric', 'light-metric'],
  ['units=metric', '?a=b&units=us&c=d', 'system'],
  ['units=metric', '?units=miles', 'system-metric'],
])('the cookies %j and the parameters "%s" choose the variant %s', (cookies, search, variant) => {
  expect(parseVariant(cookies, search)).toBe(variant);
});

test('the consent is a part of the variant', () => {
  expect(parseVariant('theme=dark; units=metric', '', 'allowed')).toBe('dark-metric-allowed');
  expect(parseVariant(undefined, '', 'signaled')).toBe('system-signaled');
  expect(getTheme('dark-metric-allowed')).toBe('dark');
});

test.each(['units=metrics', 'units=us', 'myunits=metric', 'x=units=metric', 'units='])('the cookie "%s" means US units', (cookies) => {
  expect(parseVariant(cookies)).toBe('system');
});

test.each(['?units=', '?units=metric2', '?myunits=metric', '?units=Metric', '?unitsmetric'])(
  'the parameters "%s" choose nothing',
  (search) => {
    expect(parseVariant(undefined, search)).toBe('system');
  },
);

test('metric units are set on the document and on the pressed button', () => {
  const html =
    '<html lang="en"><button name="units" value="us" aria-pressed="true">US</button><button name="units" value="metric" aria-pressed="false">m</button><button name="view" value="metric" aria-pressed="false">';
  expect(applyVariant(html, 'system-metric')).toBe(
    '<html data-units="metric" lang="en"><button name="units" value="us" aria-pressed="false">US</button><button name="units" value="metric" aria-pressed="true">m</button><button name="view" value="metric" aria-pressed="false">',
  );
  expect(applyVariant(html, 'system')).toBe(html);
});

test('every variant has the theme, the units and the consent of its name', () => {
  const html = readCapturedDocument('plain');
  for (const variant of variants) {
    const applied = applyVariant(html, variant);
    const consent = getConsent(variant);
    const withoutConsent = applied.replace(` data-consent="${consent}"`, '');
    expect(withoutConsent.replace(' data-units="metric"', '')).toBe(applyTheme(html, getTheme(variant)));
    expect(applied.includes('data-units="metric"')).toBe(variant.includes('metric'));
    expect(applied.includes('data-consent=')).toBe(consent !== 'undecided');
  }
});

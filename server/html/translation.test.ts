import { expect, test } from 'vitest';
import { createTranslationMarkup, getTranslationSources, isTranslated } from './translation.ts';

test.each([
  ['?translate=on', true],
  ['?q=dock&translate=on', true],
  ['', false],
  ['?translate=', false],
  ['?translates=on', false],
])('the parameters "%s" translate the page: %s', (search, expected) => {
  expect(isTranslated(search)).toBe(expected);
});

test('the container is hidden, and the address is escaped', () => {
  expect(createTranslationMarkup('/_runtime/translate.x.js', 'https://translate.example/a.js?a="b"&c')).toBe(
    '<div id="google_translate_element" hidden></div><script type="module" src="/_runtime/translate.x.js" data-translate data-url="https://translate.example/a.js?a=&quot;b&quot;&amp;c"></script>',
  );
});

test('only the origins of the configured widget are allowed', () => {
  expect(getTranslationSources('https://translate.google.com/translate_a/element.js').scripts).toEqual([
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://translate-pa.googleapis.com',
  ]);
  for (const list of Object.values(getTranslationSources('https://widgets.example:8443/a/translate.js')))
    expect(list).toEqual(['https://widgets.example:8443']);
});

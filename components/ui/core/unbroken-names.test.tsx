import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepNamesUnbroken, keepNamesUnbrokenInHtml } from './unbroken-names.tsx';

test.each([
  ['News from Dallas–Fort Worth', 'News from Dallas–<span class="unbroken">Fort Worth</span>'],
  ['Reno–Tahoe Industrial', '<span class="unbroken">Reno–Tahoe</span> Industrial'],
  ['Seattle–Tacoma', '<span class="unbroken">Seattle–Tacoma</span>'],
  ['Space for $1.04 million', 'Space for $<span class="unbroken">1.04 million</span>'],
  ['Open from 7:30 am', 'Open from <span class="unbroken">7:30 am</span>'],
  ['2020–2025', '<span class="unbroken">2020–2025</span>'],
])('keeps the names in %s together', (text, expected) => {
  expect(renderToStaticMarkup(<>{keepNamesUnbroken(text)}</>)).toBe(`<span>${expected}</span>`);
  expect(keepNamesUnbrokenInHtml(text)).toBe(expected);
});

test.each(['Dallas', 'four to six – or seven'])('leaves %s as it is', (text) => {
  expect(keepNamesUnbrokenInHtml(text)).toBe(text);
  expect(renderToStaticMarkup(<b>{keepNamesUnbroken(text)}</b>)).toMatch(new RegExp(`^<b>(<span>)?${text}(</span>)?</b>$`));
});

test('changes only texts', () => {
  expect(renderToStaticMarkup(<>{keepNamesUnbroken([<b key="1">Dallas–Fort</b>, ' Reno–Tahoe'])}</>)).toBe(
    '<b>Dallas–Fort</b><span> <span class="unbroken">Reno–Tahoe</span></span>',
  );
  expect(keepNamesUnbrokenInHtml('<a title="Dallas–Fort Worth">Reno–Tahoe</a>')).toBe(
    '<a title="Dallas–Fort Worth"><span class="unbroken">Reno–Tahoe</span></a>',
  );
});

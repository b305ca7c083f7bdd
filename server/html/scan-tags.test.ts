import { expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import { parseAttributes, scanTags } from './scan-tags.ts';

const listNames = (html: string) => [...scanTags(html)].map(({ name }) => name);

test('start tags are found in the order of the text', () => {
  expect(listNames('<!DOCTYPE html><HTML><body><p>a < b</p><br/></body></HTML>')).toEqual(['html', 'body', 'p', 'br']);
});

test('tags in comments, attribute values, scripts, styles and titles are not found', () => {
  const html = '<!-- <b> --><a title="<b>" rel=\'>\'>x</a><script>"<b>"</script><style><b></style><title><b></title><i>';
  expect(listNames(html)).toEqual(['a', 'script', 'style', 'title', 'i']);
});

test('the end of the content of a script is found', () => {
  const html = '<script type="x">if (a</b>c)</scripts></SCRIPT >z';
  const [script] = scanTags(html);
  expect(html.slice(script?.end, script?.content?.end)).toBe('if (a</b>c)</scripts>');
  expect(html.slice(script?.content?.elementEnd)).toBe('z');
});

test('the scan ends with the text', () => {
  for (const html of ['<', '<p', '<p title="', '<!-- <b>', 'a<']) expect(listNames(html)).toEqual([]);
  expect(listNames('<script>never closed <b>')).toEqual(['script']);
});

test('the scan takes linear time', () => {
  const started = performance.now();
  expect(listNames('<a "'.repeat(50_000))).toHaveLength(0);
  expect(listNames('<'.repeat(200_000))).toHaveLength(0);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(2000));
});

test('attributes are parsed with and without values; the first of two wins', () => {
  const attributes = parseAttributes(`<link REL="preload" as='script' async href=/a.js title="A &amp; &quot;B&quot;" rel="icon"/>`);
  expect(Object.fromEntries(attributes)).toEqual({ rel: 'preload', as: 'script', async: '', href: '/a.js', title: 'A & "B"' });
});

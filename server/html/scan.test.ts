import { expect, test } from 'vitest';
import { readAttributes, scanTags } from './scan.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

const names = (html: string) => [...scanTags(html)].map(({ name }) => name);

test('names start tags in the order of the text', () => {
  expect(names('<!DOCTYPE html><HTML><body><p>a < b</p><br/></body></HTML>')).toEqual(['html', 'body', 'p', 'br']);
});

test('sees no tags in comments, attribute values, scripts, styles and titles', () => {
  const html = '<!-- <b> --><a title="<b>" rel=\'>\'>x</a><script>"<b>"</script><style><b></style><title><b></title><i>';
  expect(names(html)).toEqual(['a', 'script', 'style', 'title', 'i']);
});

test('finds where the content of a script ends', () => {
  const html = '<script type="x">if (a</b>c)</scripts></SCRIPT >z';
  const [script] = scanTags(html);
  expect(html.slice(script?.end, script?.content?.end)).toBe('if (a</b>c)</scripts>');
  expect(html.slice(script?.content?.elementEnd)).toBe('z');
});

test('ends where the text does', () => {
  for (const html of ['<', '<p', '<p title="', '<!-- <b>', 'a<']) expect(names(html)).toEqual([]);
  expect(names('<script>never closed <b>')).toEqual(['script']);
});

test('takes time in proportion to the text', () => {
  const started = performance.now();
  expect(names('<a "'.repeat(50_000))).toHaveLength(0);
  expect(names('<'.repeat(200_000))).toHaveLength(0);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(2000));
});

test('reads attributes with and without values', () => {
  const attributes = readAttributes(`<link REL="preload" as='script' async href=/a.js title="A &amp; &quot;B&quot;" rel="icon"/>`);
  expect(Object.fromEntries(attributes)).toEqual({ rel: 'preload', as: 'script', async: '', href: '/a.js', title: 'A & "B"' });
});

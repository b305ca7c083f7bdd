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

test('a tag name begins with a letter', () => {
  expect(listNames('<a><z><A><Z><@a><[a><`a><{a><1a>< a><_a>')).toEqual(['a', 'z', 'a', 'z']);
});

test('a comment ends at the first `-->`, which can overlap its start', () => {
  expect(listNames('<!--<b>--><i>--><u>')).toEqual(['i', 'u']);
  expect(listNames('<!--><i><!---><u>--><a>')).toEqual(['i', 'u', 'a']);
});

test.each(['"', "'"])('a tag ends after its attribute values in %s', (quote) => {
  const html = `<a title=${quote}1 > 0 <b>${quote}><i>`;
  expect([...scanTags(html)].map(({ start, end }) => html.slice(start, end))).toEqual([html.slice(0, -3), '<i>']);
});

test('an end tag that is cut off ends with the text', () => {
  const html = '<p><script>a</script ';
  const [, script] = scanTags(html);
  expect(script?.content).toEqual({ end: html.indexOf('</script'), elementEnd: html.length });
});

test('attributes after a value with an angle bracket are parsed', () => {
  expect(Object.fromEntries(parseAttributes('<a title="1 > 0" data-x="<b />" href="/x" >'))).toEqual({
    title: '1 > 0',
    'data-x': '<b />',
    href: '/x',
  });
});

test('character references in attributes are decoded once', () => {
  expect(parseAttributes('<a title="&amp;lt; &#x27;&#39;&lt;&gt; &copy; &amp"></a>').get('title')).toBe("&lt; ''<> &copy; &amp");
});

import { expect, test } from 'vitest';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';
import { isNestedTooDeep } from './markup-limits.ts';
import { sanitizeMarkup, sanitizeTitle, toCommentJson } from './sanitize-markup.ts';

test('does not change blocks and their markup', () => {
  const markup =
    '<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->\n<div class="wp-block-group alignwide"><!-- wp:paragraph {"dropCap":true} -->\n<p class="has-drop-cap">Words &amp; more, <a href="/about/">here</a>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:latest-posts {"postsToShow":3} /--></div>\n<!-- /wp:group -->\n<!--more-->';
  expect(sanitizeMarkup(markup)).toBe(markup);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a frame', '<iframe src="https://x.test"></iframe><p>b</p>', '<p>b</p>'],
  ['an event handler', '<p onclick="alert(1)">c</p>', '<p>c</p>'],
  ['a javascript: URL', '<a href="javascript:alert(1)">d</a>', '<a>d</a>'],
  ['a style that loads a resource', '<p style="color:red;background-image:url(//x.test)">e</p>', '<p style="color:red">e</p>'],
  ['a form', '<form action="/x"><input name="a"/>f</form>', 'f'],
  ['a conditional comment', '<!--[if IE]><script>1</script><![endif]--><p>g</p>', '<p>g</p>'],
])('removes %s', (_what, markup, clean) => {
  expect(sanitizeMarkup(markup)).toBe(clean);
});

test('a comment cannot end an attribute', () => {
  const clean = sanitizeMarkup('<a title="<!-- " onmouseover=alert(1) x=" -->">x</a>');
  expect(clean).not.toContain('onmouseover');
  expect(sanitizeMarkup('<a title="\ue0000\ue001">x</a><!-- " onclick="1 -->')).not.toMatch(/<a[^>]*onclick/);
});

test('sanitizes text in block attributes', () => {
  const clean = sanitizeMarkup(
    String.raw`<!-- wp:site/card {"text":"\u003cimg src=x onerror=alert(1)\u003e","url":"/a?b=1\u0026c=2"} /-->`,
  );
  expect(clean).toBe(String.raw`<!-- wp:site/card {"text":"\u003cimg src=\u0022x\u0022 /\u003e","url":"/a?b=1\u0026c=2"} /-->`);
  expect(sanitizeMarkup('<!-- wp:site/card {"text": nonsense} /-->')).toBe('');
  expect(sanitizeMarkup('<!-- wp:site/card {"text":"<script>alert(1)</script>"} /-->')).not.toContain('script');
});

test.each(['a < b > c', '1 <2', 'x <= y'])('does not change text without tags in block attributes: %s', (text) => {
  const markup = `<!-- wp:site/card ${toCommentJson({ text })} /-->`;
  expect(sanitizeMarkup(markup)).toBe(markup);
});

test.each(['<img src=x onerror=alert(1)', '<\u2028img src=x onerror=alert(1)>', 'a <'])(
  'escapes text that a browser could read as a tag: %j',
  (text) => {
    expect(sanitizeMarkup(`<!-- wp:site/card ${toCommentJson({ text })} /-->`)).not.toMatch(/\\u003c(?!img src=\\u0022x\\u0022)/);
  },
);

test('keeps the download attribute of a link', () => {
  const link = '<a href="/plan.pdf" download aria-describedby="plan">Download</a>';
  expect(sanitizeMarkup(link)).toBe(link.replace('download', 'download=""'));
});

test('keeps the name of a details element', () => {
  expect(sanitizeMarkup('<details name="doors" open><summary>a</summary>b</details>')).toContain('name="doors"');
});

test('a title keeps inline markup only', () => {
  expect(sanitizeTitle('Dock <em>doors</em> <div>and</div> <img src=x onerror=alert(1)>more')).toBe('Dock <em>doors</em> and more');
});

test('removes deeply nested text in attributes quickly', () => {
  const deep = String.raw`\u003cb\u003e`.repeat(100_000);
  const started = performance.now();
  expect(sanitizeMarkup(`<!-- wp:site/card {"text":"${deep}"} /-->`)).toBe('<!-- wp:site/card {"text":""} /-->');
  expect(performance.now() - started).toBeLessThan(scaleToMachine(2_000));
});

test('restores a comment only once, however many placeholders refer to it', () => {
  const long = 'y'.repeat(10_000);
  const clean = sanitizeMarkup(`<!-- wp:a {"x":"${long}"} /-->${'&#xe000;0&#xe001;'.repeat(100)}`);
  expect(clean).toBe(`<!-- wp:a {"x":"${long}"} /-->`);
});

test('checks a very long element name quickly', () => {
  const started = performance.now();
  expect(isNestedTooDeep(`<${'a'.repeat(500_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(1_000));
});

test('end tags without a start tag do not reduce the depth', () => {
  for (const open of ['<b></i>', '<b/>', '<b title="<">', '<svg/><b/>']) expect(isNestedTooDeep(open.repeat(101))).toBe(true);
  expect(isNestedTooDeep(`<svg>${'<path d="M0 0"/>'.repeat(1_000)}</svg>${'<br/>'.repeat(1_000)}`)).toBe(false);
  expect(isNestedTooDeep('<ul><li><b>a</b></ul>'.repeat(1_000))).toBe(false);
  expect(isNestedTooDeep('<div><span></div>'.repeat(1_000))).toBe(false);
});

test('comments keep their positions, regardless of their number', () => {
  const markup = Array.from({ length: 25 }, (_, index) => `<!-- wp:a {"x":${index}} /--><p>${index}</p>`).join('');
  expect(sanitizeMarkup(markup)).toBe(markup);
});

test('comments in attributes are removed, however many there are', () => {
  const comments = '<!--a-->'.repeat(12);
  expect(sanitizeMarkup(`${comments}<p title="b<!-- c -->d">e</p>`)).toBe(`${comments}<p title="bd">e</p>`);
});

test('a comment that is not closed is removed with the text after it', () => {
  expect(sanitizeMarkup('<p>a</p><!-- <img src=x onerror=alert(1)>')).toBe('<p>a</p>');
});

test('block comments may be written over several lines', () => {
  expect(sanitizeMarkup('<!--\n  wp:site/card   {"a": 1}\n  /-->')).toBe('<!-- wp:site/card {"a": 1} /-->');
  expect(sanitizeMarkup('<!--\t/wp:site/card\n-->')).toBe('<!-- /wp:site/card -->');
});

test.each(['<!-- about wp:group {"a":1} /-->', '<!--nextpage-->', '<!---->', '<!--  -->', '<!-- 50% - 60% -->'])(
  'the comment %s is not a block and stays',
  (comment) => {
    expect(sanitizeMarkup(comment)).toBe(comment);
  },
);

test.each([
  '<!-- wp:a {"b":1} / x-->',
  '<!-- wp:a {"b":1}/-->',
  '<!-- wp:A /-->',
  '<!-- wp:a/b/c /-->',
  '<!-- wp:1a /-->',
  '<!--wp:a /-->',
  '<!--\n\n/wp:a x-->',
  '<!-- wp:a [1] /-->',
  '<!-- a > b -->',
  '<!--><img src=x onerror=alert(1)>-->',
])('the comment %s could be read as something else and is removed', (comment) => {
  expect(sanitizeMarkup(`<p>a</p>${comment}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
});

test('attributes without markup keep their spelling, and those with markup keep their types', () => {
  const spelled = String.raw`<!-- wp:a { "a": 1.0, "b": "\u002d", "c": null } /-->`;
  expect(sanitizeMarkup(spelled)).toBe(spelled);
  const mixed = String.raw`<!-- wp:a {"list":["\u003cb\u003eA\u003c/b\u003e\u003cscript\u003e1\u003c/script\u003e",null,1,true,{}],"none":[]} /-->`;
  expect(sanitizeMarkup(mixed)).toBe(String.raw`<!-- wp:a {"list":["\u003cb\u003eA\u003c/b\u003e",null,1,true,{}],"none":[]} /-->`);
});

test('attributes cannot end the comment that contains them', () => {
  const clean = sanitizeMarkup(String.raw`<!-- wp:a {"a":"\u003cb\u003e--\u003e\"x\" & y\u003c/b\u003e"} /-->`);
  expect(clean).toBe(String.raw`<!-- wp:a {"a":"\u003cb\u003e\u002d\u002d\u0026gt;\u0022x\u0022 \u0026amp; y\u003c/b\u003e"} /-->`);
});

test('attributes may be nested 64 levels deep, and deeper ones are removed', () => {
  const nest = (levels: number) => `<!-- wp:a ${'{"a":'.repeat(levels)}{}${'}'.repeat(levels)} /-->`;
  expect(sanitizeMarkup(nest(64))).toBe(nest(64));
  expect(sanitizeMarkup(nest(65))).toBe(nest(64).replace('{}', '{"a":null}'));
  const list = (levels: number) => `<!-- wp:a {"a":${'['.repeat(levels)}${']'.repeat(levels)}} /-->`;
  expect(sanitizeMarkup(list(64))).toBe(list(64));
  expect(sanitizeMarkup(list(65))).toBe(list(64).replace('[]', '[null]'));
});

test('a title without tags is unchanged, because its ampersands are not entities', () => {
  expect(sanitizeTitle('R&D > 1 "A"')).toBe('R&D > 1 "A"');
  expect(sanitizeTitle('<b>R</b> & D')).toBe('<b>R</b> &amp; D');
});

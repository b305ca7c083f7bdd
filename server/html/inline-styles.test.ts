import { expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import { STATIC_URL_PREFIX } from '../next/build-files.ts';
import type { GetStylesheet } from '../next/build-styles.ts';
import { inlineStyles } from './inline-styles.ts';
import { parseStylesheet } from './styles/parse-stylesheet.ts';

const getUrl = (name: string) => `${STATIC_URL_PREFIX}chunks/${name}.css`;
const createLink = (name: string) => `<link rel="stylesheet" href="${getUrl(name)}" data-precedence="next"/>`;
const createDocument = (head: string, body: string) => `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

/** A build with these stylesheets. */
function createBuild(texts: Readonly<Record<string, string>>): GetStylesheet {
  const stylesheets = new Map(Object.entries(texts).map(([name, css]) => [getUrl(name), parseStylesheet(css)]));
  return (url) => stylesheets.get(url) ?? null;
}

/** The styles that a document with this body gets. @param scriptNames names in the scripts of its islands; undefined for a document without islands */
function prune(css: string, body = '', scriptNames?: readonly string[]): string | undefined {
  const html = inlineStyles(createDocument(createLink('a'), body), createBuild({ a: css }), scriptNames ? new Set(scriptNames) : null);
  return /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1];
}

const body = `<main id="main"><p class="card wide">Words</p><ul class="list"><li>One</li></ul><a href="/a/" data-kind="news" type="text/html">Go</a>
  <details><summary>More</summary></details><svg><linearGradient fill="var(--drawn)"></linearGradient></svg></main>`;

/** Each case has a rule in use that a simpler implementation would remove. */
test.each([
  ['elements, classes and ids', 'p{a:b}.card{a:b}#main{a:b}*{a:b}:root{a:b}'],
  ['two classes of one element', 'p.card.wide{a:b}.wide.card{a:b}'],
  ['elements whose names have capitals', 'lineargradient{a:b}linearGradient{a:b}'],
  ['siblings, parents and ancestors', 'main>.card+.list li~li{a:b}'],
  [
    'states that a visitor causes',
    'a:hover,a:focus-visible,a:active{a:b}a:visited{a:b}:target{a:b}details[open]{a:b}details[open]>summary:after{a:b}',
  ],
  [
    'themes, units and directions, which are set later',
    ':root[data-theme=dark]{a:b}:root[data-units=metric] p{a:b}[dir=rtl] p{a:b}[hidden]{a:b}',
  ],
  [
    'attributes by value',
    '[data-kind=news]{a:b}[data-kind^=ne]{a:b}[data-kind$=ws]{a:b}[data-kind*=ew]{a:b}[type="TEXT/html"]{a:b}[href]{a:b}[href^="/a"]{a:b}',
  ],
  ['negations', '.card:not(.gone){a:b}p:not(.card,.gone){a:b}a:not([data-gone]){a:b}:not(.gone){a:b}'],
  ['lists of which one selector matches', ':is(.gone,.card){a:b}:where(.gone,li){a:b}'],
  ['parents of an element', 'main:has(>.card){a:b}main:has(.gone,.card){a:b}main:not(:has(.gone)){a:b}'],
  [
    'pseudo-elements, standard ones and those of browsers',
    'li::marker{a:b}::selection{a:b}a:before{a:b}::view-transition-old(root){a:b}summary::-webkit-details-marker{a:b}',
  ],
  ['positions among siblings', 'li:nth-child(2n of .gone){a:b}li:nth-child(odd){a:b}'],
  ['conditions around rules', '@media print{@supports (a:b){@container card (width>1px){.card{a:b}}}}'],
  [
    'a fallback and its replacement',
    '.card{color:red;color:light-dark(red,blue)}@supports not (color:light-dark(red,blue)){.card{color:red}}',
  ],
  ['nested rules', '.card{a:b;&:hover{a:b}.wide &{a:b}&.wide{a:b}@media print{a:b;&+ul{a:b}}}'],
  ['properties after nested rules, in their place', '.card{a:b;@media print{a:c}a:d}'],
  ['a nested rule that negates its parent', '.wide:not(&){a:b}.gone{.wide:not(&){a:b}:is(&,.card){a:b}}'],
  [
    'fonts, pages, counters and settings of the document',
    '@font-face{font-family:A;src:url(a)}@page{margin:1in}@counter-style a{symbols:a}@view-transition{navigation:auto}@property --x{syntax:"*";inherits:false}',
  ],
  [
    'keyframes that an animation names',
    '.card{animation:1s linear slide}@keyframes slide{to{a:b}}.list{--run:fade;animation-name:var(--run)}@keyframes fade{to{a:b}}',
  ],
  ['an order of layers, some without rules', '@layer reset,base,print;@layer base{p{a:b}}'],
  [
    'custom properties that are used, directly or not',
    ':root{--a:var(--b);--b:1;--drawn:red;--c:2}p{width:var(--a);height:calc(1px*var(--c))}',
  ],
  ['escaped names', '.\\63 ard{a:b}.wi\\64 e{a:b}'],
  ['an empty custom property', 'p{--on: ;a:var(--on)}'],
  ['a custom property in a style query', 'p{--look:a}@container style(--look:a){p{a:b}}'],
  ['a selector that cannot be parsed', 'p:unheard-of(>>>){a:b}'],
  ['attributes with long values, regardless of what they are compared with', '[href="/other/"]{a:b}'],
  [
    'classes and ids that are compared like other attributes',
    '[class^=card]{a:b}[class~=wide]{a:b}[class$=wide]{a:b}[id=main]{a:b}[id^=ma]{a:b}',
  ],
  ['values before a hyphen, and values in other letters', '[data-kind|=news]{a:b}[data-kind=NEWS i]{a:b}'],
  ['a list of selectors around nested rules', '.gone,.card{a:b;&:hover{a:b}}'],
  ['at-rules that are not known', '@unheard-of{.gone{a:b}}'],
  ['quoted and prefixed keyframes', '.card{animation-name:"slide",fade}@keyframes "slide"{to{a:b}}@-webkit-keyframes fade{to{a:b}}'],
  ['custom properties in keyframes', '.card{animation:slide 1s}p{--x:1}@keyframes slide{to{width:var(--x)}}'],
  ['custom properties in at-rules without selectors', ':root{--m:1in}@page{margin:var(--m)}'],
  ['custom properties inside of conditions', '@media print{p{--a:var(--b);--b:1;width:var(--a)}}'],
])('keeps %s', (_what, css) => {
  expect(prune(css, body)).toBe(css);
});

/** Each case has something unused that a simpler implementation would keep. */
test.each([
  ['elements, classes and ids', 'b{a:b}.gone{a:b}#gone{a:b}.card .gone{a:b}.gone>p{a:b}', ''],
  ['classes that no element has together', '.card.list{a:b}ul.card{a:b}.card.wide{a:b}', '.card.wide{a:b}'],
  ['a part of a list', '.gone,.card,b{a:b}', '.card{a:b}'],
  ['attributes and values', '[data-gone]{a:b}[data-kind=olds]{a:b}[data-kind^=x]{a:b}[type=image]{a:b}', ''],
  ['states of missing elements', '.gone:hover{a:b}.gone:not(.card){a:b}b::before{a:b}', ''],
  ['lists of which no selector matches', ':is(.gone,b) p{a:b}main:has(.gone){a:b}main:has(>.gone,+b){a:b}', ''],
  ['conditions without rules', '@media print{.gone{a:b}@supports (a:b){b{a:b}}}p{a:b}', 'p{a:b}'],
  ['nested rules', '.card{a:b;& .gone{a:b}.gone &{a:b}&>b{a:b}}', '.card{a:b}'],
  ['nested rules of missing elements', '.gone{a:b;&:hover{a:b}p{a:b}@media print{a:b}}', ''],
  [
    'keyframes that no animation names',
    '.card{animation:slide 1s}.gone{animation:fade 1s}@keyframes slide{to{a:b}}@keyframes fade{to{a:b}}',
    '.card{animation:slide 1s}@keyframes slide{to{a:b}}',
  ],
  ['custom properties that are not used', ':root{--a:1;--b:var(--c);--c:2;a:b}.gone{a:var(--a)}', ':root{a:b}'],
  ['a rule of unused custom properties alone', 'p{--a:1}li{--b:2;a:b}', 'li{a:b}'],
  ['comments', '/* p */p{/* x */a:b}', 'p{a:b}'],
  ['classes and ids that are values of other attributes', '#news{a:b}.news{a:b}#card{a:b}.main{a:b}', ''],
  ['parts of classes and ids', '[class*=gone]{a:b}[class~=car]{a:b}[id$=gone]{a:b}[id=mai]{a:b}', ''],
  ['parts of values at another position', '[data-kind|=new]{a:b}[data-kind$=new]{a:b}[data-kind^=ews]{a:b}[data-kind=new]{a:b}', ''],
  ['values in other letters, where letters count', '[data-kind=NEWS s]{a:b}', ''],
  ['keyframes that another property names', '.card{content:"slide"}@keyframes slide{to{a:b}}', '.card{content:"slide"}'],
  ['unused keyframes of a browser', '@-webkit-keyframes fade{to{a:b}}p{a:b}', 'p{a:b}'],
  ['custom properties of unused keyframes', 'p{--y:1;a:b}@keyframes fade{to{width:var(--y)}}', 'p{a:b}'],
  ['custom properties of a condition without rules', 'p{--look:a;a:b}@container style(--look:a){.gone{a:b}}', 'p{a:b}'],
])('removes %s', (_what, css, expected) => {
  expect(prune(css, body)).toBe(expected);
});

test('a layer without remaining rules keeps its position in the layer order', () => {
  expect(prune('@layer one{.gone{a:b}}@layer two{p{a:b}}@layer one{p{a:b}}', body)).toBe('@layer one;@layer two{p{a:b}}@layer one{p{a:b}}');
  expect(prune('@layer one,two;@layer one{.gone{a:b}}@layer two{p{a:b}}', body)).toBe('@layer one,two;@layer two{p{a:b}}');
});

test('a layer without remaining rules is removed if an earlier statement names it', () => {
  expect(prune('@layer one{p{a:b}}@layer one{.gone{a:b}}', body)).toBe('@layer one{p{a:b}}');
  expect(prune('@layer one, two;@layer two{.gone{a:b}}', body)).toBe('@layer one, two;');
  expect(prune('@layer{.gone{a:b}}p{a:b}', body)).toBe('p{a:b}');
});

test('a nested layer differs from a top-level layer of the same name', () => {
  expect(prune('@layer two{p{a:b}}@layer one{@layer two{.gone{a:b}}p{a:b}}', body)).toBe('@layer two{p{a:b}}@layer one{@layer two;p{a:b}}');
  expect(prune('@layer one{@layer two{p{a:b}}}@layer two{.gone{a:b}}', body)).toBe('@layer one{@layer two{p{a:b}}}@layer two;');
});

test('the classes of an element are separated by any whitespace', () => {
  expect(prune('.a.b.c{a:b}', '<p class="\n a  b\tc "></p>')).toBe('.a.b.c{a:b}');
});

test('an attribute selector stays if one of several elements matches', () => {
  expect(prune('[data-kind=news]{a:b}', '<p data-kind="jobs"></p><p data-kind="news"></p>')).toBe('[data-kind=news]{a:b}');
});

test('an island cannot add elements that are named nowhere', () => {
  expect(prune('.m_buttons dialog{a:b}dialog.m_buttons{a:b}#gone.m_buttons{a:b}', body, ['m_buttons'])).toBe('');
  expect(prune('.m_buttons dialog{a:b}#added{a:b}', body, ['m_buttons', 'dialog', 'added'])).toBe('.m_buttons dialog{a:b}#added{a:b}');
});

test('a document without links to stylesheets is unchanged', () => {
  const html = '<html><style>.gone{a:b}</style><p>x</p></html>';
  expect(inlineStyles(html, createBuild({}), null)).toBe(html);
});

test('a link to a stylesheet that is not in the build, and links in the body, stay', () => {
  const html = createDocument(createLink('gone'), `<p>x</p>${createLink('a')}`);
  expect(inlineStyles(html, createBuild({ a: 'p{a:b}' }), null)).toBe(html);
});

test('all stylesheets become one element with their names, in their order, with what each of them uses of the others', () => {
  const head = `${createLink('a')}<meta name="x"/>${createLink('gone')}${createLink('b')}`;
  const html = inlineStyles(
    createDocument(head, '<p>x</p>'),
    createBuild({ a: ':root{--ink:red;--unused:1px}', b: 'p{color:var(--ink)}' }),
    null,
  );
  const styles = `<style data-precedence="next" data-href="${getUrl('a')} ${getUrl('b')}">:root{--ink:red}p{color:var(--ink)}</style>`;
  expect(html).toBe(createDocument(`${styles}<meta name="x"/>${createLink('gone')}`, '<p>x</p>'));
});

test('a string in a stylesheet does not end the element', () => {
  expect(prune('p{content:"</style><script>"}', '<p>x</p>')).toBe(String.raw`p{content:"<\/style><script>"}`);
});

test('an island may add every name in its script or its data', () => {
  const css =
    '.m_buttons button{a:b}.m_other{a:b}.card.m_buttons{a:b}[aria-disabled=true]{a:b}body.no-scroll{a:b}@keyframes spin{to{a:b}}@keyframes fade{to{a:b}}';
  expect(prune(css, body, ['m_buttons', 'button', 'no-scroll', 'spin'])).toBe(
    '.m_buttons button{a:b}.card.m_buttons{a:b}[aria-disabled=true]{a:b}body.no-scroll{a:b}@keyframes spin{to{a:b}}',
  );
  expect(prune(css, body)).toBe('');
});

test('a custom property that a script sets keeps its first value', () => {
  expect(prune('p{--at:50%}', body, ['--at'])).toBe('p{--at:50%}');
});

test('styles that belong to the page stay', () => {
  const pageStyle = '<style data-precedence="placeholder" data-href="ground-1">.gone{a:b}</style>';
  expect(inlineStyles(createDocument(createLink('a') + pageStyle, ''), createBuild({ a: 'p{a:b}' }), null)).toContain(pageStyle);
});

test('markup in scripts and comments is not an element', () => {
  expect(prune('b{a:b}.x{a:b}', '<!-- <b class="x"> --><script type="application/ld+json">"<b class=x>"</script>')).toBe('');
});

test('a stylesheet that is parsed already takes a few milliseconds', () => {
  const css = Array.from({ length: 4000 }, (_, index) => `.m${index}_card .m${index}_title:hover{color:var(--ink);margin:0}`).join('');
  const elements = Array.from({ length: 3000 }, (_, index) => `<p class="m${index % 200}_card m${index % 150}_title">x</p>`).join('');
  const html = createDocument(createLink('a'), elements);
  const build = createBuild({ a: css });
  inlineStyles(html, build, null);
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    inlineStyles(html, build, null);
    return performance.now() - started;
  });
  // A busy machine may stall some of them.
  expect(Math.min(...times)).toBeLessThan(scaleToMachine(15));
});

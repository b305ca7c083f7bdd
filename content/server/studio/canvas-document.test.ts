import { expect, test } from 'vitest';
import { parseCanvasDocument } from './canvas-document.ts';

const build = ['', '_next', 'static', 'chunks'].join('/');

const page = (blocks: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><a href="#main">Skip</a><svg width="0"><defs><symbol id="i-arrow"></symbol></defs></svg><main id="main">${blocks}</main><script src="/x.js"></script></body></html>`;

test('the markup of each block is taken as the site has written it', () => {
  const { blocks } = parseCanvasDocument(
    page(
      '<div data-canvas-block="a-1"><section class="x"><p>One &amp; two</p><img src="/a.jpg"/></section></div><div data-canvas-block="b"></div>',
    ),
  ) ?? { blocks: {} };
  expect(blocks).toEqual({ 'a-1': '<section class="x"><p>One &amp; two</p><img src="/a.jpg"/></section>', b: '' });
});

test('stylesheets of the build are named in their order, and other styles are included', () => {
  const document = parseCanvasDocument(
    page(
      '',
      `<style data-precedence="next" data-href="${build}/a.css ${build}/b~1.css">p{}</style><style data-href="ground-1">.ground-1{color:red}</style><link rel="stylesheet" href="${build}/c.css?v=1">`,
    ),
  );
  expect(document).toMatchObject({ stylesheets: [`${build}/a.css`, `${build}/b~1.css`, `${build}/c.css`], styles: '.ground-1{color:red}' });
  expect(document?.symbols).toBe('<svg width="0"><defs><symbol id="i-arrow"></symbol></defs></svg>');
});

test('a stylesheet of another address is not named', () => {
  const urls = ['https://evil.test/a.css', '//evil.test/a.css', `${build}/../../api/x.js`, `${build}/a.css"onload="x`];
  const document = parseCanvasDocument(page('', urls.map((url) => `<link rel="stylesheet" href='${url}'>`).join('')));
  expect(document?.stylesheets).toEqual([]);
});

test('an error page of a proxy is no canvas', () => {
  expect(parseCanvasDocument('<html><body><h1>Bad gateway</h1></body></html>')).toBeNull();
  expect(parseCanvasDocument('')).toBeNull();
});

import { expect, test } from 'vitest';
import { renderClickToLoadPage } from '../../lib/embed/click-to-load-page.ts';
import { findUnsafeMarkup } from './unsafe-markup.ts';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const createFrame = (frameUrl: string, title = 'A video') =>
  `<iframe srcDoc="${escapeAttribute(renderClickToLoadPage({ frameUrl, action: 'Play', title, note: 'Loads from there' }))}"></iframe>`;

test.each([
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="java&amp;#115;cript:x" xlink:href="javascript:x">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="java&#115cript:alert(1)">x</a>',
  '<a href="&Tab;javascript:alert(1)">x</a>',
  '<p onclick="x">x</p>',
  '<P STYLE="y">x</P>',
  '<img src="/a.png" ONERROR="x"/>',
  '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="https://example.com/a.avif 480w" imageSizes="1px"/>',
  '<script>x</script>',
  '<script type="module">x</script>',
  '<script type="application/ld+json">{"a":"</script><b>"}</script><script>x</script>',
  '<script type="application/ld+json">{"a":"<!--"}</script>',
  '<iframe src="/a/"></iframe>',
  '<iframe></iframe>',
  '<iframe srcdoc="&lt;p&gt;x&lt;/p&gt;"></iframe>',
  createFrame('https://example.com/film'),
  createFrame('javascript:alert(1)'),
  createFrame('https://player.vimeo.com/video/1').replace('<iframe', '<iframe src="https://example.com/"'),
  createFrame('https://player.vimeo.com/video/1').replace('&lt;small', '&lt;script&gt;x&lt;/script&gt;&lt;small'),
  '<meta http-equiv="refresh" content="0"/>',
  '<form action="https://example.com/"></form>',
  '<form action="//example.com/"></form>',
  '<button formaction="https://example.com/">x</button>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<!-- <img src="x" onerror="alert(1)"> -->',
  '<textarea><img src="x" onerror="alert(1)"></textarea>',
  "<a href='javascript:x'>x</a>",
  '<a href=/a>x</a>',
  '<p title="<b>">x</p>',
  '<p title="a"onclick="x">x</p>',
  '1 < 2',
  '<p title="x',
])('rejects %s', (html) => {
  expect(findUnsafeMarkup(html)).not.toEqual([]);
});

test.each([
  createFrame('https://player.vimeo.com/video/1?a=1&b=2', '"><script>alert(1)</script>'),
  '<a href="/news/">x</a><img src="https://example.com/a.png" alt=""/>',
  '<a href="https://example.com/?a=1&amp;b=2&c" hidden="">x &lt;script&gt; &amp;</a>',
  '<a href="mailto:a@example.com">x</a><!-- --><!--$--><p data-a="&lt;b&gt;">x</p><!--/$-->',
  '<script type="application/ld+json">{"a":"\\u003c/script>"}</script>',
  '<form action="/api/forms/" method="post"><button formaction="/search/">x</button></form>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><br>',
])('accepts %s', (html) => {
  expect(findUnsafeMarkup(html)).toEqual([]);
});

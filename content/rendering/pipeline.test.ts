import { autop } from '@wordpress/autop';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import { sanitizeMarkup } from '../commands/markup/sanitize-markup.ts';
import type { MediaRow } from '../core/rows/media.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import type { ContentStore } from '../store/content-store.ts';
import { addParagraphs } from './filters/autop.ts';
import { renderAttachmentDescription, renderCommentText, renderContentText, renderExcerpt } from './pipeline.ts';
import { renderTitle } from './title.ts';

const pause = () => undefined;
const site = { siteUrl: 'http://site.test', contentUrl: 'http://cms.test', timezone: 'Europe/Warsaw' };

const node = (fields: Partial<NodeRow>): NodeRow =>
  ({
    kind: 'node',
    type: 'post',
    status: 'publish',
    title: 'Dock doors',
    content: '',
    excerpt: '',
    password: null,
    restricted: false,
    date: new Date('2024-03-10T09:30:00Z'),
    ...fields,
  }) as NodeRow;

const photo: MediaRow = {
  id: 100,
  file: '2024/02/park.jpg',
  mimeType: 'image/jpeg',
  fileSize: 1,
  width: 1600,
  height: 900,
  altText: 'Aerial view',
  caption: 'The "park"',
  description: '',
  focalPoint: null,
  placeholderColor: null,
  sizes: [
    { name: 'medium', file: '2024/02/park-300x169.jpg', width: 300, height: 169, mimeType: 'image/jpeg', fileSize: 1 },
    { name: 'thumbnail', file: '2024/02/park-150x150.jpg', width: 150, height: 150, mimeType: 'image/jpeg', fileSize: 1 },
  ],
  sources: [],
  meta: {},
};
const attachment = node({ id: 100, type: 'attachment', status: 'inherit', title: 'Park', uri: '/park/' });

/** A store with one photo and one reusable block. */
function createStore(settings: object = {}): ContentStore {
  const rows = [attachment];
  return {
    option: async () => ({ dateFormat: 'F j, Y', ...settings }),
    findMedia: async (id: number) => (id === photo.id ? photo : null),
    nodeById: async (id: number) => rows.find((row) => row.id === id) ?? null,
    nodesByIds: async (ids: readonly number[]) => ids.flatMap((id) => rows.filter((row) => row.id === id)),
    nodes: async () => ({ rows, hasNext: false, hasPrevious: false, total: 1 }),
    reusableBlock: async (id: number) =>
      node({ id, content: `<!-- wp:paragraph --><p>Reused.</p><!-- /wp:paragraph --><!-- wp:block {"ref":${id}} /-->` }),
    terms: async () => ({ rows: [], hasNext: false, hasPrevious: false, total: 0 }),
  } as unknown as ContentStore;
}

const toInput = (owner: NodeRow | null, settings?: object) => ({
  store: createStore(settings),
  site,
  node: owner,
  pause,
  getLink: async ({ uri }: NodeRow) => `${site.contentUrl}${uri ?? '/'}`,
  loadBlockData: async (_source: unknown, field: string) =>
    ({
      posts: [{ node: node({ id: 5, title: 'A & B', uri: '/news/a-b/' }) }],
      loop: { total: 3, size: 1, entries: [{ node: node({ id: 6, uri: '/news/six/' }) }] },
    })[field] ?? null,
});

const render = (content: string, settings?: object, fields?: Partial<NodeRow>) =>
  renderContentText(content, toInput(node({ id: 1, content, ...fields }), settings));

describe('classic content', () => {
  test.each([
    ['paragraphs and line breaks', 'One.\nTwo.\r\n\r\n<b>Three</b>', '<p>One.<br />\nTwo.</p>\n<p><b>Three</b></p>\n'],
    ['a heading between paragraphs', 'One\n<h2>Heading</h2>\nTwo', '<p>One</p>\n<h2>Heading</h2>\n<p>Two</p>\n'],
    ['preformatted text', 'One\n\n<pre>a\n\nb</pre>\n\nTwo', '<p>One</p>\n<pre>a\n\nb</pre>\n<p>Two</p>\n'],
    ['a list', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n'],
    ['a quotation', '<blockquote>One\n\nTwo</blockquote>', '<blockquote><p>One</p>\n<p>Two</p></blockquote>\n'],
    ['a script', '<script>\nlet a;\n\nlet b;\n</script>', '<p><script>\nlet a;</p>\n<p>let b;\n</script></p>\n'],
    ['the end of the introduction', 'One\n\n<!--more-->\n\nTwo', '<p>One</p>\n<p><!--more--></p>\n<p>Two</p>\n'],
    ['a line break within a tag', '<a\nhref="/x">x</a>', '<p><a\nhref="/x">x</a></p>\n'],
  ])('adds paragraphs to %s', async (_name, content, expected) => {
    expect(await addParagraphs(content, pause)).toBe(expected);
  });

  test('adds the same paragraphs as the block editor to any combination of tags', async () => {
    const parts =
      '<div> </div> <ul> <li> </li> </ul> <h2> </h2> <b> </b> <pre> </pre> <blockquote> </blockquote> <table> <tr> <td> </td></tr></table> <!--more--> text [gallery] <img/> <figure> </figure>'.split(
        ' ',
      );
    const separators = ['', '\n', '\n\n', ' '];
    let seed = 7;
    const pick = <T>(list: readonly T[]) => list[(seed = (seed * 16_807) % 2_147_483_647) % list.length];
    for (let index = 0; index < 3_000; index += 1) {
      const content = Array.from({ length: 8 }, () => `${pick(parts)}${pick(separators)}`).join('');
      expect(await addParagraphs(content, pause)).toBe(autop(content));
    }
  });
});

describe('texts', () => {
  test.each([
    [`He said "yes" -- it's '99...`, '<p>He said &#8220;yes&#8221; &#8212; it&#8217;s &#8217;99&#8230;</p>\n'],
    [`6' 2" and 9x9 (tm)`, '<p>6&#8242; 2&#8243; and 9&#215;9 &#8482;</p>\n'],
    [`<code>"a" -- b</code> & <a title="a & b">c</a>`, '<p><code>"a" -- b</code> &#038; <a title="a &#038; b">c</a></p>\n'],
    ['Wordpress is not (Wordpress)', '<p>WordPress is not (WordPress)</p>\n'],
    ['Fine :-) <code>:-)</code> a:)', '<p>Fine 🙂 <code>:-)</code> a:)</p>\n'],
    ['[unknown "a"] stays', '<p>[unknown &#8220;a&#8221;] stays</p>\n'],
    ['[[gallery ids="1"]]', '<p>[gallery ids="1"]</p>\n'],
  ])('renders %s', async (content, expected) => {
    expect(await render(content)).toBe(expected);
  });

  test('keeps emoticons if the setting is off', async () => {
    expect(await render('Fine :-)', { useSmilies: false })).toBe('<p>Fine :-)</p>\n');
  });

  test('links to own pages lead to the site, links to files and other hosts do not', async () => {
    const html = await render(
      '<a href="http://cms.test/a/?b#c">1</a> <a href="http://cms.test/media/a.pdf">2</a> <a href="http://cms.test.evil/">3</a>',
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'http://site.test/a/?b#c',
      'http://cms.test/media/a.pdf',
      'http://cms.test.evil/',
    ]);
  });

  test('titles contain characters instead of character references', async () => {
    expect(await renderTitle('Every "block" &amp; Wordpress -- 9x9', pause)).toBe('Every “block” & WordPress — 9×9');
  });

  test('comments have links and paragraphs', async () => {
    expect(await renderCommentText('See http://a.test/x?a=1&b=2.\n\nme@a.test', toInput(null))).toBe(
      '<p>See <a href="http://a.test/x?a=1&#038;b=2" rel="nofollow ugc">http://a.test/x?a=1&#038;b=2</a>.</p>\n<p><a href="mailto:me@a.test">me@a.test</a></p>\n',
    );
  });
});

describe('shortcodes', () => {
  test('a caption contains its image', async () => {
    expect(await render('[caption id="attachment_1" align="alignleft" width="150"]<img src="/a.jpg" /> The <b>park</b>[/caption]')).toBe(
      '<figure id="attachment_1" aria-describedby="caption-attachment-1" style="width: 150px" class="wp-caption alignleft"><img decoding="async" src="/a.jpg" /><figcaption id="caption-attachment-1" class="wp-caption-text">The <b>park</b></figcaption></figure>\n',
    );
  });

  test('a gallery shows the chosen images', async () => {
    const html = await render('[gallery ids=\'100,7\' link="none" columns=2]');
    expect(html).toContain("<div id='gallery-1' class='gallery galleryid-1 gallery-columns-2 gallery-size-thumbnail'>");
    expect(html).toContain(
      'src="http://cms.test/media/2024/02/park-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="Aerial view"',
    );
    expect(html).toContain('The &#8220;park&#8221;');
  });

  test.each([
    [
      '[audio src="http://a.test/b.mp3" loop="on"]',
      '<audio class="wp-audio-shortcode" id="audio-1-1" loop="1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="http://a.test/b.mp3?_=1" />',
    ],
    ['[video mp4=http://a.test/b.mp4 width=320 height=180]', '<div style="width: 320px;" class="wp-video">'],
    ['[audio src="http://a.test/page"]', '<a class="wp-embedded-audio" href="http://a.test/page">http://a.test/page</a>'],
    ['[embed]http://unknown.test/a[/embed]', '<a href="http://unknown.test/a">http://unknown.test/a</a>'],
    ['http://a.test/b.mp3', '<audio '],
    [
      'https://youtu.be/aqz-KE-bpKQ',
      '<iframe loading="lazy" title="YouTube player" width="500" height="281" src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"',
    ],
    [
      'https://twitter.com/a/status/1',
      'title="X embed" width="500" height="600" src="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=1"',
    ],
    ['https://twitter.com/a', '<a href="https://twitter.com/a">'],
    ['http://unknown.test/a', '<p>http://unknown.test/a</p>'],
  ])('renders %s', async (content, expected) => {
    expect(await render(content)).toContain(expected);
  });

  test('attributes cannot contain script or close a tag', async () => {
    const html = await render(
      '[caption width="1" caption="<script>alert(1)</script><b onclick=x>b</b>"]x[/caption] [audio src="javascript:alert(1)//.mp3"] [video src="a.mp4" class=\'"><script>\']',
    );
    expect(html.replaceAll(/<!--\[if lt IE 9\]>.*?<!\[endif\]-->/g, '')).not.toMatch(/<script|onclick|src="javascript|href="javascript/);
  });

  test('shortcodes within attributes stay as text', async () => {
    expect(await render('<p title="[gallery]">x</p>')).toBe('<p title="[gallery]">x</p>\n');
  });
});

describe('images', () => {
  test('images of the media library get their dimensions and sizes', async () => {
    expect(
      await render(
        '<!-- wp:image -->\n<figure><img src="http://cms.test/media/2024/02/park.jpg" alt="" class="wp-image-100"/></figure>\n<!-- /wp:image -->',
      ),
    ).toBe(
      '\n<figure><img decoding="async" loading="lazy" width="1600" height="900" src="http://cms.test/media/2024/02/park.jpg" alt="" class="wp-image-100" srcset="http://cms.test/media/2024/02/park.jpg 1600w, http://cms.test/media/2024/02/park-300x169.jpg 300w" sizes="(max-width: 1600px) 100vw, 1600px" /></figure>\n',
    );
  });
});

describe('descriptions of media', () => {
  test.each([
    ['paragraphs without blocks', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>\n'],
    [
      'no further paragraphs with blocks',
      '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->\n\n<div>Two</div> three',
      '<p>One</p>\n\n<div>Two</div> three',
    ],
  ])('have the media item, and %s', async (_name, description, expected) => {
    const html = await renderAttachmentDescription({ node: attachment, media: { ...photo, description } }, toInput(attachment));
    expect(html).toMatch(/^<p class="attachment"><a /);
    expect(html.slice(html.indexOf('\n') + 1)).toBe(expected);
  });
});

describe('blocks', () => {
  test('saved markup stays, and headings and layouts get their classes', async () => {
    expect(
      await render(
        '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:heading --><h2 id="a">A</h2><!-- /wp:heading --></div><!-- /wp:column --></div><!-- /wp:columns -->',
      ),
    ).toBe(
      '<div class="wp-block-columns is-layout-flex wp-container-2"><div class="wp-block-column is-layout-flow"><h2 class="wp-block-heading" id="a">A</h2></div></div>',
    );
  });

  test('a block with a link color has the class that WordPress derives from its content', async () => {
    const color = '{"style":{"elements":{"link":{"color":{"text":"var:preset|color|primary"}}}},"fontSize":"large"}';
    expect(
      await render(`<!-- wp:paragraph ${color} -->\n<p class="has-link-color">é <a href="x">y</a></p>\n<!-- /wp:paragraph -->`),
    ).toContain('<p class="has-link-color wp-elements-82ea22ddf232d9bb13f4c0d9f7c57066">');
  });

  test('the latest posts are listed', async () => {
    expect(await render('<!-- wp:latest-posts {"displayPostDate":true} /-->')).toBe(
      '<ul class="wp-block-latest-posts__list has-dates wp-block-latest-posts"><li><a class="wp-block-latest-posts__post-title" href="http://site.test/news/a-b/">A &#038; B</a><time datetime="2024-03-10T10:30:00+01:00" class="wp-block-latest-posts__post-date">March 10, 2024</time></li>\n</ul>',
    );
  });

  test('the entries of a list have the markup of its template', async () => {
    const html = await render(
      '<!-- wp:query {"queryId":2} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":3,"isLink":true} /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->',
    );
    expect(html).toContain('<h3 class="wp-block-post-title"><a href="http://site.test/news/six/" target="_self" >Dock doors</a></h3>');
    expect(html).toContain('<a href="?query-2-page=2" class="wp-block-query-pagination-next">Next Page</a>');
  });

  test('a reusable block does not contain itself', async () => {
    expect(await render('<!-- wp:block {"ref":9} /-->')).toBe('<p>Reused.</p>');
  });

  test('attributes of the wrong type have their default values', async () => {
    expect(await render('<!-- wp:search {"label":5,"buttonText":["x"],"width":"50"} /-->')).toMatch(/>Search<\/label>.*>Search<\/button>/);
    expect(await render('<!-- wp:pattern {"slug":7} /-->')).toBe('');
    expect(await render('<!-- wp:block {"ref":"9"} /-->')).toBe('<p>Reused.</p>');
  });

  test('attributes of dynamic blocks are escaped', async () => {
    const html = await render(
      '<!-- wp:search {"label":"\\u003cimg src=x onerror=alert(1)\\u003e","placeholder":"\\u0022\\u003e\\u003cscript\\u003e","className":"\\u0022\\u003e"} /--><!-- wp:social-link {"url":"javascript:alert(1)","service":"x"} /-->',
    );
    expect(html).not.toMatch(/onerror|<script|href="javascript|class=""|">">/);
  });
});

/** Lists the names of all attributes of all elements, as a browser reads them. */
function listAttributes(html: string): string[] {
  const list = (node: DefaultTreeAdapterTypes.Node): string[] => [
    ...('attrs' in node ? node.attrs.map(({ name }) => name) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(list) : []),
  ];
  return list(parseFragment(html));
}

describe('sanitized markup', () => {
  const hostileFigure = '<figure class="x src=x onerror=alert(1) "><img src="/a.jpg"/></figure>';
  test.each([
    ['an id with a replacement pattern', `<!-- wp:image {"data-id":"$\`"} -->${hostileFigure}<!-- /wp:image -->`],
    [
      'an id with a quotation mark',
      `<!-- wp:image {"data-id":"1\\u0022 onerror=alert(1) x=\\u0022"} -->${hostileFigure}<!-- /wp:image -->`,
    ],
    [
      'an id in a gallery',
      `<!-- wp:gallery --><figure><!-- wp:image {"id":"$\`"} -->${hostileFigure}<!-- /wp:image --></figure><!-- /wp:gallery -->`,
    ],
    ['a class within another attribute', `<!-- wp:heading --><h2 title="a class='b onerror=alert(1) c='">x</h2><!-- /wp:heading -->`],
    ['a shortcode within an attribute', '<p title="[embed]http://a.test/onerror=alert(1)//[/embed]">x</p>'],
    ['a shortcode of a player within an attribute', '<p title="[embed]http://a.test/onerror=alert(1)/a.mp3[/embed]">x</p>'],
    ['a shortcode that ends within an attribute', '[embed]http://a.test/<p title="[/embed] onerror=alert(1) ">x</p>'],
  ])('gets no event handler from %s', async (_name, content) => {
    const html = await render(sanitizeMarkup(content));
    expect(listAttributes(html)).not.toContain('onerror');
  });

  test('images of a gallery get the id of their media item', async () => {
    expect(
      await render(
        '<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image {"id":100} --><figure><img src="/a.jpg"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->',
      ),
    ).toContain('<img decoding="async" data-id="100"  src="/a.jpg"/>');
  });

  test('a class in single quotation marks stays one attribute', async () => {
    expect(await render(`<!-- wp:heading --><h2 class='a" onerror="b'>x</h2><!-- /wp:heading -->`)).toBe(
      '<h2 class="a&quot; onerror=&quot;b wp-block-heading">x</h2>',
    );
  });
});

describe('names of JavaScript properties', () => {
  test.each(['constructor', '__proto__', 'toString'])('%s is a name like any other', async (name) => {
    const html = await render(
      [
        `<!-- wp:social-link {"url":"http://a.test","service":"${name}"} /-->`,
        `<!-- wp:group {"layout":{"type":"${name}"}} --><div></div><!-- /wp:group -->`,
        `<!-- wp:post-featured-image {"sizeSlug":"${name}"} /-->`,
        `<!-- wp:post-navigation-link {"arrow":"${name}"} /-->`,
        `<!-- wp:query --><!-- wp:query-pagination {"paginationArrow":"${name}"} --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --><!-- /wp:query -->`,
        `<!-- wp:shortcode -->[gallery ids="100" orderby="${name}" size="${name}"]<!-- /wp:shortcode -->`,
      ].join(''),
      {},
      { featuredImageId: 100 },
    );
    expect(html).not.toMatch(/native code|\[object/);
    expect(html).toContain(`size-${name} wp-post-image`);
    expect(html).toContain(`gallery-size-${name}`);
    expect(html).toContain('>Next Page</a>');
  });
});

describe('reusable blocks', () => {
  /** A store in which each block contains the next one. */
  const createNestedStore = (getContent: (id: number) => string) =>
    ({ ...createStore(), reusableBlock: async (id: number) => node({ id, content: getContent(id) }) }) as unknown as ContentStore;
  const renderWith = (content: string, getContent: (id: number) => string) =>
    renderContentText(content, { ...toInput(node({ id: 1_000, content })), store: createNestedStore(getContent) });

  test('are rendered to a depth of 8', async () => {
    const html = await renderWith('<!-- wp:block {"ref":1} /-->', (id) => `<p>${id}</p><!-- wp:block {"ref":${id + 1}} /-->`);
    expect([...html.matchAll(/<p>(\d+)/g)].map(([, id]) => Number(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('are rendered up to 2 million characters', async () => {
    const text = `<hr title="${'a'.repeat(300_000)}">`;
    const html = await renderWith('<!-- wp:block {"ref":1} /-->'.repeat(10), () => text);
    expect(html.split('<hr ').length - 1).toBe(6);
  });
});

describe('the logo of the site', () => {
  const image = (dimensions: string, sizes: string) =>
    `<img loading="lazy"${dimensions} src="http://cms.test/media/2024/02/park.jpg" class="custom-logo" alt="Aerial view" decoding="async" srcset="http://cms.test/media/2024/02/park.jpg 1600w, http://cms.test/media/2024/02/park-300x169.jpg 300w" sizes="(max-width: ${sizes}) 100vw, ${sizes}" />`;
  test.each([
    [
      'links to the front page',
      '{}',
      `<div class="is-default-size wp-block-site-logo"><a href="http://site.test/" class="custom-logo-link" rel="home">${image(' width="1600" height="900"', '1600px')}</a></div>`,
    ],
    [
      'has the chosen width, and opens another window',
      '{"width":80,"linkTarget":"_blank"}',
      `<div class="wp-block-site-logo"><a href="http://site.test/" class="custom-logo-link" rel="home" target="_blank">${image(' width="80" height="45"', '80px')}</a></div>`,
    ],
    [
      'has no link',
      '{"isLink":false}',
      `<div class="is-default-size wp-block-site-logo">${image(' width="1600" height="900"', '1600px')}</div>`,
    ],
  ])('%s', async (_name, attributes, expected) => {
    expect(await render(`<!-- wp:site-logo ${attributes} /-->`, { siteLogo: 100 })).toBe(expected);
  });

  test('is empty without a logo', async () => {
    expect(await render('<!-- wp:site-logo /-->')).toBe('');
  });
});

describe('excerpts', () => {
  const excerpt = (content: string, own = '') => renderExcerpt(toInput(node({ id: 1, content, excerpt: own })));

  test.each([
    ['the own excerpt as a paragraph', '<p>Long</p>', 'Short', '<p>Short</p>\n'],
    ['text without shortcodes', '[gallery ids="100"]\n\n36 &lt; 40 &amp; more', '', '<p>36 &lt; 40 &amp; more</p>\n'],
    [
      'text blocks only',
      '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:search /--><!-- wp:group --><div><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
      '',
      '<p>One Two</p>\n',
    ],
    ['nothing for empty content', '', '', ''],
    ['the first page only', 'One<!--more-->Two<!--nextpage-->Three', '', '<p>OneTwo</p>\n'],
    ['the first 55 words', `<p>${'word '.repeat(60)}</p>`, '', `<p>${Array.from({ length: 55 }, () => 'word').join(' ')} [&hellip;]</p>\n`],
  ])('contain %s', async (_name, content, own, expected) => {
    expect(await excerpt(content, own)).toBe(expected);
  });
});

describe('hostile content', () => {
  const parts = [
    ' ',
    '<',
    '<div ',
    '<p> ',
    '<p><li ',
    '<pre>',
    '</div>   <br',
    'a\n\n',
    `' "a" 9" `,
    '1x1 ',
    '[gallery ',
    '[caption]',
    '[embed]http://a.b[/embed]',
    'http://a.b\n',
    '<!-- wp:a -->',
    '<!-- wp:a --><!-- /wp:a -->',
    '<img ',
    'href="',
  ];

  test.each(parts)('renders many repetitions of %j in short pieces', async (part) => {
    let longest = 0;
    let last = performance.now();
    const measure = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      return undefined;
    };
    await renderContentText(part.repeat(400_000 / part.length), { ...toInput(null), pause: measure });
    expect(longest).toBeLessThan(scaleToMachine(250));
  });
});

import { describe, expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import type { CommentRow } from '../core/rows/comments.ts';
import type { MediaRow } from '../core/rows/media.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import type { ContentStore } from '../store/content-store.ts';
import { parseBlockMarkup } from './blocks/render-blocks.ts';
import { selectExcerptSource } from './excerpt.ts';
import { linkAddresses } from './filters/clickable-links.ts';
import { addImageAttributes } from './filters/content-images.ts';
import { unwrapShortcodes } from './filters/shortcode-unautop.ts';
import { findOpeningTags } from './html/edit-tags.ts';
import { renderContentText } from './pipeline.ts';
import type { RenderContext } from './render-context.ts';

const site = { siteUrl: 'http://site.test', contentUrl: 'http://cms.test', timezone: 'UTC' };
const createNode = (id: number, content: string) =>
  ({ kind: 'node', id, type: 'post', status: 'publish', title: '', content, excerpt: '', password: null, restricted: false }) as NodeRow;
const photo = {
  id: 100,
  file: 'park.jpg',
  mimeType: 'image/jpeg',
  width: 1600,
  height: 900,
  altText: '',
  caption: 'A'.repeat(20_000),
  description: '',
  sizes: [{ name: 'medium', file: 'park-300x169.jpg', width: 300, height: 169, mimeType: 'image/jpeg', fileSize: 1 }],
} as unknown as MediaRow;
const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
const store = {
  option: async () => ({}),
  findMedia: async () => photo,
  nodeById: async () => null,
  nodesByIds: async (ids: readonly number[]) => ids.map((id) => ({ ...createNode(id, ''), type: 'attachment' })),
  terms: async () => ({ rows: [], hasNext: false, hasPrevious: false, total: 0 }),
} as unknown as ContentStore;
const data: Readonly<Record<string, unknown>> = {
  loop: { total: 100, size: 100, entries: numbers.map((id) => ({ node: createNode(id, '') })) },
  discussion: { count: 100, open: true, entries: numbers.map((id) => ({ comment: { id } as CommentRow, depth: 1 })) },
};
const render = (content: string) =>
  renderContentText(content, {
    store,
    site,
    node: createNode(1_000, content),
    pause: () => undefined,
    getLink: async () => null,
    loadBlockData: async (_source: unknown, field: string) => data[field],
  });

describe('lists in lists', () => {
  const nest = (block: string, template: string, inner: string) =>
    `<!-- wp:${block} --><!-- wp:${template} -->${inner}<!-- /wp:${template} --><!-- /wp:${block} -->`;
  const text = `<p>${'A'.repeat(20_000)}</p>`;
  const ids = numbers.join(',');
  test.each([
    ['posts', nest('query', 'post-template', nest('query', 'post-template', text))],
    ['comments', nest('comments', 'comment-template', nest('comments', 'comment-template', text))],
    ['galleries', `<!-- wp:shortcode -->${`[gallery ids="${ids}" link="none"]`.repeat(5)}<!-- /wp:shortcode -->`],
  ])('of %s are rendered up to 8 million characters', async (_name, content) => {
    const html = await render(content);
    expect(html.length).toBeGreaterThan(8_000_000);
    expect(html.length).toBeLessThan(8_500_000);
  });

  test('do not shorten long content', async () => {
    const content = '<!-- wp:group --><div class="wp-block-group"><!-- wp:freeform --><hr><!-- /wp:freeform --></div><!-- /wp:group -->';
    const html = await render(content.replace('<hr>', `<hr title="${'A'.repeat(8_500_000)}">`).concat(content));
    expect(html.split('<hr').length - 1).toBe(2);
  });
});

describe('repetitions in hostile content', () => {
  const context = { store, site } as RenderContext;
  const image = `<img src="http://cms.test/media/park.jpg" class="wp-image-100" alt="${' '.repeat(80_000)}x">`;
  const cases: readonly [name: string, run: () => unknown][] = [
    ['spaces in a tag', () => addImageAttributes(image, context)],
    ['tags that are not closed', () => findOpeningTags('<p'.repeat(1_500))],
    ['quotation marks in tags that are not closed', () => findOpeningTags(`<p "'`.repeat(4_000))],
    ['comments that are not closed', () => findOpeningTags('<!--'.repeat(5_000))],
    [
      'shortcodes before one closing tag',
      () => unwrapShortcodes(`${'<p>[video]x</p>'.repeat(5_000)}<p>[/video]${' '.repeat(100_000)}y</p>`),
    ],
    ['shortcodes before one bracket', () => unwrapShortcodes(`${'<p>[video '.repeat(5_000)}]${' '.repeat(100_000)}y</p>`)],
    ['"more" tags that are not closed', () => selectExcerptSource('<!--more'.repeat(10_000), false)],
    ['parentheses in addresses', () => linkAddresses(`http://a.test/${')a'.repeat(990)} `.repeat(60), [])],
    ['spaces in a link that is not closed', () => linkAddresses(`<a${' '.repeat(60_000)}`, [])],
    ['attributes that do not end', () => parseBlockMarkup('<!-- wp:a {--> /-->'.repeat(20_000))],
  ];
  test.each(cases)('%s take linear time', async (_name, run) => {
    const started = performance.now();
    await run();
    expect(performance.now() - started).toBeLessThan(scaleToMachine(60));
  });

  test('images keep their attributes', async () => {
    expect(await addImageAttributes(image, context)).toContain(`alt="${' '.repeat(80_000)}x" srcset="`);
  });

  test.each([
    ['with spaces', '<!--  wp:a -->'],
    ['with the end of another comment', '<!-- wp:a --> /-->'],
    ['with the end of a comment in an attribute', '<!-- wp:a {"b":"/-->"} -->'],
    ['after attributes that do not end', '<!-- wp:a {--><!-- wp:a -->'],
  ])('block comments %s that are not closed give one text', (_name, comment) => {
    const blocks = parseBlockMarkup(comment.repeat(30));
    expect(blocks.map(({ blockName }) => blockName)).toEqual([null]);
  });

  test('closed blocks with ends of comments in their attributes are blocks', () => {
    expect(parseBlockMarkup('<!-- wp:a {"b":"-->"} /-->'.repeat(30))).toHaveLength(30);
  });
});

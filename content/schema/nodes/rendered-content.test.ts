import { expect, test } from 'vitest';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { expandReusableMarkup } from '../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { truncateDescription } from '../seo/seo.ts';
import { renderContent, renderExcerpt } from './rendered-content.ts';

const node = (content: string, excerpt = '') => ({ content, excerpt }) as NodeRow;

test('removes block comments and keeps other markup unchanged', () => {
  const saved =
    '<!-- wp:paragraph {"a":1} -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>Two</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->';
  expect(renderContent(saved)).toBe('\n<p>One</p>\n\n\n\n<ul>\n<li>Two</li>\n</ul>\n');
});

test('keeps comments that are not block delimiters', () => {
  expect(renderContent('<p>One</p><!-- more -->')).toBe('<p>One</p><!-- more -->\n');
});

test('converts empty lines of classic content to paragraphs', () => {
  expect(renderContent('First line.\nSecond line.\r\n\r\n<h2>Heading</h2>\n\n<b>Bold</b> words.')).toBe(
    '<p>First line.<br />\nSecond line.</p>\n<h2>Heading</h2>\n<p><b>Bold</b> words.</p>\n',
  );
});

test('rewrites links to own content to the site, but not links to files and other hosts', () => {
  const site = { siteUrl: 'http://site.test', contentUrl: 'http://cms.test' };
  const render = (href: string) => renderContent(`<p><a href="${href}">x</a></p>`, site);
  expect(render('http://cms.test/about/?a=1')).toContain('href="http://site.test/about/?a=1"');
  expect(render('http://cms.test')).toContain('href="http://site.test"');
  for (const href of ['http://cms.test/media/2024/a.pdf', 'http://cms.test.evil.example/about/', 'https://example.org/', '/about/'])
    expect(render(href)).toContain(`href="${href}"`);
});

test('renders an excerpt as a paragraph', () => {
  expect(renderExcerpt(node('<p>Long</p>', 'Short'))).toBe('<p>Short</p>\n');
});

test('generates an excerpt from the first 55 words', () => {
  expect(renderExcerpt(node(`<p>${'word '.repeat(60)}</p>`))).toBe(
    `<p>${Array.from({ length: 55 }, () => 'word').join(' ')} [&hellip;]</p>\n`,
  );
});

test('escapes generated excerpts', () => {
  expect(renderExcerpt(node('<p>36 &lt; 40 &amp; more</p>'))).toBe('<p>36 &lt; 40 &amp; more</p>\n');
});

test('returns an empty excerpt for empty content', () => {
  expect(renderExcerpt(node(''))).toBe('');
});

test('removes scripts from plain text', () => {
  expect(toPlainText('<p>One</p><script>alert(1)</script><style>p{}</style>two')).toBe('One two');
});

test('truncates descriptions between words', () => {
  expect(truncateDescription('Dock doors decide what a building is worth', 20)).toBe('Dock doors decide…');
});

test('formats an instant in the time zone of the site and in UTC', () => {
  const date = new Date('2024-03-10T09:30:00Z');
  expect(formatLocalDate(date, 'Europe/Warsaw')).toBe('2024-03-10T10:30:00');
  expect(formatLocalDate(date, 'America/Los_Angeles', ' ')).toBe('2024-03-10 01:30:00');
  expect(formatGmtDate(date)).toBe('2024-03-10T09:30:00');
});

test('renders a long run of spaces in classic content quickly', () => {
  const started = performance.now();
  expect(renderContent(`One  \ntwo${' '.repeat(200_000)}three`)).toMatch(/^<p>One<br \/>\ntwo +three<\/p>\n$/);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(1_000));
});

test('limits the markup of nested reusable blocks', async () => {
  const repeat = (ref: number) => `<!-- wp:block {"ref":${ref}} /-->`.repeat(300);
  const contents: Record<number, string> = { 1: repeat(2), 2: repeat(3), 3: 'word '.repeat(100) };
  const store = { reusableBlock: async (id: number) => ({ ...node(contents[id] ?? ''), id }) } as unknown as ContentStore;
  const markup = await expandReusableMarkup(repeat(1), store);
  expect(markup.length).toBeGreaterThan(1_000_000);
  expect(markup.length).toBeLessThanOrEqual(2_000_000);
});

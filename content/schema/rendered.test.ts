import { expect, test } from 'vitest';
import type { NodeRow } from '../store/types.ts';
import { renderContent, renderExcerpt, toPlainText } from './rendered.ts';
import { shorten } from './seo.ts';
import { toGmt, toLocal } from './dates.ts';

const node = (content: string, excerpt = '') => ({ content, excerpt }) as NodeRow;

test('leaves block comments out of the content', () => {
  expect(renderContent('<!-- wp:paragraph {"a":1} -->\n<p>One</p>\n<!-- /wp:paragraph -->\n<!-- wp:site/search /-->')).toBe('<p>One</p>');
});

test('keeps comments that are no blocks', () => {
  expect(renderContent('<p>One</p><!-- more -->')).toBe('<p>One</p><!-- more -->');
});

test('tells a written excerpt as a paragraph', () => {
  expect(renderExcerpt(node('<p>Long</p>', 'Short'))).toBe('<p>Short</p>\n');
});

test('makes an excerpt of the first 55 words', () => {
  expect(renderExcerpt(node(`<p>${'word '.repeat(60)}</p>`))).toBe(
    `<p>${Array.from({ length: 55 }, () => 'word').join(' ')} [&hellip;]</p>\n`,
  );
});

test('escapes what it makes of the content', () => {
  expect(renderExcerpt(node('<p>36 &lt; 40 &amp; more</p>'))).toBe('<p>36 &lt; 40 &amp; more</p>\n');
});

test('has no excerpt for nothing', () => {
  expect(renderExcerpt(node(''))).toBe('');
});

test('leaves scripts out of plain text', () => {
  expect(toPlainText('<p>One</p><script>alert(1)</script><style>p{}</style>two')).toBe('One two');
});

test('cuts descriptions between words', () => {
  expect(shorten('Dock doors decide what a building is worth', 20)).toBe('Dock doors decide…');
});

test('tells an instant in the time zone of the site and in UTC', () => {
  const date = new Date('2024-03-10T09:30:00Z');
  expect(toLocal(date, 'Europe/Warsaw')).toBe('2024-03-10T10:30:00');
  expect(toLocal(date, 'America/Los_Angeles', ' ')).toBe('2024-03-10 01:30:00');
  expect(toGmt(date)).toBe('2024-03-10T09:30:00');
});

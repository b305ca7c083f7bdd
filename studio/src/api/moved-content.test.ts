import { expect, test, vi } from 'vitest';
import { describeMove, findMove } from './moved-content.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const before = { status: 'publish', link: 'https://site.example/old/' };

test('published content has moved if its address is another one', () => {
  const to = 'https://site.example/new/';
  expect(findMove(before, { status: 'publish', link: to })).toEqual({ from: before.link, to });
  expect(findMove(before, before)).toBeNull();
  expect(findMove({ ...before, status: 'draft' }, { status: 'publish', link: to })).toBeNull();
  expect(findMove(before, { status: 'draft', link: to })).toBeNull();
});

test('names both addresses, and what to do without the right to manage redirects', () => {
  const move = { from: before.link, to: 'https://site.example/new/' };
  const text = 'The address has changed from /old/ to /new/. Visitors to the old address now see “Page not found.”';
  expect(describeMove(move, { capabilities: { wpseo_manage_redirects: true } })).toBe(text);
  expect(describeMove(move, { capabilities: {} })).toBe(`${text} Ask an administrator for a redirect.`);
});

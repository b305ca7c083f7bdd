import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLatestPosts.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows images, dates, and authors when the editor enables them', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(getByText('By Lucille Tan')).toBeTruthy();
  expect(getByText('November 12, 2026')).toBeTruthy();
});

test('shows only titles by default', async () => {
  const { body, getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(3);
  expect(body.querySelector('time, img')).toBeNull();
});

test('sorts the posts and shortens the excerpts', async () => {
  const { body, getAllByRole } = await renderSample(extreme);
  const titles = getAllByRole('listitem').map((item) => [...item.querySelectorAll('a')].at(-1)?.textContent ?? '');
  expect(titles).toHaveLength(40);
  expect(titles.slice(1).every((title) => title.toLowerCase() >= '4')).toBe(true);
  expect(body.textContent).toContain('…');
});

test('shows full posts', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.querySelectorAll('li > div p').length).toBeGreaterThan(2);
});

test('shows nothing for an unused category or an unknown author', async () => {
  const { body } = await renderSample(samples[5]);
  expect(body.textContent).toBe('');
  const unknownAuthor = await renderSample({ name: 'unknown author', markup: '<!-- wp:latest-posts {"selectedAuthor":999999} /-->' });
  expect(unknownAuthor.body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLatestPosts.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows pictures, dates and authors where an editor wants them', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(getByText('By Lucille Tan')).toBeTruthy();
  expect(getByText('November 12, 2026')).toBeTruthy();
});

test('shows titles alone where nothing more is asked', async () => {
  const { body, getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(3);
  expect(body.querySelector('time, img')).toBeNull();
});

test('sorts and cuts as asked', async () => {
  const { body, getAllByRole } = await renderSample(extreme);
  const titles = getAllByRole('listitem').map((item) => [...item.querySelectorAll('a')].at(-1)?.textContent ?? '');
  expect(titles).toHaveLength(40);
  expect(titles.slice(1).every((title) => title.toLowerCase() >= '4')).toBe(true);
  expect(body.textContent).toContain('…');
});

test('shows whole pieces', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.querySelectorAll('li > div p').length).toBeGreaterThan(2);
});

test('keeps to its categories and its author', async () => {
  const { body } = await renderSample(samples[5]);
  expect(body.textContent).toBe('');
  expect(await renderMarkup('<!-- wp:latest-posts {"selectedAuthor":999999} /-->')).not.toContain('<li');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LatestNewsAndInsights.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the newest posts, newest first', async () => {
  const { body, getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(4);
  // Password-protected posts, which have no date, are left out.
  const dates = [...body.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toHaveLength(4);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('shows only posts of the selected category', async () => {
  const { getAllByText } = await renderSample(sparse);
  expect(getAllByText('Sustainability', { selector: 'b, a, span' })).toHaveLength(3);
});

test('renders nothing for an unknown category', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders 12 posts', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('article')).toHaveLength(12);
});

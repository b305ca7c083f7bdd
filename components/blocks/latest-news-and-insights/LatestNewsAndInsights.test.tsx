import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LatestNewsAndInsights.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the newest posts, newest first', async () => {
  const { body } = await renderSample(rich);
  const dates = [...body.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toHaveLength(4);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('keeps to its category', async () => {
  const { getAllByText } = await renderSample(sparse);
  expect(getAllByText('Sustainability', { selector: 'b, a, span' })).toHaveLength(3);
});

test('shows nothing for a category nobody uses', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows a dozen', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('article')).toHaveLength(12);
});

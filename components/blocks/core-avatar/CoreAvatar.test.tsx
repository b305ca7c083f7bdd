import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreAvatar.samples.ts';

const [rich, sparse, extreme] = samples;

test('is the first letters of who wrote a comment', async () => {
  const { getAllByText, body } = await renderSample(rich);
  expect(getAllByText('DQ')).toHaveLength(2);
  expect(body.querySelector('img')).toBeNull();
});

test('is those of the author elsewhere', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('LT').getAttribute('aria-hidden')).toBe('true');
});

test('has the name of whom it leads to', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link', { name: 'Ruth Ellery' }).length).toBeGreaterThan(0);
});

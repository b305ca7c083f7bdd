import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreMissing.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('keeps the markup of a block that has gone', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('cell').textContent).toBe('118');
});

test('keeps its words', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Words of a block that has gone.')).toBeTruthy();
});

test('lets nothing of it run', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('script')).toBeNull();
});

test('shows nothing without markup', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreMissing.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('renders the saved markup of a missing block', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('cell').textContent).toBe('118');
});

test('keeps the text', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Text of a missing block.')).toBeTruthy();
});

test('removes scripts', async () => {
  const { body, getByText } = await renderSample(extreme);
  expect(getByText(/^Donau/)).toBeTruthy();
  expect(body.querySelector('script')).toBeNull();
});

test('renders nothing without saved markup', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

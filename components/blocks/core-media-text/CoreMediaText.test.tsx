import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreMediaText.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows an image from the media library next to its inner blocks', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Doors on both sides' })).toBeTruthy();
  expect(body.querySelector('a img')?.getAttribute('srcset')).not.toBe('');
  expect(body.querySelector('.pair')?.className).toContain('last');
});

test('rounds the media width to sixths', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('.pair')?.className).toContain('sixths-4');
});

test('renders the inner blocks without media', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Text without an image.')).toBeTruthy();
});

test('keeps the focal point in view', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('img').className).toContain('focus-x-0 focus-y-10');
});

test('renders nothing without inner blocks', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

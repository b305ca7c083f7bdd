import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreMediaText.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows a picture of the library beside its blocks', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Doors on both sides' })).toBeTruthy();
  expect(body.querySelector('a img')?.getAttribute('srcset')).not.toBe('');
  expect(body.querySelector('.pair')?.className).toContain('last');
});

test('takes its width in sixths', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('.pair')?.className).toContain('sixths-4');
});

test('keeps its words when there is no picture', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Words without a picture.')).toBeTruthy();
});

test('keeps the part an editor pointed at in view', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('img').className).toContain('focus-first-last');
});

test('shows nothing when nothing is in it', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

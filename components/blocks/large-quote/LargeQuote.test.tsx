import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LargeQuote.samples.ts';

const [rich, sparse, extreme] = samples;

test('names who said it', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Adaeze Thornbury')).toBeTruthy();
});

test('stands without a name', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('blockquote').textContent).toBe('“Doors first.”');
});

test('shows nothing without words', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('blockquote')).not.toBeNull();
});

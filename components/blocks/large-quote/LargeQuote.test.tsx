import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LargeQuote.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the name of the person quoted', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Adaeze Thornbury')).toBeTruthy();
});

test('renders a quote without a name', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('blockquote').textContent).toBe('“Dock doors come first.”');
});

test('renders nothing without text', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('blockquote')).not.toBeNull();
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLegacyWidget.samples.ts';

const [rich, sparse, extreme, unknown] = samples;

test('shows title and words of a text widget', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Gate hours' })).toBeTruthy();
  expect(getByText('6 am').tagName).toBe('STRONG');
});

test('shows what a markup widget holds', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Ring twice.')).toBeTruthy();
});

test('lets nothing of it run', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('script')).toBeNull();
  expect(body.textContent).not.toContain('alert');
});

test('shows nothing of kinds that WordPress makes itself', async () => {
  const { body } = await renderSample(unknown);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TextImageCta.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows text, image and link', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: '58 roofs now generate power' })).toBeTruthy();
  expect(getByRole('img', { name: /solar/i })).toBeTruthy();
  expect(getByRole('link', { name: 'Sustainability report' })).toBeTruthy();
});

test('shows the figures of the chart', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('41.6 MW')).toBeTruthy();
});

test('renders with only a title', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: 'A title without text' })).toBeTruthy();
});

test('renders nothing without title, text and image', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders bars without style attributes', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('.bar').length).toBeGreaterThan(5);
  expect(body.innerHTML).not.toContain('style=');
});

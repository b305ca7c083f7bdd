import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FeaturedText.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('keeps bold text', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('240 buildings').tagName).toBe('STRONG');
});

test('shows the link', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'About the company' }).getAttribute('href')).toBe('/about/');
});

test('renders text without a link', async () => {
  const { body } = await renderSample(sparse);
  expect(body.textContent).toBe('240 buildings. 9,870 dock doors.');
});

test('renders very long text completely', async () => {
  const { body } = await renderSample(extreme);
  expect(body.textContent?.split('المستودعات')).toHaveLength(7);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

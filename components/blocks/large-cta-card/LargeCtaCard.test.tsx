import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LargeCtaCard.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the title and the link', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('region', { name: 'Tell us how much space you need' })).toBeTruthy();
  expect(getByRole('link', { name: 'Start an inquiry' }).getAttribute('href')).toBe('/contact/');
});

test('renders without a link', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Talk to us' })).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('renders nothing without a title', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h2')).not.toBeNull();
});

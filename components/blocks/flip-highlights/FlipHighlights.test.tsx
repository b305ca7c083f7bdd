import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FlipHighlights.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('flips without scripts and renders every back side', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(3);
  expect(body.querySelector('[data-island]')).toBeNull();
  expect(getByText('3,910 times').closest('details')?.open).toBe(false);
});

test('combines the figure and its label in one heading', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: '25 min average response to a stuck door' }).closest('summary')).not.toBeNull();
});

test('renders a card without text as a plain card', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { name: /40 years/ }).closest('details')).toBeNull();
});

test('links to more details', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Service desk').closest('a')?.getAttribute('href')).toBe('/management/');
});

test('renders 12 cards', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(12);
});

test('renders a single card', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'A title without a figure' })).toBeTruthy();
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FlipHighlights.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('turns without script, and keeps every story in the document', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(3);
  expect(body.querySelector('[data-island]')).toBeNull();
  expect(getByText('3,910 times').closest('details')?.open).toBe(false);
});

test('tells the figure with what it counts in one heading', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: '25 min to answer a stuck door' }).closest('summary')).not.toBeNull();
});

test('has nothing to turn where there is no story', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { name: /40 years/ }).closest('details')).toBeNull();
});

test('says how the story goes on', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('The service desk').closest('a')?.getAttribute('href')).toBe('/management/');
});

test('shows twelve', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(12);
});

test('stands with one card', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'A title, 0 figures' })).toBeTruthy();
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

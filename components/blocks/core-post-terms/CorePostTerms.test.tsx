import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostTerms.samples.ts';

const [rich, sparse, , last] = samples;

test('leads to what else has its tags', async () => {
  const { getAllByRole } = await renderSample(rich);
  for (const link of getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/tag\/[a-z-]+\/$/);
});

test('keeps to categories where nothing else is asked', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Insights' }).getAttribute('rel')).toBe('tag');
});

test('shows nothing of a taxonomy nobody knows', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

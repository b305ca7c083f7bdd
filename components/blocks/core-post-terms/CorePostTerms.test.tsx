import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostTerms.samples.ts';

const [rich, sparse, , unknownTaxonomy] = samples;

test('links to the tag archives', async () => {
  const { getAllByRole } = await renderSample(rich);
  for (const link of getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/tag\/[a-z-]+\/$/);
});

test('shows categories by default', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Insights' }).getAttribute('rel')).toBe('tag');
});

test('renders nothing for an unknown taxonomy', async () => {
  const { body } = await renderSample(unknownTaxonomy);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreHeading.samples.ts';

const [rich, , extreme] = samples;

test('uses the level that the editor selected', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'What tenants can do' })).toBeTruthy();
});

test('turns level 1 into level 2', async () => {
  const { getByRole } = await renderSample(samples[3]);
  expect(getByRole('heading', { level: 2, name: 'A second title' })).toBeTruthy();
});

test('keeps its anchor', async () => {
  expect(await renderMarkup('<!-- wp:heading --><h2 id="doors">Doors</h2><!-- /wp:heading -->')).toContain('id="doors"');
});

test('shows long words and right-to-left text', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading')).toHaveLength(2);
});

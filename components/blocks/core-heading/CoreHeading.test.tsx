import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreHeading.samples.ts';

const [rich, , extreme] = samples;

test('sets the level the editor chose', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'What a tenant can do' })).toBeTruthy();
});

test('leaves level 1 to the page', async () => {
  const { getByRole } = await renderSample(samples[3]);
  expect(getByRole('heading', { level: 2, name: 'A second title' })).toBeTruthy();
});

test('can be linked to', async () => {
  expect(await renderMarkup('<!-- wp:heading --><h2 id="doors">Doors</h2><!-- /wp:heading -->')).toContain('id="doors"');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h2, h3, p, figure, li')).not.toBeNull();
});

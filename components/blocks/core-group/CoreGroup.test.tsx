import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreGroup.samples.ts';

const [rich, , extreme] = samples;

test('is a landmark when it has a name', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('region', { name: 'In short' })).toBeTruthy();
});

test('is none without a name', async () => {
  const html = await renderMarkup(
    '<!-- wp:group {"tagName":"aside"} --><aside><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --></aside><!-- /wp:group -->',
  );
  expect(html).not.toContain('<aside');
});

test('shows nothing when it holds nothing', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h2, h3, p, figure, li')).not.toBeNull();
});

import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreGroup.samples.ts';

const [rich, , extreme] = samples;

test('is a landmark when it has a name', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('region', { name: 'Summary' })).toBeTruthy();
});

test('is not a landmark without a name', async () => {
  const html = await renderMarkup(
    '<!-- wp:group {"tagName":"aside"} --><aside><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --></aside><!-- /wp:group -->',
  );
  expect(html).toContain('<p>Text</p>');
  expect(html).not.toContain('<aside');
});

test('shows nothing without blocks', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows deeply nested groups', async () => {
  const { getByText } = await renderSample(extreme);
  expect(getByText(/^Donau/).tagName).toBe('P');
});

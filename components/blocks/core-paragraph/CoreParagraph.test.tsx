import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreParagraph.samples.ts';

const [rich, , extreme] = samples;

test('keeps emphasis and links', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'published the results' }).getAttribute('href')).toBe('/news/');
});

test('renders nothing for an empty paragraph', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.querySelector('p')).toBeNull();
});

test('removes scripts and event handlers', async () => {
  const html = await renderMarkup(
    '<!-- wp:paragraph --><p><img src=x onerror=alert(1)>Hi<script>alert(1)</script></p><!-- /wp:paragraph -->',
  );
  expect(html).toContain('Hi');
  expect(html).not.toMatch(/onerror|<script/);
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h2, h3, p, figure, li')).not.toBeNull();
});

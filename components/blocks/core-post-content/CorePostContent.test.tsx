import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostContent.samples.ts';

const [rich, , , last] = samples;

test('shows the whole of what was written', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('p').length).toBeGreaterThan(4);
});

test('is not asked for where no block shows it', async () => {
  const html = await renderMarkup(
    '<!-- wp:query {"query":{"perPage":2}} --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->',
  );
  expect(html.length).toBeLessThan(1500);
});

test('never shows a page within itself', async () => {
  const html = await renderMarkup(
    '<!-- wp:query {"query":{"perPage":1}} --><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --><!-- /wp:query -->',
  );
  expect(html).not.toContain('<p>');
});

test('shows nothing outside of a loop', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

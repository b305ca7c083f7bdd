import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostContent.samples.ts';

const [rich, , , outsideLoop] = samples;

test('shows the full content', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('p').length).toBeGreaterThan(4);
});

test('does not load the content unless a block shows it', async () => {
  const html = await renderMarkup(
    '<!-- wp:query {"query":{"perPage":2}} --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->',
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html.length).toBeLessThan(1500);
});

test('does not render a page inside itself', async () => {
  const html = await renderMarkup(
    '<!-- wp:query {"query":{"perPage":1}} --><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --><!-- /wp:query -->',
  );
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).not.toContain('<p>');
});

test('renders nothing outside a query loop', async () => {
  const { body } = await renderSample(outsideLoop);
  expect(body.textContent).toBe('');
});

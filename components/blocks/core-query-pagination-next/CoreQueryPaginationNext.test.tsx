import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPaginationNext.samples.ts';

const [rich, , , outsideLoop] = samples;

test('uses the link text of the editor', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Next 12 stories' }).getAttribute('rel')).toBe('next');
});

test('renders no link after the last page', async () => {
  const markup =
    '<!-- wp:query {"queryId":1,"query":{"perPage":3,"pages":2}} --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination --><!-- /wp:query -->';
  const html = await renderMarkup(markup, [
    { name: 'list', value: '1' },
    { name: 'after', value: '3' },
  ]);
  expect(html).toContain('aria-current="page">2<');
  expect(html).not.toContain('Next page');
});

test('renders nothing outside a query loop', async () => {
  const { body } = await renderSample(outsideLoop);
  expect(body.textContent).toBe('');
});

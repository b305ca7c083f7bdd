import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPaginationNext.samples.ts';

const [rich, , , last] = samples;

test('takes the words of an editor', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'The next 12 pieces' }).getAttribute('rel')).toBe('next');
});

test('keeps to the last part', async () => {
  const markup =
    '<!-- wp:query {"queryId":1,"query":{"perPage":3,"pages":2}} --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination --><!-- /wp:query -->';
  const html = await renderMarkup(markup, [
    { name: 'list', value: '1' },
    { name: 'after', value: '3' },
  ]);
  expect(html).toContain('aria-current="page">2<');
  expect(html).not.toContain('Next page');
});

test('shows nothing outside of a loop', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

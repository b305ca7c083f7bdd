import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostDate.samples.ts';

const [rich, sparse] = samples;

test('applies the selected date format', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Thursday, November 12th, 2026').getAttribute('datetime')).toMatch(/^2026-11-12/);
});

test('uses a default date format', async () => {
  const { getByText, queryByRole } = await renderSample(sparse);
  expect(getByText('November 12, 2026')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('renders no modified date for content that was never modified', async () => {
  const html = await renderMarkup(
    '<!-- wp:query {"query":{"perPage":5,"postType":"page"}} --><!-- wp:post-template --><!-- wp:post-date {"displayType":"modified"} /--><!-- /wp:post-template --><!-- /wp:query -->',
  );
  expect(html).not.toContain('Invalid');
});

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

const renderDates = async (postType: string, dates: string) =>
  await renderMarkup(
    `<!-- wp:query {"query":{"perPage":2,"postType":"${postType}"}} --><!-- wp:post-template -->${dates}<!-- /wp:post-template --><!-- /wp:query -->`,
  );

test('renders the modified date', async () => {
  const html = await renderDates('page', '<!-- wp:post-date {"displayType":"modified"} /-->');
  expect(html.match(/<time dateTime="2026-11-18T16:10:00">November 18, 2026<\/time>/g)).toHaveLength(2);
});

test('renders no modified date for content that was never modified', async () => {
  const html = await renderDates('post', '<!-- wp:post-date {"displayType":"modified"} /--><!-- wp:post-date /-->');
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html.match(/<time/g)).toHaveLength(2);
});

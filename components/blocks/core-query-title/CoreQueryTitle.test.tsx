import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryTitle.samples.ts';

const [rich, sparse] = samples;

test('shows the page title without filters in the URL', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'The dock door is the product' })).toBeTruthy();
});

test('shows the category in the URL', async () => {
  const { getByRole } = await renderSample(rich, [{ name: 'category', value: 'insights' }]);
  expect(getByRole('heading', { name: 'Category: Insights' })).toBeTruthy();
});

test('can hide the prefix', async () => {
  expect(await renderMarkup('<!-- wp:query-title {"type":"archive","showPrefix":false} /-->', [{ name: 'year', value: '2026' }])).toContain(
    '>2026<',
  );
});

test('escapes the search terms', async () => {
  const html = await renderMarkup('<!-- wp:query-title {"type":"search"} /-->', [{ name: 'q', value: '<b>dock</b>' }]);
  expect(html).toContain('Search results for: “&lt;b&gt;dock&lt;/b&gt;”');
});

test('can hide the search terms', async () => {
  const { getByText } = await renderSample(sparse, [{ name: 'q', value: 'dock' }]);
  expect(getByText('Search results').tagName).toBe('P');
});

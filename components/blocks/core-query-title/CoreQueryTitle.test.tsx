import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryTitle.samples.ts';

const [rich, sparse] = samples;

test('is the title of the page where the address asks for nothing', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'The dock door is the product' })).toBeTruthy();
});

test('names the category the address asks for', async () => {
  const { getByRole } = await renderSample(rich, [{ name: 'category', value: 'insights' }]);
  expect(getByRole('heading', { name: 'Category: Insights' })).toBeTruthy();
});

test('keeps the kind of list to itself where an editor wants that', async () => {
  expect(await renderMarkup('<!-- wp:query-title {"type":"archive","showPrefix":false} /-->', [{ name: 'year', value: '2026' }])).toContain(
    '>2026<',
  );
});

test('repeats the words that are looked for as text', async () => {
  const html = await renderMarkup('<!-- wp:query-title {"type":"search"} /-->', [{ name: 'q', value: '<b>dock</b>' }]);
  expect(html).toContain('Search results for: “&lt;b&gt;dock&lt;/b&gt;”');
});

test('keeps those words to itself where an editor wants that', async () => {
  const { getByText } = await renderSample(sparse, [{ name: 'q', value: 'dock' }]);
  expect(getByText('Search results').tagName).toBe('P');
});

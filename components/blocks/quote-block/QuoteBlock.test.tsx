import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './QuoteBlock.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows the quote, the person and the source', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('blockquote').getAttribute('cite')).toBe('https://example.com/interview');
  expect(getByText('Adaeze Thornbury')).toBeTruthy();
  expect(getByRole('link', { name: 'Freight Quarterly, March 2026' })).toBeTruthy();
});

test('renders a quote without a name', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('blockquote').textContent).toBe('“Dock doors come first.”');
  expect(queryByRole('link')).toBeNull();
});

test('renders a very long quote completely', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('blockquote').textContent?.split('المستودعات')).toHaveLength(5);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

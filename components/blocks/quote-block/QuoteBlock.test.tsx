import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './QuoteBlock.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('quotes, and says who said it and where', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('blockquote').getAttribute('cite')).toBe('https://example.com/interview');
  expect(getByText('Adaeze Thornbury')).toBeTruthy();
  expect(getByRole('link', { name: 'Freight Quarterly, March 2026' })).toBeTruthy();
});

test('stands without a name', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('blockquote').textContent).toBe('“Doors first.”');
  expect(queryByRole('link')).toBeNull();
});

test('keeps all of a long quote', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('blockquote').textContent?.split('المستودعات')).toHaveLength(5);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

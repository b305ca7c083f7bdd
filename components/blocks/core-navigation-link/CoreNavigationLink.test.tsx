import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNavigationLink.samples.ts';

const [rich, sparse, extreme, wordless] = samples;

test('leads where the editor pointed, with more words below', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /Power on site/ }).textContent).toContain('41.6 megawatts');
  expect(getByRole('link', { name: 'County records' }).getAttribute('target')).toBe('_blank');
});

test('is an item of a list wherever it stands', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('list').contains(getByRole('link', { name: 'Contact' }))).toBe(true);
});

test('keeps words whose address could run', async () => {
  const { getByText, queryByRole } = await renderSample(extreme);
  expect(getByText('نبني المستودعات')).toBeTruthy();
  expect(queryByRole('link', { name: 'نبني المستودعات' })).toBeNull();
});

test('shows nothing without words', async () => {
  const { body } = await renderSample(wordless);
  expect(body.textContent).toBe('');
});

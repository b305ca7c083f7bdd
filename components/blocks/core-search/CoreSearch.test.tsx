import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSearch.samples.ts';

const [rich, sparse, , iconButton] = samples;
const searchFor = (value: string) => [{ name: 'q' as const, value }];

test('renders a form that submits to its own page', async () => {
  const { getByRole } = await renderSample(rich);
  const field = getByRole('searchbox', { name: 'Search the site' });
  expect(field.getAttribute('name')).toBe('q');
  expect(field.closest('form')?.getAttribute('action')).toBeNull();
});

test('shows results with highlighted search terms', async () => {
  const { getByRole, getAllByRole, body } = await renderSample(rich, searchFor('dock'));
  expect(getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
  expect(body.querySelector('mark')?.textContent?.toLowerCase()).toContain('dock');
  expect(getByRole('searchbox').getAttribute('value')).toBe('dock');
});

test('suggests next steps when there are no results', async () => {
  const { getByText } = await renderSample(rich, searchFor('qqqqqqqzzzzz'));
  expect(getByText(/No results for “qqqqqqqzzzzz”/)).toBeTruthy();
});

test('handles special characters in the search terms', async () => {
  for (const words of ['"', '%', '<script>', "'; drop table", '()&|!:*', '\u0000']) {
    const { body, getByRole } = await renderSample(rich, searchFor(words));
    expect(getByRole('searchbox')).toBeTruthy();
    expect(body.querySelector('script')).toBeNull();
  }
});

test('keeps the accessible name when the label is hidden', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('searchbox', { name: 'Search' })).toBeTruthy();
  expect(queryByRole('button')).toBeNull();
});

test('gives the icon button an accessible name', async () => {
  const { getByRole } = await renderSample(iconButton);
  expect(getByRole('button', { name: 'Search' })).toBeTruthy();
});

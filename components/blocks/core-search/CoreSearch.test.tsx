import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSearch.samples.ts';

const [rich, sparse, , iconButton] = samples;
const searchFor = (value: string) => [{ name: 'q' as const, value }];

test('renders a form that submits to its own page', async () => {
  const { getByRole } = await renderSample(rich);
  const field = getByRole('combobox', { name: 'Search the site' });
  expect(field.getAttribute('name')).toBe('q');
  expect(field.closest('form')?.getAttribute('action')).toBeNull();
});

test('shows results with highlighted search terms', async () => {
  const { getByRole, getAllByRole, body } = await renderSample(rich, searchFor('dock'));
  expect(getByRole('heading', { level: 2 }).textContent).toBe('All results');
  expect(getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
  expect(body.querySelector('mark')?.textContent?.toLowerCase()).toContain('dock');
  expect(getByRole('combobox').getAttribute('value')).toBe('dock');
});

test('buildings of a place come first, with availability, a phone number and a link to all of them', async () => {
  const { getByRole, getAllByRole, body } = await renderSample(rich, searchFor('75172'));
  const [first] = within(getByRole('list', { name: 'Buildings in 75172' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Trinity Crossing 2');
  expect(first?.textContent).toContain('Available now');
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Buildings in 75172']);
  expect(first?.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(getByRole('link', { name: /filters and a map/ }).getAttribute('href')).toBe('/property-search/?q=75172');
  expect(body.querySelectorAll(':is(h2, h3) a[href$="/properties/trinity-crossing-2/"]')).toHaveLength(1);
});

test('names the results that are not buildings of the place', async () => {
  const { getAllByRole } = await renderSample(rich, searchFor('dallas'));
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Buildings in Dallas–Fort Worth',
    'All results',
  ]);
});

test('a misspelled place leads to its buildings in the property search', async () => {
  const { getByRole, getByText } = await renderSample(rich, searchFor('dalas'));
  expect(getByText(/^Showing results for/).textContent).toContain('Showing results for dallas.');
  expect(within(getByRole('list', { name: /^Buildings in Dallas/ })).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(getByRole('link', { name: /filters and a map/ }).getAttribute('href')).toBe('/property-search/?q=dallas');
});

test('a misspelled place is not corrected in a search as typed', async () => {
  const { queryByRole } = await renderSample(rich, searchFor('"dalas"'));
  expect(queryByRole('list', { name: /^Buildings/ })).toBeNull();
});

test('narrows results down to a group, in numbered pages', async () => {
  const all = await renderSample(rich, searchFor('dock'));
  const news = all.getByRole('link', { name: /^News \(\d+\)$/ });
  expect(news.getAttribute('href')).toBe('?q=dock&type=news');
  const pages = all.getByRole('navigation', { name: 'Pages of results' });
  expect(within(pages).getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('?q=dock&after=20');
  const second = await renderSample(rich, [...searchFor('dock'), { name: 'type', value: 'news' }, { name: 'after', value: '20' }]);
  expect(second.getByRole('link', { name: /^News/ }).getAttribute('aria-current')).toBe('page');
  expect(second.getByRole('status').textContent).toContain('page 2');
  expect(second.getAllByText('News', { selector: 'p' }).length).toBe(second.getAllByRole('heading', { level: 3 }).length);
  expect(second.getByRole('heading', { level: 2 }).textContent).toBe('News');
});

test('names the words that were searched instead of misspelled ones, and searches as typed on request', async () => {
  const { getByText, getByRole } = await renderSample(rich, searchFor('Distrubution in Dalas'));
  expect(getByText(/^Showing results for/).textContent).toBe(
    'Showing results for distribution in dallas. Search instead for “Distrubution in Dalas”.',
  );
  expect(getByRole('link', { name: /^News \(/ }).getAttribute('href')).toBe('?q=Distrubution+in+Dalas&type=news');
  const asTyped = getByRole('link', { name: '“Distrubution in Dalas”' }).getAttribute('href') ?? '';
  const quoted = new URLSearchParams(asTyped).get('q') ?? '';
  const literal = await renderSample(rich, searchFor(quoted));
  expect(literal.getByText('No results for “Distrubution in Dalas”')).toBeTruthy();
  expect(literal.queryByText(/^Showing results for/)).toBeNull();
});

test('a search without misspelled words has no correction', async () => {
  const { queryByText } = await renderSample(rich, searchFor('dallas'));
  expect(queryByText(/^Showing results for/)).toBeNull();
});

test('the browser can suggest places and pages', async () => {
  const { getByRole, body } = await renderSample(rich);
  const id = getByRole('combobox', { name: 'Search the site' }).getAttribute('list') ?? '';
  const list = body.ownerDocument.getElementById(id);
  const terms = [...(list?.querySelectorAll('option') ?? [])].map((option) => option.textContent);
  expect(terms).toEqual(expect.arrayContaining(['Sustainability', 'Atlanta']));
});

test('suggests next steps when there are no results', async () => {
  const { getByText } = await renderSample(rich, searchFor('qqqqqqqzzzzz'));
  expect(getByText(/No results for “qqqqqqqzzzzz”/)).toBeTruthy();
});

test('handles special characters in the search terms', async () => {
  for (const words of ['"', '%', '<script>', "'; drop table", '()&|!:*', '\u0000']) {
    const { body, getByRole } = await renderSample(rich, searchFor(words));
    expect(getByRole('combobox')).toBeTruthy();
    expect(body.querySelector('script')).toBeNull();
  }
});

test('keeps the accessible name when the label is hidden', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('combobox', { name: 'Search' })).toBeTruthy();
  expect(queryByRole('button')).toBeNull();
});

test('gives the icon button an accessible name', async () => {
  const { getByRole } = await renderSample(iconButton);
  expect(getByRole('button', { name: 'Search' })).toBeTruthy();
});

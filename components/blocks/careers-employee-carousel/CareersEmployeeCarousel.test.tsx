import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CareersEmployeeCarousel.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows quotes of team members first, then of people without a profile page', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  const quotes = getAllByRole('blockquote');
  expect(quotes).toHaveLength(6);
  expect(quotes.at(-1)?.textContent).toBe('“I repaired my first dock leveler here. Now I buy them.”');
  expect(getByRole('link', { name: 'Six years of doors' }).getAttribute('href')).toBe('/news/');
});

test('can be scrolled with the keyboard without JavaScript', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Meet the people who do the work' }).getAttribute('tabindex')).toBe('0');
});

test('links the name of the selected person to their profile', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Delia Marchetti' }).getAttribute('href')).toBe('/team/delia-marchetti/');
  expect(getByRole('blockquote').textContent).toContain('People who run docks read plans');
});

test('omits people without a quote', async () => {
  const { getAllByRole, queryByText } = await renderSample(extreme);
  expect(getAllByRole('blockquote')).toHaveLength(19);
  expect(queryByText('No quote')).toBeNull();
});

test('shows nothing without quotes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

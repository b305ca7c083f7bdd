import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CareersEmployeeCarousel.samples.ts';

const [rich, sparse, extreme, silent] = samples;

test('shows quotes of the team, then of people without a page', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  const quotes = getAllByRole('blockquote');
  expect(quotes).toHaveLength(6);
  expect(quotes.at(-1)?.textContent).toBe('“I fixed my first leveler here. Now I order them.”');
  expect(getByRole('link', { name: 'Six years of doors' }).getAttribute('href')).toBe('/news/');
});

test('is a list that the keyboard scrolls, whatever script does', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Ask the people who do it' }).getAttribute('tabindex')).toBe('0');
});

test('names the chosen person', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Delia Marchetti' }).getAttribute('href')).toBe('/team/delia-marchetti/');
  expect(getByRole('blockquote').textContent).toContain('people who run docks read plans');
});

test('leaves out who says nothing', async () => {
  const { getAllByRole, queryByText } = await renderSample(extreme);
  expect(getAllByRole('blockquote')).toHaveLength(19);
  expect(queryByText('Silent')).toBeNull();
});

test('shows nothing without quotes', async () => {
  const { body } = await renderSample(silent);
  expect(body.textContent).toBe('');
});

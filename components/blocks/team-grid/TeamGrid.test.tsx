import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TeamGrid.samples.ts';

const [rich, sparse, extreme, missingSelection] = samples;
const countPeople = (body: HTMLElement) => body.querySelectorAll('ul[aria-label] > li h3').length;

test('shows the configured number of people and a filter for every department', async () => {
  const { body, getByRole } = await renderSample(rich);
  expect(countPeople(body)).toBe(18);
  expect(getByRole('link', { name: 'Leasing' }).getAttribute('href')).toMatch(/\?department=leasing$/);
  expect(getByRole('link', { name: 'Everyone' }).getAttribute('aria-current')).toBe('page');
});

test('applies the region in the URL', async () => {
  const { body, getByRole } = await renderSample(extreme, [{ name: 'region', value: 'texas' }]);
  const everyone = await renderSample(extreme);
  expect(countPeople(body)).toBeGreaterThan(2);
  expect(countPeople(body)).toBeLessThan(countPeople(everyone.body));
  expect(getByRole('link', { name: 'Texas' }).getAttribute('aria-current')).toBe('page');
});

test('ignores filters in the URL that do not apply', async () => {
  const { body } = await renderSample(extreme, [
    { name: 'region', value: 'atlantis' },
    { name: 'department', value: 'leasing' },
  ]);
  expect(countPeople(body)).toBe(58);
});

test('shows the selected people without filters', async () => {
  const { getAllByRole, queryByRole } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Delia Marchetti', 'Owen Castellano']);
  expect(queryByRole('navigation')).toBeNull();
});

test('renders nothing when the selected items no longer exist', async () => {
  const { body } = await renderSample(missingSelection);
  expect(body.textContent).toBe('');
});

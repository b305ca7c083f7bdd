import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BoardOfDirectors.samples.ts';

const [rich, sparse, extreme, deleted] = samples;

test('lists the selected profiles first, then the members without a page', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Samuel Oyelaran',
    'Greta Halvorsen',
    'Winston Aldaba',
    'Adaeze Thornbury',
  ]);
});

test('links profiles to their pages and other members to the link the editor sets', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Samuel Oyelaran' }).getAttribute('href')).toBe('/leadership/samuel-oyelaran/');
  expect(getByRole('link', { name: 'Why tenants elect a director' }).getAttribute('href')).toBe('/news/');
});

test('shows the role and the biography', async () => {
  const { getByText, getByRole } = await renderSample(sparse);
  expect(getByText('Chief Executive Officer')).toBeTruthy();
  expect(getByText(/Maren designed her first warehouse/)).toBeTruthy();
  expect(getByRole('heading', { level: 2, name: 'Maren Okafor' })).toBeTruthy();
});

test('shows all leadership profiles and twenty other members', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(32);
});

test('shows nothing when there are no members', async () => {
  const { body } = await renderSample(deleted);
  expect(body.textContent).toBe('');
});

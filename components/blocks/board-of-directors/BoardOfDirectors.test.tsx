import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BoardOfDirectors.samples.ts';

const [rich, sparse, extreme, gone] = samples;

test('names chosen members, then those without a page', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Samuel Oyelaran',
    'Greta Halvorsen',
    'Winston Aldaba',
    'Adaeze Thornbury',
  ]);
});

test('links a member to their page, and a guest to where the editor says', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Samuel Oyelaran' }).getAttribute('href')).toBe('/leadership/samuel-oyelaran/');
  expect(getByRole('link', { name: 'Why a tenant' }).getAttribute('href')).toBe('/news/');
});

test('says office and a few words', async () => {
  const { getByText, getByRole } = await renderSample(sparse);
  expect(getByText('Chief Executive Officer')).toBeTruthy();
  expect(getByText(/Maren drew her first warehouse/)).toBeTruthy();
  expect(getByRole('heading', { level: 2, name: 'Maren Okafor' })).toBeTruthy();
});

test('shows everybody of the leadership and twenty guests', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(32);
});

test('shows nothing when nobody is left', async () => {
  const { body } = await renderSample(gone);
  expect(body.textContent).toBe('');
});

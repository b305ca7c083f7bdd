import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Teams.samples.ts';

const [rich, sparse, extreme, nameless] = samples;

test('names each team with its lead and its people', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  const [texas] = getAllByRole('article');
  expect(texas?.textContent).toContain('Leasing, Texas');
  expect(getByRole('link', { name: 'Delia Marchetti' }).getAttribute('href')).toBe('/team/delia-marchetti/');
  expect([...(texas?.querySelectorAll('li a') ?? [])].map((link) => link.textContent)).toEqual([
    'Owen Castellano',
    'Dale Okonkwo',
    'Clementine Rusk',
  ]);
});

test('shows a team that has but a name', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Night desk' })).toBeTruthy();
  expect(queryByRole('list')).toBeNull();
});

test('leaves a team without a name out, and mixes up nobody', async () => {
  const { getAllByRole, body } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(11);
  expect(body.textContent).not.toContain('Owen Castellano');
  expect(getAllByRole('listitem')).toHaveLength(20);
});

test('shows nothing without teams', async () => {
  const { body } = await renderSample(nameless);
  expect(body.textContent).toBe('');
});

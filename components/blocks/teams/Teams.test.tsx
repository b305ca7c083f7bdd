import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Teams.samples.ts';

const [rich, sparse, extreme, noName] = samples;

test('shows each team with its lead and members', async () => {
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

test('renders a team that has only a name', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Night service desk' })).toBeTruthy();
  expect(queryByRole('list')).toBeNull();
});

test('leaves out a team without a name and keeps members with their own team', async () => {
  const { getAllByRole, body } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(11);
  expect(body.textContent).not.toContain('Owen Castellano');
  expect(getAllByRole('listitem')).toHaveLength(20);
});

test('renders nothing without named teams', async () => {
  const { body } = await renderSample(noName);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TeamAccordion.samples.ts';

const [rich, sparse, extreme, noMembers] = samples;

test('expands each department without scripts', async () => {
  const { body, getByRole } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(6);
  expect(body.querySelector('[data-island]')).toBeNull();
  expect(getByRole('list', { name: 'Leasing' }).children.length).toBeGreaterThan(5);
});

test('shows each team member once', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('details li')).toHaveLength(58);
});

test('shows only the selected region and existing departments', async () => {
  const { body, getByRole } = await renderSample(sparse);
  expect([...body.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual(['2 peopleLeasing']);
  expect(getByRole('link', { name: '972-555-0118' }).getAttribute('href')).toBe('tel:+19725550118');
});

test('shows custom groups', async () => {
  const { body, getAllByRole } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(20);
  expect(getAllByRole('listitem')).toHaveLength(21);
});

test('renders nothing without team members', async () => {
  const { body } = await renderSample(noMembers);
  expect(body.textContent).toBe('');
});

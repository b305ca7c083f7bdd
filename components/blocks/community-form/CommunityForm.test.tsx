import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CommunityForm.samples.ts';

const [rich, sparse, extreme] = samples;

test('offers what the block names, and nothing is chosen at first', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  const select = getByRole('combobox', { name: 'What do you ask for?' });
  expect((select as HTMLSelectElement).value).toBe('');
  expect(getAllByRole('option').map((option) => option.textContent)).toContain('A visit with a class');
});

test('offers its own list where the block names nothing', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('option', { name: 'Space for an event' })).toBeTruthy();
});

test('says how long an answer takes, and what is no matter for a form', async () => {
  const { getByText, getByRole } = await renderSample(rich);
  expect(getByText('A person answers within five working days.')).toBeTruthy();
  expect(getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
});

test('shows its extremes without losing anything', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('option')).toHaveLength(13);
});

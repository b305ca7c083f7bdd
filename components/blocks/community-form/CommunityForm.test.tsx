import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CommunityForm.samples.ts';

const [rich, sparse, extreme] = samples;

test('offers the topics of the block, with none selected', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  const select = getByRole('combobox', { name: 'What is your request about?' });
  expect((select as HTMLSelectElement).value).toBe('');
  expect(getAllByRole('option').map((option) => option.textContent)).toContain('A class visit');
});

test('offers the default topics when the block sets none', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('option', { name: 'Event space' })).toBeTruthy();
});

test('says how long a reply takes, and shows the note', async () => {
  const { getByText, getByRole } = await renderSample(rich);
  expect(getByText('We reply within five business days.')).toBeTruthy();
  expect(getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
});

test('shows twelve topics', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('option')).toHaveLength(13);
});

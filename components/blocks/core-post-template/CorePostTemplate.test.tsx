import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostTemplate.samples.ts';

const [rich, , extreme, last] = samples;

test('sets posts side by side where an editor wants columns', async () => {
  const { getAllByRole, getAllByText } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(getAllByText(/2026/, { selector: 'time' }).length).toBeGreaterThan(3);
});

test('gives each post its own words', async () => {
  const { getAllByRole } = await renderSample(extreme);
  const titles = getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(new Set(titles).size).toBe(12);
});

test('shows nothing outside of a loop', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

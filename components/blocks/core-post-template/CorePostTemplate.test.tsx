import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostTemplate.samples.ts';

const [rich, , extreme, outsideLoop] = samples;

test('shows posts in columns', async () => {
  const { getAllByRole, getAllByText } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(getAllByText(/2026/, { selector: 'time' }).length).toBeGreaterThan(3);
});

test('renders the data of each post', async () => {
  const { getAllByRole } = await renderSample(extreme);
  const titles = getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(new Set(titles).size).toBe(12);
});

test('renders nothing outside a query loop', async () => {
  const { body } = await renderSample(outsideLoop);
  expect(body.textContent).toBe('');
});

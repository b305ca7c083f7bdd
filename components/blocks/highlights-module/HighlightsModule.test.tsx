import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './HighlightsModule.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('tells a figure with its unit and what it counts', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('listitem')[0]?.textContent).toMatch(/^97\.1 %/);
  expect(getByRole('heading', { level: 3, name: 'Leased' })).toBeTruthy();
});

test('links a figure where it goes on', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'On our roofs' }).getAttribute('href')).toBe('/sustainability/');
});

test('stands with a figure alone', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('412')).toBeTruthy();
});

test('sets a long figure smaller', async () => {
  const { getAllByText, getAllByRole } = await renderSample(extreme);
  expect(getAllByText('123,456,789')[0]?.parentElement?.className).toContain('long');
  expect(getAllByRole('listitem')).toHaveLength(12);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

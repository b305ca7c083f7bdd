import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './HighlightsModule.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows a figure with its unit and title', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('listitem')[0]?.textContent).toMatch(/^97\.1 %/);
  expect(getByRole('heading', { level: 3, name: 'Leased' })).toBeTruthy();
});

test('links the title of a figure', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Rooftop solar' }).getAttribute('href')).toBe('/sustainability/');
});

test('renders a figure without a title', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('240')).toBeTruthy();
});

test('shows long figures in smaller type', async () => {
  const { getAllByText, getAllByRole } = await renderSample(extreme);
  expect(getAllByText('123,456,789')[0]?.parentElement?.className).toContain('long');
  expect(getAllByRole('listitem')).toHaveLength(12);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

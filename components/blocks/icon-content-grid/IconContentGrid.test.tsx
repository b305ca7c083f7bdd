import { expect, test } from 'vitest';
import { lineIcons } from '#components/ui/core/LineIcon.tsx';
import { renderSample } from '../../../tests/support/render-block.tsx';
import blockJson from './block.json' with { type: 'json' };
import { samples } from './IconContentGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows the section heading before the cells', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3', 'H3', 'H3', 'H3', 'H3']);
});

test('renders the links of the heading and of a cell', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'All nine figures by building',
    'Rail at nine buildings',
  ]);
});

test('renders without a section heading', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: '12 acres of wetland' })).toBeTruthy();
});

test('renders 24 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(24);
});

test('renders nothing without cells', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

test('offers editors exactly the available icons', () => {
  expect(blockJson.attributes.items.items.properties.icon.enum).toEqual(lineIcons);
});

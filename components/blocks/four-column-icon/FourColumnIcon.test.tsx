import { expect, test } from 'vitest';
import { lineIcons } from '#components/ui/core/LineIcon.tsx';
import { renderSample } from '../../../tests/support/render-block.tsx';
import blockJson from './block.json' with { type: 'json' };
import { samples } from './FourColumnIcon.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows four items with icons', async () => {
  const { getAllByRole, body } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(4);
  expect([...body.querySelectorAll('svg[viewBox="0 0 24 24"]')].map((icon) => icon.getAttribute('data-icon'))).toEqual([
    'clear-height',
    'dock-door',
    'power',
    'trailer',
  ]);
});

test('names the link of a column after its title', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Fenced trailer stalls' }).getAttribute('href')).toBe('/guides/yards/');
});

test('uses level 2 headings when the section has no title', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('renders no icon for an unknown name', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('li')).toHaveLength(12);
  expect(body.querySelectorAll('svg[viewBox="0 0 24 24"]')).toHaveLength(8);
});

test('renders nothing when all columns are empty', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

test('offers editors exactly the available icons', () => {
  expect(blockJson.attributes.items.items.properties.icon.enum).toEqual(lineIcons);
});

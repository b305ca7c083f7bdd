import { expect, test } from 'vitest';
import { lineIcons } from '#components/ui/core/LineIcon.tsx';
import { renderSample } from '../../../tests/support/render-block.tsx';
import blockJson from './block.json' with { type: 'json' };
import { samples } from './ServiceList.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('links each service to its page', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Leasing' }).getAttribute('href')).toBe('/lease/');
  expect(getAllByRole('listitem')).toHaveLength(5);
});

test('renders a service without a link', async () => {
  const { getByRole, queryByRole } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Lease administration' })).toBeTruthy();
  expect(queryByRole('link', { name: 'Lease administration' })).toBeNull();
});

test('uses level 2 headings when the section has no title', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Leasing' })).toBeTruthy();
});

test('renders 40 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(40);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

test('offers editors exactly the available icons', () => {
  expect(blockJson.attributes.items.items.properties.icon.enum).toEqual(lineIcons);
});

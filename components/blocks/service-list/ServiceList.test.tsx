import { expect, test } from 'vitest';
import { lineIcons } from '#components/ui/core/LineIcon.tsx';
import { renderSample } from '../../../tests/support/render-block.tsx';
import declaration from './block.json' with { type: 'json' };
import { samples } from './ServiceList.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('names each service by the link to its page', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Leasing' }).getAttribute('href')).toBe('/lease/');
  expect(getAllByRole('listitem')).toHaveLength(5);
});

test('lists a service that has no page', async () => {
  const { getByRole, queryByRole } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Lease administration' })).toBeTruthy();
  expect(queryByRole('link', { name: 'Lease administration' })).toBeNull();
});

test('keeps headings in order without a title of its own', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Leasing' })).toBeTruthy();
});

test('shows forty', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(40);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

test('offers editors the symbols that are drawn', () => {
  expect(declaration.attributes.items.items.properties.icon.enum).toEqual(lineIcons);
});

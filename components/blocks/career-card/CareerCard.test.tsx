import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CareerCard.samples.ts';

const [rich, sparse, extreme, untitled] = samples;

test('lists the steps in order', async () => {
  const { getByRole } = await renderSample(rich);
  const steps = getByRole('list', { name: 'Career steps: From the dock to the desk' });
  expect([...steps.children].map((step) => step.textContent)).toEqual([
    'Year 1Dock technician',
    'Year 3Facilities engineer',
    'Year 6Regional engineer',
    'Year 10Head of building systems',
  ]);
});

test('shows its link', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Open positions' }).getAttribute('href')).toBe('/careers/');
});

test('shows a title without anything else', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'Research' })).toBeTruthy();
  expect(queryByRole('list')).toBeNull();
});

test('omits a fact without a value', async () => {
  const { getAllByRole, queryByText } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(queryByText('Half')).toBeNull();
});

test('shows nothing without a title', async () => {
  const { body } = await renderSample(untitled);
  expect(body.textContent).toBe('');
});

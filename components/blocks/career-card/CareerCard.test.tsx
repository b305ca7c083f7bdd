import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CareerCard.samples.ts';

const [rich, sparse, extreme, nameless] = samples;

test('tells the stations in their order', async () => {
  const { getByRole } = await renderSample(rich);
  const path = getByRole('list', { name: 'From the first job on: From the dock to the desk' });
  expect([...path.children].map((step) => step.textContent)).toEqual([
    'Year 1Dock technician',
    'Year 3Facilities engineer',
    'Year 6Regional engineer',
    'Year 10Head of building systems',
  ]);
});

test('leads on', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Open positions' }).getAttribute('href')).toBe('/careers/');
});

test('stands with a name alone', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'Research' })).toBeTruthy();
  expect(queryByRole('list')).toBeNull();
});

test('leaves half a fact out', async () => {
  const { getAllByRole, queryByText } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(6);
  expect(queryByText('Half')).toBeNull();
});

test('shows nothing without a name', async () => {
  const { body } = await renderSample(nameless);
  expect(body.textContent).toBe('');
});

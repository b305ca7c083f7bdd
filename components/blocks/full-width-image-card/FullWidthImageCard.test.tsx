import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FullWidthImageCard.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('tells what the picture shows', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('figure').querySelector('img')).not.toBeNull();
  expect(getByText(/33\.7542/).tagName).toBe('FIGCAPTION');
});

test('offers the action and a quieter way on', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['Walk the building', 'How it was built']);
});

test('stands without a picture', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('figure')).toBeNull();
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
});

test('stands in the other corner, on its own ground', async () => {
  const { getByRole, body } = await renderSample(extreme);
  expect(getByRole('figure').parentElement?.className).toContain('end');
  expect(body.querySelector('.sheet--night')).not.toBeNull();
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

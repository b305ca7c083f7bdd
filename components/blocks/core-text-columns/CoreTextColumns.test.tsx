import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTextColumns.samples.ts';

const [rich, , extreme, empty] = samples;

test('shows the text of each column', async () => {
  const { body, getByText } = await renderSample(rich);
  expect([...body.querySelectorAll('p')].map((column) => column.textContent)).toEqual([
    'Dock doors are nine feet wide.',
    'Bays are 56 feet deep.',
  ]);
  expect(getByText('nine').tagName).toBe('EM');
});

test('renders six columns', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('p')).toHaveLength(6);
});

test('renders nothing without text', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

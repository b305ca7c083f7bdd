import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTextColumns.samples.ts';

const [rich, , extreme, empty] = samples;

test('shows the words of each column', async () => {
  const { body, getByText } = await renderSample(rich);
  expect([...body.querySelectorAll('p')].map((column) => column.textContent)).toEqual([
    'Doors are nine feet wide.',
    'Bays are 56 feet deep.',
  ]);
  expect(getByText('nine').tagName).toBe('EM');
});

test('takes six', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('p')).toHaveLength(6);
});

test('shows nothing without words', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

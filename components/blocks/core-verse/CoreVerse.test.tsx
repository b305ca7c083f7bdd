import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreVerse.samples.ts';

const [rich, , extreme, empty] = samples;

test('keeps its lines', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelector('pre')?.textContent).toBe('Nine feet, four seconds,\n  and the door is down.');
  expect(getByText('four').tagName).toBe('EM');
});

test('stands where the editor put it', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Verse' }).className).toContain('text-end');
});

test('takes the ink of data', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('group').className).toContain('ink-data');
});

test('shows nothing without lines', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

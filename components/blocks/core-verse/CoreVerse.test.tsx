import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreVerse.samples.ts';

const [rich, , extreme, empty] = samples;

test('keeps line breaks', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelector('pre')?.textContent).toBe('Nine feet, four seconds,\n  and the door is down.');
  expect(getByText('four').tagName).toBe('EM');
});

test('applies the text alignment', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Verse' }).className).toContain('text-end');
});

test('applies the selected text color', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('group').className).toContain('ink-data');
});

test('renders nothing without text', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

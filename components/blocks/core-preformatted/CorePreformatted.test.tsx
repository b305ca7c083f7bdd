import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePreformatted.samples.ts';

const [rich, , extreme, empty] = samples;

test('keeps spaces and emphasis', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelector('pre')?.textContent).toContain('Gate 1   open 6 am');
  expect(getByText('rail only').tagName).toBe('STRONG');
});

test('applies the selected background color', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('group', { name: 'Preformatted text' }).className).toContain('on-signal');
});

test('renders nothing without text', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePreformatted.samples.ts';

const [rich, , extreme, copy, empty] = samples;

test('keeps spaces and emphasis', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelector('pre')?.textContent).toContain('Gate 1   open 6 am');
  expect(getByText('rail only').tagName).toBe('STRONG');
});

test('has a button that copies the text if editors ask for it', async () => {
  const { getByRole } = await renderSample(copy);
  expect(getByRole('button', { name: 'Copy text' }).closest('[data-island]')).not.toBeNull();
  expect((await renderSample(rich)).queryByRole('button')).toBeNull();
});

test('applies the selected background color', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('group', { name: 'Preformatted text' }).className).toContain('on-signal');
});

test('renders nothing without text', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

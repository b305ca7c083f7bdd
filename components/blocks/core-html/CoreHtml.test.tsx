import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreHtml.samples.ts';

const [rich, , extreme, unsafe] = samples;

test('shows safe HTML', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(2);
  expect(getByText('BP-2026-0417').tagName).toBe('STRONG');
});

test('removes scripts, frames, and forms', async () => {
  const { body, getByText } = await renderSample(extreme);
  expect(body.querySelector('script, iframe, form, input')).toBeNull();
  expect(getByText('Safe text.').getAttributeNames()).toEqual([]);
});

test('shows nothing when all of the HTML is unsafe', async () => {
  const { body } = await renderSample(unsafe);
  expect(body.textContent).toBe('');
});

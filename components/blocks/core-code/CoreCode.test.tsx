import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCode.samples.ts';

const [rich, , extreme, empty] = samples;

test('keeps spaces and line breaks', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('pre code')?.textContent).toBe(
    'building  clear  doors\nDAL-0417     40    118\nSEA-0203     36     92 <- rail',
  );
});

test('can be scrolled with the keyboard and has a name', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('group', { name: 'Code' }).tabIndex).toBe(0);
});

test('shows nothing without code', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

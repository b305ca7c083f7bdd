import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostNavigationLink.samples.ts';

const [rich, sparse, extreme, last] = samples;

test('leads to what was published before, by name', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: /The piece before Trinity Crossing tops out/ });
  expect(link.getAttribute('rel')).toBe('prev');
});

test('has words of its own', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Previous' })).toBeTruthy();
});

test('keeps a label apart that is no part of the link', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('link', { name: /^Trinity Crossing/ })).toBeTruthy();
});

test('is nothing after the newest', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

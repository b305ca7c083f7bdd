import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSiteLogo.samples.ts';

const [rich, sparse, extreme] = samples;

test('leads home, and says so', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /, home$/ }).getAttribute('href')).toBe('/');
});

test('may stand without a link', async () => {
  const { queryByRole, getByText } = await renderSample(sparse);
  expect(queryByRole('link')).toBeNull();
  expect(getByText('Causeway')).toBeTruthy();
});

test('comes in steps, not in pixels', async () => {
  const { body } = await renderSample(extreme);
  expect([...body.querySelectorAll('.logo')].map((logo) => logo.className.includes('large'))).toEqual([false, true]);
});

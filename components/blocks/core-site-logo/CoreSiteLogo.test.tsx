import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSiteLogo.samples.ts';

const [rich, sparse, extreme] = samples;

test('links to the front page with an accessible name', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /, home$/ }).getAttribute('href')).toBe('/');
});

test('renders without a link', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('link')).toBeNull();
  expect(getByRole('img', { name: 'Causeway Logistics' })).toBeTruthy();
});

test('maps the width to a size class', async () => {
  const { body } = await renderSample(extreme);
  expect([...body.querySelectorAll('.logo')].map((logo) => logo.className.includes('large'))).toEqual([false, true]);
});

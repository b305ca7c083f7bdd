import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreHomeLink.samples.ts';

const [rich, sparse] = samples;

test('links to the home page', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Causeway' }).getAttribute('href')).toBe('/');
});

test('has a default label', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Home' })).toBeTruthy();
});

test('is a list item even outside of a navigation block', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('listitem').textContent).toBe('Home');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreHomeLink.samples.ts';

const [rich, sparse] = samples;

test('leads to the front page', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Causeway' }).getAttribute('href')).toBe('/');
});

test('has a name without the editor', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Home' })).toBeTruthy();
});

test('is an item of a list wherever it stands', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('listitem').textContent).toBe('Home');
});

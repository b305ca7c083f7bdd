import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostAuthor.samples.ts';

const [rich, sparse] = samples;

test('shows the name, byline and biography of the author', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByText('Written by')).toBeTruthy();
  expect(getByRole('link', { name: 'Lucille Tan' }).getAttribute('href')).toBe('/author/lucille/');
  expect(getByText(/structural engineer/)).toBeTruthy();
});

test('shows initials instead of an external avatar', async () => {
  const { body, queryByText } = await renderSample(rich);
  expect(body.querySelector('img')).toBeNull();
  expect(queryByText('LT')?.getAttribute('aria-hidden')).toBe('true');
});

test('can hide the initials', async () => {
  const { getByText, queryByText } = await renderSample(sparse);
  expect(getByText('Lucille Tan')).toBeTruthy();
  expect(queryByText('LT')).toBeNull();
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostAuthor.samples.ts';

const [rich, sparse] = samples;

test('names the author, with a few words', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByText('Written by')).toBeTruthy();
  expect(getByRole('link', { name: 'Lucille Tan' }).getAttribute('href')).toBe('/author/lucille/');
  expect(getByText(/structural engineer/)).toBeTruthy();
});

test('asks nobody for a picture', async () => {
  const { body, queryByText } = await renderSample(rich);
  expect(body.querySelector('img')).toBeNull();
  expect(queryByText('LT')?.getAttribute('aria-hidden')).toBe('true');
});

test('does without the letters', async () => {
  const { queryByText } = await renderSample(sparse);
  expect(queryByText('LT')).toBeNull();
});

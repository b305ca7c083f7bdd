import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePageListItem.samples.ts';

const [rich, sparse, , wordless] = samples;

test('leads to its page by its label', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about/');
});

test('takes the title where there is no label', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Careers' })).toBeTruthy();
});

test('shows nothing without words', async () => {
  const { body } = await renderSample(wordless);
  expect(body.textContent).toBe('');
});

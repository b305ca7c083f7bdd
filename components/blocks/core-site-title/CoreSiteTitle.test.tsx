import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSiteTitle.samples.ts';

const [rich, sparse, extreme] = samples;

test('links to the front page', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2 }).querySelector('a')?.getAttribute('href')).toBe('/');
});

test('renders a paragraph at level 0', async () => {
  const { queryByRole, getByText } = await renderSample(sparse);
  expect(queryByRole('link')).toBeNull();
  expect(getByText(/Causeway/).tagName).toBe('P');
});

test('applies the selected background color', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('heading', { level: 3 }).className).toContain('on-night');
});

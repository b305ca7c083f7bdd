import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CtaList.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('makes each line one link', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tell us the square feet',
    'Walk a building',
    'Send us a site',
  ]);
});

test('gives the signal to the first alone', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('listitem').map(({ className }) => className.includes('signal'))).toEqual([true, false, false]);
});

test('gives no signal unless asked to, and keeps a number dialable', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('listitem').className).not.toContain('signal');
  expect(getByRole('link').getAttribute('href')).toBe('tel:+15625550140');
});

test('shows eight', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(8);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

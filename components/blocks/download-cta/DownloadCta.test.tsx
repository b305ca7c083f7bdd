import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './DownloadCta.samples.ts';

const [rich, sparse, extreme, gone] = samples;

test('offers one file with its kind and size', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: /^Download the report, PDF, \d+(\.\d)? [kM]B/ });
  expect(link.getAttribute('href')).toMatch(/^\/media\/.+\.pdf$/);
});

test('leads to the page that says the same', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Read it as a page' }).getAttribute('href')).toBe('/sustainability/');
});

test('has words for its button when the editor wrote none', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: /^Download, PDF/ })).toBeTruthy();
});

test('shows its extremes and leads nowhere dangerous', async () => {
  const { getAllByRole, getByRole } = await renderSample(extreme);
  expect(getByRole('heading', { name: /^Donau/ })).toBeTruthy();
  expect(getAllByRole('link')).toHaveLength(1);
});

test('shows nothing without a file', async () => {
  const { body } = await renderSample(gone);
  expect(body.textContent).toBe('');
});

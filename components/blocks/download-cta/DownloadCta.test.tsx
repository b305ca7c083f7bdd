import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './DownloadCta.samples.ts';

const [rich, sparse, extreme, missingFile] = samples;

test('shows the download with its file type and size', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: /^Download the report, PDF, \d+(\.\d)? [kM]B/ });
  expect(link.getAttribute('href')).toMatch(/^\/media\/.+\.pdf$/);
});

test('links to the web page with the same content', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Read the web version' }).getAttribute('href')).toBe('/sustainability/');
});

test('uses a default button text', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: /^Download, PDF/ })).toBeTruthy();
});

test('renders very long text and removes links with unsafe URLs', async () => {
  const { getAllByRole, getByRole } = await renderSample(extreme);
  expect(getByRole('heading', { name: /^Donau/ })).toBeTruthy();
  expect(getAllByRole('link')).toHaveLength(1);
});

test('renders nothing without a file', async () => {
  const { body } = await renderSample(missingFile);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreFile.samples.ts';

const [rich, sparse, extreme, unsafe] = samples;

test('links to the file in the media library and shows its type and size', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('link', { name: 'Sustainability report' }).getAttribute('href')).toMatch(/^\/media\/.*\.pdf$/);
  expect(getByText(/^PDF, \d/)).toBeTruthy();
});

test('loads the PDF preview only when the visitor expands it', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details:not([open]) iframe')?.getAttribute('loading')).toBe('lazy');
});

test('can be a plain link', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(1);
});

test('links the name to the page about the file and the button to the file', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/about/',
    'https://example.com/a.pdf',
  ]);
});

test('shows nothing for an unsafe URL', async () => {
  const { body } = await renderSample(unsafe);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreFile.samples.ts';

const [rich, sparse, extreme, nowhere] = samples;

test('leads to the file of the library, and says what it is', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('link', { name: 'Sustainability report' }).getAttribute('href')).toMatch(/^\/media\/.*\.pdf$/);
  expect(getByText(/^PDF, \d/)).toBeTruthy();
});

test('shows a PDF in its place only when somebody opens it', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details:not([open]) iframe')?.getAttribute('loading')).toBe('lazy');
});

test('may be a plain link', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(1);
});

test('tells the page of a file from the file', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/about/',
    'https://example.com/a.pdf',
  ]);
});

test('shows nothing without a file', async () => {
  const { body } = await renderSample(nowhere);
  expect(body.textContent).toBe('');
});

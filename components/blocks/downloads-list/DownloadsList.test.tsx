import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './DownloadsList.samples.ts';

const [rich, sparse, extreme, noFiles] = samples;

test('shows each group with its files', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Available buildings',
    'Market tables',
    'Guides',
  ]);
  const [first] = getAllByRole('list');
  expect(within(first as HTMLElement).getAllByRole('link')).toHaveLength(3);
  expect(getByRole('link', { name: 'For brokers' })).toBeTruthy();
});

test('shows type, size and date of a file', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: /^14 key dates in a lease/ });
  expect(link.textContent).toMatch(/PDF, \d+(\.\d)? [kM]B/);
  expect(link.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
});

test('links to a document that the site makes', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: /^Harbor Gate 5 brochure/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/pdf/properties/harbor-gate-5.pdf',
    expect.stringMatching(/one traffic light from the port\.PDF$/),
  ]);
});

test('uses the title in the media library by default', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link').textContent).toMatch(/vendor/i);
});

test('renders 40 files and no empty groups', async () => {
  const { getAllByRole, queryByText } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(40);
  expect(queryByText('A group without files')).toBeNull();
});

test('renders nothing without files', async () => {
  const { body } = await renderSample(noFiles);
  expect(body.textContent).toBe('');
});

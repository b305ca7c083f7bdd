import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './EsgReportArchive.samples.ts';

const [rich, sparse, extreme, noReports] = samples;

test('shows the newest year first', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
  ]);
});

test('groups the files of a year', async () => {
  const { getAllByRole } = await renderSample(rich);
  const [newest] = getAllByRole('list');
  expect(within(newest as HTMLElement).getAllByRole('link')).toHaveLength(2);
  expect(newest?.textContent).toContain('38.9 MW of rooftop solar');
});

test('shows only the cover of the newest year', async () => {
  expect((await renderSample(rich)).body.querySelectorAll('img')).toHaveLength(1);
  expect((await renderSample(sparse)).body.querySelectorAll('img')).toHaveLength(0);
});

test('renders 40 items, the maximum', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(40);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(10);
});

test('renders nothing without a file and a year', async () => {
  const { body } = await renderSample(noReports);
  expect(body.textContent).toBe('');
});

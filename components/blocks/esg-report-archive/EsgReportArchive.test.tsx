import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './EsgReportArchive.samples.ts';

const [rich, sparse, extreme, nothing] = samples;

test('begins with the newest year', async () => {
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

test('keeps the papers of a year together', async () => {
  const { getAllByRole } = await renderSample(rich);
  const [newest] = getAllByRole('list');
  expect(within(newest as HTMLElement).getAllByRole('link')).toHaveLength(2);
  expect(newest?.textContent).toContain('33.9 MW on our roofs');
});

test('shows the cover of the newest year alone', async () => {
  expect((await renderSample(rich)).body.querySelectorAll('img')).toHaveLength(1);
  expect((await renderSample(sparse)).body.querySelectorAll('img')).toHaveLength(0);
});

test('shows as many as there may be', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(40);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(10);
});

test('shows nothing without a file or its year', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});

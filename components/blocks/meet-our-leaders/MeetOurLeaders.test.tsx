import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './MeetOurLeaders.samples.ts';

const [rich, sparse, extreme, gone] = samples;

test('shows as many as asked for, in their order, each with a link', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('article')).toHaveLength(7);
  expect(getByRole('link', { name: 'Maren Okafor' }).getAttribute('href')).toBe('/leadership/maren-okafor/');
});

test('says a few words of the first alone', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toContain('Maren drew her first warehouse');
  expect(body.textContent).not.toContain('Teodoro has bought');
});

test('shows chosen ones, with headings in order', async () => {
  const { getAllByRole, body } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Lucille Tan']);
  expect(body.textContent).not.toContain('Lucille answers');
});

test('shows everybody', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(12);
});

test('shows nothing when the chosen ones are gone', async () => {
  const { body } = await renderSample(gone);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './MeetOurLeaders.samples.ts';

const [rich, sparse, extreme, missingSelection] = samples;

test('shows the configured number of leaders with links', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('article')).toHaveLength(7);
  expect(getByRole('link', { name: 'Maren Okafor' }).getAttribute('href')).toBe('/leadership/maren-okafor/');
});

test('shows the introduction of only the first leader', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toContain('Maren designed her first warehouse');
  expect(body.textContent).not.toContain('Teodoro has led');
});

test('shows the selected leaders with level 2 headings', async () => {
  const { getAllByRole, body } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Lucille Tan']);
  expect(body.textContent).not.toContain('Lucille leads design');
});

test('shows all leaders', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(12);
});

test('renders nothing when the selected items no longer exist', async () => {
  const { body } = await renderSample(missingSelection);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionCardGrids.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows every region with a link', async () => {
  const { getAllByRole } = await renderSample(rich);
  const links = getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/regions/'));
  expect(links).toHaveLength(8);
});

test('uses level 2 headings when the section has no title', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(8);
});

test('renders nothing when the selected items no longer exist', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h3')).not.toBeNull();
});

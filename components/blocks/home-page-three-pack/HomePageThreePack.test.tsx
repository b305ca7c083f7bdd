import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './HomePageThreePack.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows three teasers', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('uses level 2 headings when the section has no title', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'One teaser' })).toBeTruthy();
});

test('renders nothing without teasers', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h3')).not.toBeNull();
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './DevelopmentCarousel.samples.ts';

const [rich, sparse, extreme] = samples;

test('offers each project as a link to its story', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /Calumet Stack/ }).getAttribute('href')).toMatch(/^#project-/);
});

test('holds every story in the document', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toContain('Three storeys with ramps.');
  expect(body.textContent).toContain('612,000 sq ft');
});

test('shows one project', async () => {
  const { body } = await renderSample(sparse);
  expect(body.textContent).toContain('One project');
});

test('shows nothing without projects', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows twenty', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('article')).toHaveLength(20);
});

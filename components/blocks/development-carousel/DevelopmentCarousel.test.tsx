import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './DevelopmentCarousel.samples.ts';

const [rich, sparse, extreme] = samples;

test('links each project to its popup', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /Calumet Stack/ }).getAttribute('href')).toMatch(/^#project-/);
});

test('renders every popup in the document', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toContain('Three levels with a truck ramp.');
  expect(body.textContent).toContain('602,000 sq ft');
});

test('renders a single project', async () => {
  const { body } = await renderSample(sparse);
  expect(body.textContent).toContain('One project');
});

test('renders nothing without projects', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders 20 items', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('article')).toHaveLength(20);
});

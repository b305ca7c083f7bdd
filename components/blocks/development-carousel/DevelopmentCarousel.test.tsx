import { expect, test } from 'vitest';
import { projects } from '../../../content/seed/pages/shared.ts';
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

test('shows the popup items of the options without projects of its own', async () => {
  const { body, getByRole } = await renderSample(samples[3]);
  expect(getByRole('link', { name: /Calumet Stack/ })).toBeTruthy();
  expect(body.querySelectorAll('article')).toHaveLength(projects.length);
});

test('renders 20 items', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('article')).toHaveLength(20);
});

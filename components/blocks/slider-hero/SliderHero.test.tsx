import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './SliderHero.samples.ts';

const [rich, sparse, extreme] = samples;

test('gives the page its title on the first slide', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Buildings placed where freight changes hands');
  expect(getAllByRole('listitem')).toHaveLength(2);
});

test('can be scrolled by keyboard', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('[tabindex="0"]')?.getAttribute('aria-label')).toBe('Introduction');
});

test('needs no script for one slide', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('shows nothing without slides', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h1')).not.toBeNull();
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './SliderHero.samples.ts';

const [rich, sparse, extreme] = samples;

test('renders the title of the first slide as the page title', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Warehouses where freight changes hands');
  expect(getAllByRole('listitem')).toHaveLength(2);
});

test('shows a search field that leads to the address of the first action', async () => {
  const { getByRole } = await renderSample(rich);
  const form = getByRole('search', { name: 'Find space' });
  expect(form.getAttribute('action')).toBe('/properties/#found');
  expect(getByRole('searchbox', { name: 'Place, building or size' }).getAttribute('name')).toBe('q');
  expect(getByRole('link', { name: 'How we build' })).toBeTruthy();
});

test('is scrollable by keyboard', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('[tabindex="0"]')?.getAttribute('aria-label')).toBe('Introduction');
});

test('renders a single slide without an island', async () => {
  const { body, getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'One slide' })).toBeTruthy();
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('renders nothing without slides', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h1')).not.toBeNull();
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContentToggle.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows the first view and holds the others, without script', async () => {
  const { body, getByText } = await renderSample(rich);
  expect([...body.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
  expect(getByText(/Vans in, vans out/)).toBeTruthy();
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('closes a view when another one opens', async () => {
  const { body } = await renderSample(rich);
  expect(new Set([...body.querySelectorAll('details')].map((view) => view.getAttribute('name'))).size).toBe(1);
  expect(body.querySelector('details')?.getAttribute('name')).toMatch(/^views-/);
});

test('keeps toggles of one page apart', async () => {
  const { body } = await renderSample({ name: 'two', markup: `${rich?.markup}${sparse?.markup}` });
  expect(new Set([...body.querySelectorAll('details')].map((view) => view.getAttribute('name'))).size).toBe(2);
  expect([...body.querySelectorAll('details')].at(-1)?.open).toBe(true);
});

test('shows twelve', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(12);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

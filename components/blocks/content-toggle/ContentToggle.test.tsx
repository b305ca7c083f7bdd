import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContentToggle.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('opens the first tab and keeps the others closed, without JavaScript', async () => {
  const { body, getByText } = await renderSample(rich);
  expect([...body.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
  expect(getByText(/Built for delivery vans/)).toBeTruthy();
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('puts all tabs into one exclusive group', async () => {
  const { body } = await renderSample(rich);
  expect(new Set([...body.querySelectorAll('details')].map((tab) => tab.getAttribute('name'))).size).toBe(1);
  expect(body.querySelector('details')?.getAttribute('name')).toMatch(/^tabs-/);
});

test('gives each content toggle its own group', async () => {
  const { body } = await renderSample({ name: 'two', markup: `${rich?.markup}${sparse?.markup}` });
  expect(new Set([...body.querySelectorAll('details')].map((tab) => tab.getAttribute('name'))).size).toBe(2);
  expect([...body.querySelectorAll('details')].at(-1)?.open).toBe(true);
});

test('shows twelve tabs', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(12);
});

test('shows nothing without tabs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

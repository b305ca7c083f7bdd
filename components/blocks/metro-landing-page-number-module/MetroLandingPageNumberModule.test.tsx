import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './MetroLandingPageNumberModule.samples.ts';

const [rich, sparse, extreme, noMarket, noFallback] = samples;

test('tells what is known of its market, with units and metric partners', async () => {
  const { getByRole, getByText, body } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'Dallas–Fort Worth in numbers' })).toBeTruthy();
  expect(getByText(/people in the metropolitan area/)).toBeTruthy();
  expect(body.textContent).toMatch(/m²/);
});

test('puts its own numbers before what is known', async () => {
  const { body } = await renderSample(sparse);
  expect([...body.querySelectorAll('dd')].map((number) => number.textContent)).toEqual(['14']);
});

test('shows a dozen long ones', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dd')).toHaveLength(12);
});

test('shows nothing without a market, or where it may not fall back', async () => {
  expect((await renderSample(noMarket)).body.textContent).toBe('');
  expect((await renderSample(noFallback)).body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './MetroLandingPageNumberModule.samples.ts';

const [rich, sparse, extreme, noMarket, defaultsDisabled] = samples;

test('shows the numbers of the market with metric conversions', async () => {
  const { getByRole, getByText, body } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'Dallas–Fort Worth in numbers' })).toBeTruthy();
  expect(getByText(/people in the metropolitan area/)).toBeTruthy();
  expect(body.textContent).toMatch(/m²/);
});

test('prefers its own numbers over the numbers of the market', async () => {
  const { body } = await renderSample(sparse);
  expect([...body.querySelectorAll('dd')].map((number) => number.textContent)).toEqual(['14']);
});

test('renders 12 long numbers', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dd')).toHaveLength(12);
});

test('renders nothing without a market or when defaults are disabled', async () => {
  expect((await renderSample(noMarket)).body.textContent).toBe('');
  expect((await renderSample(defaultsDisabled)).body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './MetroLandingPageNumberModule.samples.ts';

const [rich, sparse, extreme, none] = samples;

test('counts what stands in the market, and for how many people', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText(/people live in the metropolitan area/)).toBeTruthy();
  expect(getByText(/2.3 km/)).toBeTruthy();
});

test('is named after its market', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: 'Dallas–Fort Worth, measured' })).toBeTruthy();
});

test('takes twelve more', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dd').length).toBeGreaterThanOrEqual(15);
});

test('shows nothing of a market that is gone', async () => {
  const { body } = await renderSample(none);
  expect(body.textContent).toBe('');
});

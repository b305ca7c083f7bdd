import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreWidgetGroup.samples.ts';

const [rich, sparse, , empty] = samples;

test('shows the title above the inner blocks', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'Gate hours' })).toBeTruthy();
  expect(body.textContent).toMatch(/Gate hours.*Open from.*Badge/s);
});

test('renders without a title', async () => {
  const { queryByRole, getByText } = await renderSample(sparse);
  expect(queryByRole('heading')).toBeNull();
  expect(getByText(/^Open from/)).toBeTruthy();
});

test('renders nothing without inner blocks', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreWidgetGroup.samples.ts';

const [rich, sparse, , empty] = samples;

test('has its title above its blocks', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'At the gate' })).toBeTruthy();
  expect(body.textContent).toMatch(/At the gate.*Open from.*Badge/s);
});

test('stands without a title', async () => {
  const { queryByRole, getByText } = await renderSample(sparse);
  expect(queryByRole('heading')).toBeNull();
  expect(getByText('Open from 6 am.')).toBeTruthy();
});

test('shows nothing when nothing is in it', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

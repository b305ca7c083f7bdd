import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryNoResults.samples.ts';

const [rich, sparse, , last] = samples;

test('says what an editor wrote', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'No piece from 2009' })).toBeTruthy();
});

test('says something where an editor wrote nothing', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Nothing here yet')).toBeTruthy();
});

test('says nothing beside posts', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

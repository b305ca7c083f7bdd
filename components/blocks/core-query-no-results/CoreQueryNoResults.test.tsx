import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryNoResults.samples.ts';

const [rich, sparse, , withResults] = samples;

test('renders the inner blocks when there are no results', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'No stories from 2009' })).toBeTruthy();
});

test('shows a default message without inner blocks', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('No results found')).toBeTruthy();
});

test('renders nothing when there are results', async () => {
  const { body } = await renderSample(withResults);
  expect(body.textContent).toBe('');
});

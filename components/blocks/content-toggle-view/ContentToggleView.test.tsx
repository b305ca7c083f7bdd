import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContentToggleView.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('uses its label as the summary', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('By road').tagName).toBe('SUMMARY');
  expect(
    getByText(/9 minutes/)
      .closest('details')
      ?.querySelector('summary')?.textContent,
  ).toBe('By road');
});

test('is open if it is the first tab', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('details')?.open).toBe(true);
});

test('shows forty tabs, one of them open', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
  expect(body.querySelectorAll('details[open]')).toHaveLength(1);
});

test('is omitted without a label or without content', async () => {
  const { body } = await renderSample(empty);
  expect(body.querySelector('details')).toBeNull();
});

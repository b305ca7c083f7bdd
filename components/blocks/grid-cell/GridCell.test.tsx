import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './GridCell.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('spans the given number of columns', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Two columns of three.').parentElement?.className).toContain('span2');
  expect(getByText('One column.').parentElement?.className).not.toContain('span');
});

test('spans one column by default', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('One cell in one column.').parentElement?.className).not.toContain('span');
});

test('renders 40 wide cells', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('[class*=span4]')).toHaveLength(40);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

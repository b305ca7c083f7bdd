import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TwoColumnFaq.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('splits the questions into two columns', async () => {
  const { body } = await renderSample(rich);
  const firstInColumn = [...body.querySelectorAll('details')].filter((item) => item.parentElement?.firstElementChild === item);
  expect(firstInColumn.map((item) => item.querySelector('summary')?.textContent)).toEqual([
    'How long is a lease?',
    'Is there rail service?',
  ]);
});

test('lets several questions be open at once, without scripts', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('details:not([name]):not([open])')).toHaveLength(7);
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('renders one column for a single question', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelectorAll('details')).toHaveLength(1);
  expect(body.querySelector('details')?.parentElement?.nextElementSibling).toBeNull();
});

test('renders 40 items', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LineGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('tells each fact by its name, with the same in other units', async () => {
  const { getByText } = await renderSample(rich);
  const name = getByText('Clear height');
  expect(name.tagName).toBe('DT');
  expect(name.nextElementSibling?.textContent).toBe('40 ft12.2 m');
});

test('keeps the order when the first takes four cells', async () => {
  const { body } = await renderSample(rich);
  expect([...body.querySelectorAll('dt')].slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Floor, sq ft', 'Clear height']);
  expect(body.querySelector('dl > div')?.className).toContain('big');
});

test('gives no fact more room unless asked to', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('dl > div')?.className ?? '').not.toContain('big');
});

test('shows forty', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dt')).toHaveLength(40);
});

test('leaves half a fact out', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

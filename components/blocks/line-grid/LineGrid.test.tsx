import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LineGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows each fact with its label and metric conversion', async () => {
  const { getByText } = await renderSample(rich);
  const name = getByText('Clear height');
  expect(name.tagName).toBe('DT');
  expect(name.nextElementSibling?.textContent).toBe('40 ft12.2 m');
});

test('keeps the order when the first fact is larger', async () => {
  const { body } = await renderSample(rich);
  expect([...body.querySelectorAll('dt')].slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Floor area, sq ft', 'Clear height']);
  expect(body.querySelector('dl > div')?.className).toContain('main');
});

test('shows all facts in one size by default', async () => {
  const { body } = await renderSample(sparse);
  const fact = body.querySelector('dl > div');
  expect(fact?.textContent).toBe('Leased97.1%');
  expect(fact?.className).toBe('');
});

test('renders 40 items', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dt')).toHaveLength(40);
});

test('leaves out facts without a label or a value', async () => {
  const incomplete = await renderSample(empty);
  expect(incomplete.body.textContent).toBe('');
  const markup = '<!-- wp:site/line-grid {"items": [{"label": "Rail"}, {"value": "2"}, {"label": "Leased", "value": "97.1%"}]} /-->';
  const mixed = await renderSample({ name: 'one complete fact', markup });
  expect(mixed.body.textContent).toBe('Leased97.1%');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CtaList.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('renders one link per action', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tell us how much space you need',
    'Tour a building',
    'Offer us a site',
  ]);
});

test('highlights only the first action', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('listitem').map(({ className }) => className.includes('signal'))).toEqual([true, false, false]);
});

test('highlights no action by default and keeps tel links', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('listitem').className).not.toContain('signal');
  expect(getByRole('link').getAttribute('href')).toBe('tel:+15625550140');
});

test('renders eight actions', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(8);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

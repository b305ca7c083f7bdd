import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LargeMediaContact.samples.ts';

const [rich, sparse, extreme] = samples;

test('says what the options of the site say, and whom to call', async () => {
  const { getByRole, getByText } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Writing about us?' })).toBeTruthy();
  expect(getByText(/Ruth Ellery/)).toBeTruthy();
});

test('dials and writes', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: '+1 562 555 0170' }).getAttribute('href')).toBe('tel:+15625550170');
  expect(getByRole('link', { name: 'press@causeway.example' }).getAttribute('href')).toBe('mailto:press@causeway.example');
});

test('lets a page ask in its own words', async () => {
  const { getByRole, queryByText } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'On deadline?' })).toBeTruthy();
  expect(queryByText(/The press desk answers/)).toBeNull();
});

test('shows its extremes without losing anything', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('list', { name: 'Media contacts' }).children).toHaveLength(2);
});

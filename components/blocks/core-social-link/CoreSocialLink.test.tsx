import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSocialLink.samples.ts';

const [rich, sparse, extreme, nowhere] = samples;

test('carries the editor’s words and relation', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Causeway on LinkedIn' }).getAttribute('rel')).toContain('nofollow');
});

test('is an item of a list wherever it stands', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('listitem').textContent).toBe('Feed');
});

test('keeps the words of an address that could run', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(2);
  expect(getAllByRole('link')).toHaveLength(1);
});

test('shows nothing without an address', async () => {
  const { body } = await renderSample(nowhere);
  expect(body.textContent).toBe('');
});

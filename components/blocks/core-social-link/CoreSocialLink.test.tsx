import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSocialLink.samples.ts';

const [rich, sparse, extreme, withoutUrl] = samples;

test('uses the label and rel attribute of the editor', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Causeway on LinkedIn' }).getAttribute('rel')).toContain('nofollow');
});

test('renders a list even outside a parent list', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('listitem').textContent).toBe('Feed');
});

test('shows items with an unsafe URL as text', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(2);
  expect(getAllByRole('link')).toHaveLength(1);
});

test('renders nothing without a valid URL', async () => {
  const { body } = await renderSample(withoutUrl);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostNavigationLink.samples.ts';

const [rich, sparse, extreme, noNewerPost] = samples;

test('links to the previous post by title', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: /Previous story Trinity Crossing tops out/ });
  expect(link.getAttribute('rel')).toBe('prev');
});

test('uses a default label', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Previous' })).toBeTruthy();
});

test('keeps the label outside the link unless it is included', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('link', { name: /^Trinity Crossing/ })).toBeTruthy();
});

test('renders nothing after the newest post', async () => {
  const { body } = await renderSample(noNewerPost);
  expect(body.textContent).toBe('');
});

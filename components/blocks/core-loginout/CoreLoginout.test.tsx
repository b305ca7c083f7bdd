import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLoginout.samples.ts';

const [rich, sparse] = samples;

test('leads to the sign-in page, and back to this one', async () => {
  const { getByRole, queryByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/login\/\?redirect_uri=%2Fnews%2F/);
  expect(queryByRole('textbox')).toBeNull();
});

test('leads nowhere in particular when the editor wants it so', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login/');
});

test('is nothing for search engines to follow', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link').getAttribute('rel')).toContain('nofollow');
});

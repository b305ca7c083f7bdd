import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLoginout.samples.ts';

const [rich, sparse] = samples;

test('links to the sign-in page and back to the current page', async () => {
  const { getByRole, queryByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/login\/\?redirect_uri=%2Fnews%2F/);
  expect(queryByRole('textbox')).toBeNull();
});

test('does not return to the current page when the editor disables it', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login/');
});

test('marks the link with nofollow for search engines', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link').getAttribute('rel')).toContain('nofollow');
});

test('a script replaces the link for editors who are signed in', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('[data-island] a')?.textContent).toBe('Sign in');
});

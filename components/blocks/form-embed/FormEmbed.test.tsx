import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FormEmbed.samples.ts';

const [rich, sparse, extreme, stranger, nothing] = samples;

test('names its frame, which waits with a link to the form', async () => {
  const { getByTitle } = await renderSample(rich);
  const frame = getByTitle('Tell us about a night delivery (forms.office.com)');
  expect(frame.hasAttribute('src')).toBe(false);
  expect(frame.getAttribute('height')).toBe('640');
  const { document } = new JSDOM(frame.getAttribute('srcdoc') ?? '').window;
  expect(document.querySelector('a')?.href).toBe('https://forms.office.com/r/causeway-night');
});

test('keeps the form from the page it stands in', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('iframe')?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
});

test('can be opened without frames', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('link', { name: 'Open it on its own page' }).getAttribute('href')).toMatch(/^https:\/\/docs\.google\.com\/forms\//);
});

test('is a link where its host is not allowed', async () => {
  const { body, getByRole } = await renderSample(stranger);
  expect(body.querySelector('iframe')).toBeNull();
  expect(getByRole('link', { name: 'Open the form at forms.example.com' })).toBeTruthy();
});

test('shows nothing without an address', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});

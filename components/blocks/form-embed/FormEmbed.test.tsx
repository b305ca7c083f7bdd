import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FormEmbed.samples.ts';

const [rich, sparse, extreme, disallowedHost, unsafeUrl] = samples;

test('renders a titled iframe that waits with a link to the form', async () => {
  const { getByTitle } = await renderSample(rich);
  const frame = getByTitle('Report a night delivery (forms.office.com)');
  expect(frame.hasAttribute('src')).toBe(false);
  expect(frame.getAttribute('height')).toBe('640');
  const { document } = new JSDOM(frame.getAttribute('srcdoc') ?? '').window;
  expect(document.querySelector('a')?.href).toBe('https://forms.office.com/r/causeway-night');
});

test('prevents the form from navigating the page', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('iframe')?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
});

test('links to the form on its own page', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('link', { name: 'Open the form on its own page' }).getAttribute('href')).toMatch(
    /^https:\/\/docs\.google\.com\/forms\//,
  );
});

test('renders a link for hosts that are not allowed', async () => {
  const { body, getByRole } = await renderSample(disallowedHost);
  expect(body.querySelector('iframe')).toBeNull();
  expect(getByRole('link', { name: 'Open the form at forms.example.com' })).toBeTruthy();
});

test('renders nothing without a valid URL', async () => {
  const { body } = await renderSample(unsafeUrl);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNavigation.samples.ts';

const [rich, sparse, extreme, , empty] = samples;

/** Finds a link by URL. A closed popover is hidden, so its links cannot be queried by role. */
const findLink = (body: HTMLElement, href: string) => body.querySelector(`a[href="${href}"]`);

test('opens the overlay without scripts', async () => {
  const { getByRole, body } = await renderSample(rich);
  const navigation = body.querySelector('nav');
  expect(getByRole('button', { name: /^Menu/ }).getAttribute('popovertarget')).toBe(navigation?.id);
  expect(navigation?.getAttribute('popover')).toBe('auto');
});

test('starts each submenu with a link to its own page', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details summary')?.textContent).toBe('Space');
  expect(findLink(body, '/properties/')?.textContent).toBe('Space');
  expect(findLink(body, '/status/available-now/')?.textContent).toContain('Ready within 30 days');
});

test('adds noopener to links that open a new tab', async () => {
  const { body } = await renderSample(rich);
  expect(findLink(body, 'https://example.com/')?.getAttribute('rel')).toContain('noopener');
});

test('renders inline when the overlay is disabled', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('button')).toBeNull();
  expect(getByRole('link', { name: 'Contact' })).toBeTruthy();
});

test('renders 40 links', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('nav a')).toHaveLength(40);
});

test('renders nothing for an unknown menu', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

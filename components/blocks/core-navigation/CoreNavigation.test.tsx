import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNavigation.samples.ts';

const [rich, sparse, extreme, , empty] = samples;

/** A closed popover is hidden: what it holds is asked for by address. */
const linkTo = (body: HTMLElement, address: string) => body.querySelector(`a[href="${address}"]`);

test('opens without script where there is no room', async () => {
  const { getByRole, body } = await renderSample(rich);
  const navigation = body.querySelector('nav');
  expect(getByRole('button', { name: /^Menu/ }).getAttribute('popovertarget')).toBe(navigation?.id);
  expect(navigation?.getAttribute('popover')).toBe('auto');
});

test('holds submenus with the page above them', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details summary')?.textContent).toBe('Space');
  expect(linkTo(body, '/properties/')?.textContent).toBe('Space');
  expect(linkTo(body, '/status/available-now/')?.textContent).toContain('Ready within 30 days');
});

test('keeps links out of other people’s hands', async () => {
  const { body } = await renderSample(rich);
  expect(linkTo(body, 'https://example.com/')?.getAttribute('rel')).toContain('noopener');
});

test('stands in the page when it never is an overlay', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('button')).toBeNull();
  expect(getByRole('link', { name: 'Contact' })).toBeTruthy();
});

test('takes forty links', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('nav a')).toHaveLength(40);
});

test('shows nothing without a menu', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

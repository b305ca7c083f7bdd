import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Partners.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('reads a logo out by the name of its company', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: 'Northlight' });
  expect(link.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('sets the name in type where there is no logo', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Ridgeline Paving').closest('li')?.querySelector('img')).toBeNull();
});

test('marks links that leave the site', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Halvorsen Structural' }).getAttribute('rel')).toContain('external');
});

test('shows one', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(1);
});

test('shows forty, and no link to nowhere', async () => {
  const { getAllByRole, queryByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(40);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

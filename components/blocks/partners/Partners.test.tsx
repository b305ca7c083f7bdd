import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Partners.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('names a logo link after the partner', async () => {
  const { getByRole } = await renderSample(rich);
  const link = getByRole('link', { name: 'Northlight' });
  expect(link.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('shows the name of a partner without a logo', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Ridgeline Paving').closest('li')?.querySelector('img')).toBeNull();
});

test('marks external links', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Halvorsen Structural' }).getAttribute('rel')).toContain('external');
});

test('renders a single partner', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(1);
});

test('renders 40 partners without their unsafe links', async () => {
  const { getAllByRole, queryByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(40);
  expect(queryByRole('link')).toBeNull();
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNavigationLink.samples.ts';

const [rich, sparse, extreme, withoutLabel] = samples;

test('links to the URL and shows the description', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /On-site power/ }).textContent).toContain('41.6 megawatts');
  expect(getByRole('link', { name: 'County records' }).getAttribute('target')).toBe('_blank');
});

test('renders a list even outside a parent list', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('list').contains(getByRole('link', { name: 'Contact' }))).toBe(true);
});

test('shows items with an unsafe URL as text', async () => {
  const { getByText, queryByRole } = await renderSample(extreme);
  expect(getByText('نبني المستودعات')).toBeTruthy();
  expect(queryByRole('link', { name: 'نبني المستودعات' })).toBeNull();
});

test('renders nothing without a label', async () => {
  const { body } = await renderSample(withoutLabel);
  expect(body.textContent).toBe('');
});

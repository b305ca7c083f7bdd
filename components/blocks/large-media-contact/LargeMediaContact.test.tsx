import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LargeMediaContact.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the heading, text and contacts of the site options', async () => {
  const { getByRole, getByText } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Press contacts' })).toBeTruthy();
  expect(getByText(/Ruth Ellery/)).toBeTruthy();
});

test('links phone numbers and email addresses', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: '562-555-0170' }).getAttribute('href')).toBe('tel:+15625550170');
  expect(getByRole('link', { name: 'press@causeway.example' }).getAttribute('href')).toBe('mailto:press@causeway.example');
});

test('prefers the heading and text of the block', async () => {
  const { getByRole, queryByText } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'On deadline?' })).toBeTruthy();
  expect(queryByText(/Our press desk replies/)).toBeNull();
});

test('renders very long text', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('list', { name: 'Media contacts' }).children).toHaveLength(2);
});

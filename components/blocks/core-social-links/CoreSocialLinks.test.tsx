import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSocialLinks.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('names each link after its network', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'LinkedIn' }).getAttribute('target')).toBe('_blank');
  expect(getByRole('link', { name: 'Construction videos' })).toBeTruthy();
});

test('links an email address with mailto', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Email' }).getAttribute('href')).toBe('mailto:desk@causeway.example');
});

test('adds a scheme to a URL without one', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link').getAttribute('href')).toBe('https://linkedin.com/company/causeway');
});

test('renders 40 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(40);
});

test('renders nothing without links', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

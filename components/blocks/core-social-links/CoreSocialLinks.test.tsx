import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSocialLinks.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('names each network', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'LinkedIn' }).getAttribute('target')).toBe('_blank');
  expect(getByRole('link', { name: 'Films from the sites' })).toBeTruthy();
});

test('writes to a mail address', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Email' }).getAttribute('href')).toBe('mailto:desk@causeway.example');
});

test('completes an address without its scheme', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link').getAttribute('href')).toBe('https://linkedin.com/company/causeway');
});

test('takes forty', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(40);
});

test('shows nothing without links', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePageList.samples.ts';

const [rich, , , nothing] = samples;

test('lists the pages of the site', async () => {
  const { getAllByRole } = await renderSample(rich);
  const addresses = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/about/');
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('leaves out pages that are not for everybody', async () => {
  const { body } = await renderSample(rich);
  expect(body.innerHTML).not.toContain('draft');
});

test('shows nothing below a page without any', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});

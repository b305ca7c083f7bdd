import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePageList.samples.ts';

const [rich, , , unknownParent] = samples;

test('lists the pages of the site', async () => {
  const { getAllByRole } = await renderSample(rich);
  const urls = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(urls).toContain('/about/');
  expect(new Set(urls).size).toBe(urls.length);
});

test('leaves out unpublished pages', async () => {
  const { body } = await renderSample(rich);
  expect(body.innerHTML).toContain('href="/contact/"');
  expect(body.innerHTML).not.toMatch(/investor-day-2027|print-shop/);
});

test('renders nothing for a parent without child pages', async () => {
  const { body } = await renderSample(unknownParent);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePageListItem.samples.ts';

const [rich, sparse, , withoutLabel] = samples;

test('links to the page by its label', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about/');
});

test('uses the title as link text when there is no label', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Careers' })).toBeTruthy();
});

test('renders nothing without a label', async () => {
  const { body } = await renderSample(withoutLabel);
  expect(body.textContent).toBe('');
});

import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLatestComments.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows comments with links to them', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(5);
  expect(getAllByRole('link', { name: 'The dock door is the product' })[0]?.getAttribute('href')).toMatch(
    /^\/news\/the-dock-door-is-the-product\/#comment-\d+$/,
  );
});

test('omits the details that the editor disables', async () => {
  const { body, getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(1);
  expect(body.querySelector('time')).toBeNull();
  expect(body.textContent).not.toContain('Right next to door 9.');
});

test('shows approved comments only', async () => {
  const { body } = await renderSample(extreme);
  expect(body.textContent).toContain('1 in 22');
  expect(body.textContent).not.toContain('pallets');
});

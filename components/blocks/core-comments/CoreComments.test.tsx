import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreComments.samples.ts';

const [rich, sparse] = samples;

test('shows replies below their comment', async () => {
  const { getByText } = await renderSample(rich);
  const comment = getByText(/Where is the printer/).closest('li');
  expect(comment?.querySelector('ol')?.textContent).toContain('Right next to door 9.');
});

test('never shows comments that await moderation', async () => {
  const html = await renderMarkup('<!-- wp:comments /--><!-- wp:latest-comments {"commentsToShow":100} /-->');
  expect(html.match(/Right next to door 9\./g)).toHaveLength(2);
  expect(html).not.toContain('quarter inch per foot');
  expect(html).not.toContain('Best pallets');
});

test('uses the default layout without inner blocks', async () => {
  const { getByRole, getAllByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: '3 comments on “The dock door is the product”' })).toBeTruthy();
  expect(getAllByRole('link', { name: /^Reply to / })).toHaveLength(3);
});

test('loads no avatars from other sites', async () => {
  const { body, getAllByText } = await renderSample(rich);
  expect(getAllByText('DQ')).toHaveLength(2);
  expect(body.querySelector('img')).toBeNull();
});

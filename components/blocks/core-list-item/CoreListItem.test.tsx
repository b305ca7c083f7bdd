import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreListItem.samples.ts';

const [rich, , extreme] = samples;

test('keeps links', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'link' })).toBeTruthy();
});

test('removes unsafe links but keeps their text', async () => {
  const html = await renderMarkup(
    '<!-- wp:list --><ul><!-- wp:list-item --><li><a href="javascript:alert(1)">Link text</a></li><!-- /wp:list-item --></ul><!-- /wp:list -->',
  );
  expect(html).toMatch(/<li>.*Link text.*<\/li>/s);
  expect(html).not.toContain('javascript:');
});

test('shows long words and right-to-left text', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(2);
});

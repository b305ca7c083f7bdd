import { expect, test } from 'vitest';
import { parseBlocks } from './parse.ts';
import { getOwnMarkup, getSavedMarkup } from './serialize.ts';

function save(content: string): string | undefined {
  const blocks = parseBlocks(content);
  return blocks[0] && getSavedMarkup(blocks[0], blocks);
}

test('returns the markup without comments and without line breaks around inner blocks', () => {
  const content = `<!-- wp:group -->
<div class="wp-block-group"><!-- wp:heading -->
<h2>One  two</h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>Three<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>Four</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->`;
  expect(save(content)).toBe('<div class="wp-block-group"><h2>One  two</h2><ul><li>Three<ul><li>Four</li></ul></li></ul></div>');
});

test('keeps line breaks in the markup of a block', () => {
  expect(save('<!-- wp:code -->\n<pre class="wp-block-code"><code>a\n\n  b</code></pre>\n<!-- /wp:code -->')).toBe(
    '<pre class="wp-block-code"><code>a\n\n  b</code></pre>',
  );
});

test("returns a block's own markup without its inner blocks", () => {
  const [list, item] = parseBlocks('<!-- wp:list -->\n<ul><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul>\n<!-- /wp:list -->');
  expect(list && getOwnMarkup(list)).toBe('<ul></ul>');
  expect(item && getOwnMarkup(item)).toBe('<li>One</li>');
});

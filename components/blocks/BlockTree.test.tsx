import { expect, test } from 'vitest';
import { renderMarkup } from '../../tests/support/render-block.tsx';

const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

test('puts consecutive prose blocks into one column', async () => {
  const html = await renderMarkup(
    `${paragraph('One')}${paragraph('Two')}<!-- wp:site/large-cta-card {"title":"Call"} /-->${paragraph('Three')}`,
  );
  expect(html.match(/class="sheet sheet--less-padding /g)).toHaveLength(2);
});

test('renders groups that are nested 99 levels deep', async () => {
  const html = await renderMarkup(
    `${'<!-- wp:group --><div class="wp-block-group">'.repeat(99)}${paragraph('Inside')}${'</div><!-- /wp:group -->'.repeat(99)}`,
  );
  expect(html).toContain('<p>Inside</p>');
});

test('renders exactly one h1, whichever block comes first', async () => {
  const hero = (title: string) => `<!-- wp:site/page-hero {"title":"${title}"} /-->`;
  const slider = '<!-- wp:site/slider-hero {"slides":[{"title":"Slide"}]} /-->';
  for (const markup of [`${hero('One')}${hero('Two')}${slider}`, `${slider}${hero('One')}`]) {
    expect((await renderMarkup(markup)).match(/<h1/g)).toHaveLength(1);
  }
});

test('shows the sanitized saved HTML of an unknown block', async () => {
  const html = await renderMarkup(
    '<!-- wp:acme/ticker --><div onclick="alert(1)">Up 4%<script>alert(1)</script></div><!-- /wp:acme/ticker -->',
  );
  expect(html).toContain('Up 4%');
  expect(html).not.toMatch(/onclick|<script/);
});

test('shows nothing for an unknown block without saved HTML', async () => {
  const html = await renderMarkup(`${paragraph('Before')}<!-- wp:acme/dynamic {"a":1} /-->${paragraph('After')}`);
  expect(html).toContain('<p>Before</p><p>After</p>');
  expect(html).not.toContain('acme');
});

test.each([
  ['broken JSON', `<!-- wp:site/page-hero {"title": } /-->${paragraph('After')}`, '<p>After</p>'],
  ['an unclosed block', '<!-- wp:group --><div><!-- wp:paragraph --><p>Half', '<p>Half</p>'],
  [
    'attributes of the wrong type',
    `<!-- wp:site/slider-hero {"slides":[1,"two",{"title":{"a":1},"annotations":[null,{"x1":"a"}]}]} /-->${paragraph('After')}`,
    '<p>After</p>',
  ],
  ['CSS expressions', '<!-- wp:paragraph --><p style="width:expression(alert(1))">Hi</p><!-- /wp:paragraph -->', '<p>Hi</p>'],
  ['unclosed tags', '<!-- wp:heading --><h2><b><i>Bold<!-- /wp:heading -->', '<h2><b><i>Bold</i></b></h2>'],
])('survives %s', async (_name, markup, expected) => {
  const html = await renderMarkup(markup);
  expect(html).toContain(expected);
  expect(html).not.toMatch(/expression|<script/);
});

test('shows the outer levels of ten thousand nested blocks and the blocks around them', async () => {
  const groups = `${'<!-- wp:group --><div>'.repeat(10_000)}${paragraph('Deep')}${'</div><!-- /wp:group -->'.repeat(10_000)}`;
  const html = await renderMarkup(`${paragraph('Before')}${groups}${paragraph('After')}`);
  expect(html).toMatch(/<p>Before<\/p>(?:<div class="stack">){10}.*<p>After<\/p>/);
  expect(html).not.toContain('Deep');
  expect(html.length).toBeLessThan(10_000);
});

test('lays out sections inside a group as sections and the text between them as prose', async () => {
  const hero = '<!-- wp:site/large-cta-card {"title":"Call","link":{"url":"/contact/","title":"Go"}} /-->';
  const html = await renderMarkup(`<!-- wp:group --><div>${paragraph('before')}${hero}${paragraph('after')}</div><!-- /wp:group -->`);
  expect(html.match(/<section/g)).toHaveLength(3);
  expect(html).toMatch(/column[^>]*><p>before[\s\S]*Call[\s\S]*column[^>]*><p>after/);
});

test('shows the saved HTML of a block with attributes of an older version', async () => {
  // Until WordPress 5.9, navigation blocks had an attribute for their orientation.
  const olderMarkup =
    '<!-- wp:navigation {"orientation":"vertical"} --><ul><li>Saved text<script>alert(1)</script></li></ul><!-- /wp:navigation -->';
  const html = await renderMarkup(olderMarkup);
  expect(html).toContain('Saved text');
  expect(html).not.toContain('<script');
});

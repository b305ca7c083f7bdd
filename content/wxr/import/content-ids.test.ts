import { expect, test } from 'vitest';
import type { ReferenceKind } from './block-references.ts';
import { changeContentIds } from './content-ids.ts';

/** The new id of 5 is 105 for a node, 205 for a term, 305 for a user, 405 for a menu and 505 for a navigation menu. 6 keeps its id. */
const offsets: Record<ReferenceKind, number> = { node: 100, term: 200, user: 300, menu: 400, navigation: 500 };
const change = (content: string) => changeContentIds(content, (kind, id) => (id === 6 ? id : id + offsets[kind]));

test.each([
  ['<!-- wp:image {"id":5,"width":5} --><img class="wp-image-5"/>', '<!-- wp:image {"id":105,"width":5} --><img class="wp-image-105"/>'],
  ['<!-- wp:gallery {"ids":[5,6,7],"columns":5} /-->', '<!-- wp:gallery {"ids":[105,6,107],"columns":5} /-->'],
  ['<!-- wp:gallery {"images":[{"id":"5","url":"5"}]} /-->', '<!-- wp:gallery {"images":[{"id":"105","url":"5"}]} /-->'],
  ['<!-- wp:core/media-text {"mediaId":5,"mediaWidth":7} -->', '<!-- wp:core/media-text {"mediaId":105,"mediaWidth":7} -->'],
  ['<!-- wp:audio {"id":5} -->', '<!-- wp:audio {"id":105} -->'],
  ['<!-- wp:video {"id":5} -->', '<!-- wp:video {"id":105} -->'],
  ['<!-- wp:file {"id":5,"href":"/5.pdf"} -->', '<!-- wp:file {"id":105,"href":"/5.pdf"} -->'],
  ['<!-- wp:cover {"id":5,"dimRatio":50} -->', '<!-- wp:cover {"id":105,"dimRatio":50} -->'],
  ['<!-- wp:cover-image {"id":5} -->', '<!-- wp:cover-image {"id":105} -->'],
  ['<!-- wp:block {"ref":7} /-->', '<!-- wp:block {"ref":107} /-->'],
  ['<!-- wp:site/image {"imageId":5,"caption":"5"} /-->', '<!-- wp:site/image {"imageId":105,"caption":"5"} /-->'],
  [
    '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"/5.jpg","id":5}}}} -->',
    '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"/5.jpg","id":105}}}} -->',
  ],
  ['<!-- wp:page-list {"parentPageID":5} /-->', '<!-- wp:page-list {"parentPageID":105} /-->'],
  ['<!-- wp:page-list-item {"id":5} /-->', '<!-- wp:page-list-item {"id":105} /-->'],
  ['<!-- wp:navigation-link {"id":5,"kind":"post-type"} /-->', '<!-- wp:navigation-link {"id":105,"kind":"post-type"} /-->'],
  ['<!-- wp:navigation-link {"id":5,"kind":"taxonomy"} /-->', '<!-- wp:navigation-link {"id":205,"kind":"taxonomy"} /-->'],
  ['<!-- wp:navigation-link {"type":"tag","id":5} /-->', '<!-- wp:navigation-link {"type":"tag","id":205} /-->'],
  ['<!-- wp:navigation-link {"id":5,"kind":"custom"} /-->', '<!-- wp:navigation-link {"id":5,"kind":"custom"} /-->'],
  ['<!-- wp:navigation-submenu {"id":5,"kind":"taxonomy"} -->', '<!-- wp:navigation-submenu {"id":205,"kind":"taxonomy"} -->'],
  ['<!-- wp:navigation {"ref":5} /-->', '<!-- wp:navigation {"ref":505} /-->'],
  ['<!-- wp:navigation {"navigationMenuId":5} /-->', '<!-- wp:navigation {"navigationMenuId":405} /-->'],
  ['<!-- wp:avatar {"userId":5,"size":5} /-->', '<!-- wp:avatar {"userId":305,"size":5} /-->'],
  [
    '<!-- wp:latest-posts {"postsToShow":5,"categories":[{"id":5,"value":"5 docks"}],"selectedAuthor":5} /-->',
    '<!-- wp:latest-posts {"postsToShow":5,"categories":[{"id":205,"value":"5 docks"}],"selectedAuthor":305} /-->',
  ],
  ['<!-- wp:latest-posts {"categories":"5"} /-->', '<!-- wp:latest-posts {"categories":"205"} /-->'],
  [
    '<!-- wp:query {"queryId":5,"query":{"perPage":5,"offset":5,"author":"5, 6","exclude":[5,6],"parents":[5],"taxQuery":{"category":[5],"post_tag":[6,7]}}} -->',
    '<!-- wp:query {"queryId":5,"query":{"perPage":5,"offset":5,"author":"305, 6","exclude":[105,6],"parents":[105],"taxQuery":{"category":[205],"post_tag":[6,207]}}} -->',
  ],
  [
    '<!-- wp:query {"query":{"taxQuery":{"include":{"category":[5]},"exclude":{"post_tag":[5]}},"author":5,"categoryIds":[5],"tagIds":[5]}} -->',
    '<!-- wp:query {"query":{"taxQuery":{"include":{"category":[205]},"exclude":{"post_tag":[205]}},"author":305,"categoryIds":[205],"tagIds":[205]}} -->',
  ],
  [
    '<!-- wp:terms-query {"termQuery":{"include":[5],"parent":0,"perPage":5}} -->',
    '<!-- wp:terms-query {"termQuery":{"include":[205],"parent":0,"perPage":5}} -->',
  ],
  ['<!-- wp:legacy-widget {"instance":{"raw":{"nav_menu":5}}} /-->', '<!-- wp:legacy-widget {"instance":{"raw":{"nav_menu":405}}} /-->'],
  // The spelling of the attributes stays.
  [
    '<!-- wp:image {"alt":"\\u003c5 \\"id\\":5 {[,","id": 5 , "sizeSlug":"large"} -->',
    '<!-- wp:image {"alt":"\\u003c5 \\"id\\":5 {[,","id": 105 , "sizeSlug":"large"} -->',
  ],
  ['<!-- wp:other/thing {"id":5} /-->', '<!-- wp:other/thing {"id":5} /-->'],
  ['<!-- wp:image {"id":5 -->', '<!-- wp:image {"id":5 -->'],
  ['[gallery columns="5" ids="5, 6,7"] and [5]', '[gallery columns="5" ids="105, 6,107"] and [5]'],
  ['[playlist type="video" ids="5"]', '[playlist type="video" ids="105"]'],
  ['[caption id="attachment_5" width="5"]', '[caption id="attachment_105" width="5"]'],
  ['<p>5 docks, page-5</p>', '<p>5 docks, page-5</p>'],
])('changes only the ids in %s', (before, after) => {
  expect(change(before)).toBe(after);
});

test('attributes with many quotes take linear time', () => {
  const startedAt = performance.now();
  change(`<!-- wp:image {"id":5,${'"a":"\\"'.repeat(100_000)}} -->`);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

import { expect, test } from 'vitest';
import { changeContentIds } from './content-ids.ts';

const newIds = new Map([
  [5, 105],
  [7, 107],
]);

test.each([
  ['<!-- wp:image {"id":5,"width":5} --><img class="wp-image-5"/>', '<!-- wp:image {"id":105,"width":5} --><img class="wp-image-105"/>'],
  ['<!-- wp:gallery {"ids":[5,6,7],"columns":5} /-->', '<!-- wp:gallery {"ids":[105,6,107],"columns":5} /-->'],
  ['<!-- wp:core/media-text {"mediaId":5,"mediaWidth":7} -->', '<!-- wp:core/media-text {"mediaId":105,"mediaWidth":7} -->'],
  ['<!-- wp:block {"ref":7} /-->', '<!-- wp:block {"ref":107} /-->'],
  ['<!-- wp:site/image {"imageId":5,"caption":"5"} /-->', '<!-- wp:site/image {"imageId":105,"caption":"5"} /-->'],
  ['<!-- wp:navigation-link {"id":5,"kind":"taxonomy"} /-->', '<!-- wp:navigation-link {"id":5,"kind":"taxonomy"} /-->'],
  ['<!-- wp:page-list {"parentPageID":5} /-->', '<!-- wp:page-list {"parentPageID":105} /-->'],
  ['<!-- wp:cover-image {"id":5} -->', '<!-- wp:cover-image {"id":105} -->'],
  // The id of a menu, which is not a node.
  ['<!-- wp:navigation {"ref":5} /-->', '<!-- wp:navigation {"ref":5} /-->'],
  ['<!-- wp:other/thing {"id":5} /-->', '<!-- wp:other/thing {"id":5} /-->'],
  ['[gallery columns="5" ids="5, 6,7"] and [5]', '[gallery columns="5" ids="105, 6,107"] and [5]'],
  ['[caption id="attachment_5" width="5"]', '[caption id="attachment_105" width="5"]'],
  ['<p>5 docks, page-5</p>', '<p>5 docks, page-5</p>'],
])('changes only the ids of nodes in %s', (before, after) => {
  expect(changeContentIds(before, newIds)).toBe(after);
});

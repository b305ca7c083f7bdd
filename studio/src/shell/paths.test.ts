import { expect, test } from 'vitest';
import { parseEditorPath, parseListPath } from './paths.ts';

const at = (path: string) => new URL(path, 'https://cms.test');

test('the addresses that WordPress’s editor uses lead to the editor and to lists', () => {
  expect(parseEditorPath(at('/studio/edit/page/?post=7'))).toEqual({ type: 'page', id: 7 });
  expect(parseEditorPath(at('/studio/edit/page/post.php?post=7&action=edit'))).toEqual({ type: 'page', id: 7 });
  expect(parseEditorPath(at('/studio/edit/page/?post=x'))).toBeNull();
  expect(parseListPath(at('/studio/edit/page/edit.php?trashed=1&post_type=page&ids=7'))).toBe('/studio/content/page/');
  expect(parseListPath(at('/studio/edit/post/edit.php'))).toBe('/studio/content/post/');
  expect(parseListPath(at('/studio/content/page/'))).toBeNull();
});

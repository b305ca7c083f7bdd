import { expect, test } from 'vitest';
import { parseCommentQuery } from './comment-filters.ts';

test.each(['constructor', '__proto__', 'toString', 'unknown'])('no comment has the unknown status %s', (status) => {
  expect(parseCommentQuery({ where: { status } }).statuses).toEqual([]);
});

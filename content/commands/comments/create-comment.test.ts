import { expect, test } from 'vitest';
import { parseCommentStatus } from './create-comment.ts';

test.each(['constructor', '__proto__', 'toString', 'unknown'])('the spelling %s of a status is rejected', (approved) => {
  expect(() => parseCommentStatus({ approved })).toThrow('approved must be one of');
});

import { expect, test } from 'vitest';
import { assertMarkupLimits, isNestedTooDeep } from './markup-limits.ts';

test('elements may be nested 100 levels deep', () => {
  expect(isNestedTooDeep('<div>'.repeat(100))).toBe(false);
  expect(isNestedTooDeep('<div>'.repeat(101))).toBe(true);
  expect(isNestedTooDeep(`${'<div>'.repeat(100)}</div><div>`)).toBe(false);
  expect(isNestedTooDeep('<DIV></div>'.repeat(200))).toBe(false);
});

test('the error names the input and the limit', () => {
  expect(() => assertMarkupLimits('content', '<div>'.repeat(101))).toThrow(
    'The elements of the content are nested more than 100 levels deep.',
  );
});

test('50 comments may be unclosed', () => {
  expect(() => assertMarkupLimits('content', '<!-- a '.repeat(50))).not.toThrow();
  expect(() => assertMarkupLimits('content', '<!-- a '.repeat(51))).toThrow(
    'The content has 51 unclosed comments. At most 50 are accepted.',
  );
  expect(() => assertMarkupLimits('content', 'a --> b'.repeat(100))).not.toThrow();
  expect(() => assertMarkupLimits('content', '<!-- a -->'.repeat(100))).not.toThrow();
});

test('50 blocks may be unclosed', () => {
  const open = '<!-- wp:group {"a":"b"} -->';
  expect(() => assertMarkupLimits('content', open.repeat(50))).not.toThrow();
  expect(() => assertMarkupLimits('content', open.repeat(51))).toThrow('The content has 51 unclosed blocks. At most 50 are accepted.');
  expect(() => assertMarkupLimits('content', `${open}<!-- /wp:group -->`.repeat(100))).not.toThrow();
  expect(() => assertMarkupLimits('content', '<!-- wp:spacer {"a":"b"} /-->'.repeat(100))).not.toThrow();
});

test('blocks may be nested 100 levels deep', () => {
  const nest = (levels: number) => '<!-- wp:group -->'.repeat(levels) + '<!-- /wp:group -->'.repeat(levels);
  expect(() => assertMarkupLimits('content', nest(100))).not.toThrow();
  expect(() => assertMarkupLimits('content', nest(101))).toThrow(
    'The blocks of the content are nested 101 levels deep. At most 100 levels are shown. Move inner blocks out of the blocks that contain them.',
  );
});

test('20,000 tags are accepted', () => {
  expect(() => assertMarkupLimits('content', '<b>x</b>'.repeat(10_000))).not.toThrow();
  expect(() => assertMarkupLimits('content', '<b>x</b>'.repeat(10_001))).toThrow(
    'The content has 20002 tags and comments. At most 20000 are accepted.',
  );
});
